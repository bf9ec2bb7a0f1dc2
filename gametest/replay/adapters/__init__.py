"""One room or module an engine; each imports its engine when it is used, never before."""
