"""NDlib's independent cascade: EDGES.csv (from,to) FIRST PROBABILITY ROUNDS RUNS; prints how many were active."""

import csv
import json
import random
import sys
import time

import ndlib.models.epidemics as epidemics
import ndlib.models.ModelConfig as config
import networkx
import numpy

edges, first, probability, rounds, runs = sys.argv[1:]
graph = networkx.DiGraph()
with open(edges, newline="") as file:
    graph.add_edges_from((int(a), int(b)) for a, b in csv.reader(file))

random.seed(1)
numpy.random.seed(1)
active = []
spent = 0.0
whole = 0.0
for _ in range(int(runs)):
    begun = time.process_time()
    model = epidemics.IndependentCascadesModel(graph)
    settings = config.Configuration()
    settings.add_model_initial_configuration("Infected", [int(first)])
    for edge in graph.edges():
        settings.add_edge_configuration("threshold", edge, float(probability))
    model.set_initial_status(settings)
    started = time.process_time()
    iterations = model.iteration_bunch(int(rounds) + 1)
    ended = time.process_time()
    spent += ended - started
    whole += ended - begun
    counts = iterations[-1]["node_count"]
    active.append(counts[1] + counts[2])
print(json.dumps({"active": active, "seconds": spent / int(runs), "whole_seconds": whole / int(runs)}))
