"""Measurements, each beside its yardstick: `make bench` and `make mutants`."""
