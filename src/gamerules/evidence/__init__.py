"""Evidence: what a run of the features proved, and what that says of each provision."""
