"""What is good in The Shores of Tripoli: positions in numbers, and rules of thumb for choices."""
