"""Players that search: the learned value, the policy, play-outs and training."""
