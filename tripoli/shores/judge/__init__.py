"""Knowledge of good play in The Shores of Tripoli: evaluation of positions, rules of thumb."""
