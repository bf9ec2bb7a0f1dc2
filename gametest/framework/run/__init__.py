"""From a selection to results: plan, batches, worlds, attempts, retries."""
