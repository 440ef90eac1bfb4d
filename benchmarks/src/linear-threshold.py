"""NDlib's linear threshold: EDGES.csv (from,to) FIRST SHARE ROUNDS; prints how many were active after each round."""

import csv
import json
import sys

import ndlib.models.epidemics as epidemics
import ndlib.models.ModelConfig as config
import networkx

edges, first, share, rounds = sys.argv[1:]
graph = networkx.DiGraph()
with open(edges, newline="") as file:
    graph.add_edges_from((int(a), int(b)) for a, b in csv.reader(file))

model = epidemics.ThresholdModel(graph)
settings = config.Configuration()
settings.add_model_initial_configuration("Infected", [int(first)])
for node in graph.nodes():
    settings.add_node_configuration("threshold", node, float(share))
model.set_initial_status(settings)
iterations = model.iteration_bunch(int(rounds) + 1)
print(json.dumps([iteration["node_count"][1] for iteration in iterations]))
