"""The rules, in the order of the rulebook's sections: generators over a `War`."""
