return many
