"""The solitaire opponent: a policy that plays the Tripolitan side by fixed rules."""
