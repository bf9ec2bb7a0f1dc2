
  # @MAX_Ticks 8
await delay 8t
