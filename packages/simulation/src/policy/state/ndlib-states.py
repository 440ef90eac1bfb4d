"""The curves of NDlib 6.0.1's models of states (needs `six` too): RUNS; prints JSON with the first curves of each model,
and with means and standard deviations. The results in ndlib-states.json are of 100 runs."""

import json
import random
import sys
import types

# Another model of ndlib.models.opinions imports scikit-learn, which is not needed here.
sys.modules.setdefault("sklearn", types.ModuleType("sklearn"))
sys.modules.setdefault("sklearn.metrics", types.ModuleType("sklearn.metrics")).jaccard_score = None

import ndlib.models.epidemics as epidemics
import ndlib.models.ModelConfig as config
import ndlib.models.opinions as opinions
import networkx
import numpy

RUNS = int(sys.argv[1])
FIRST = 2
SIZE = 200


def edges():
    """Each of 200 nodes draws one to four others; the same generator as in the test."""
    state = 1
    drawn = []

    def below(bound):
        nonlocal state
        state = (state * 1_103_515_245 + 12_345) % 2**32
        return state * bound // 2**32

    for node in range(SIZE):
        drawn += [(node, other) for other in {below(SIZE) for _ in range(1 + below(4))} if other != node]
    return drawn


UNDIRECTED = networkx.Graph(edges())
# An edge leads from the one that is followed to its follower, along which states spread.
DIRECTED = networkx.DiGraph([(followed, follower) for follower, followed in edges()])


def curve(model, statuses, rounds, each, measure, seed):
    """What is measured of the statuses at the start and after each round of some iterations."""
    settings = config.Configuration()
    for name, value in model[2].items():
        settings.add_model_parameter(name, value)
    made = model[0](model[1])
    # Some models seed both generators when they are created, with the time.
    random.seed(seed)
    numpy.random.seed(seed)
    settings.add_model_parameter("fraction_infected", 0.1)
    made.set_initial_status(settings)
    made.iteration()
    made.status = dict(statuses)
    result = [measure(made.status)]
    for _ in range(rounds):
        for _ in range(each):
            made.iteration()
        result.append(measure(made.status))
    return result


def count(value):
    return lambda status: sum(1 for state in status.values() if state == value)


def disagreeing(status):
    return sum(1 for a, b in UNDIRECTED.edges() if status[a] != status[b])


def variance(status):
    return float(numpy.var([float(status[node]) for node in sorted(status)]))


def ones(number):
    return {node: int(node < number) for node in range(SIZE)}


OPINIONS = {node: (node * 7919 % SIZE) / SIZE for node in range(SIZE)}

MODELS = {
    "si": ((epidemics.SIModel, UNDIRECTED, {"beta": 0.05}), ones(10), 20, 1, count(1)),
    "sis": ((epidemics.SISModel, UNDIRECTED, {"beta": 0.06, "lambda": 0.1}), ones(20), 30, 1, count(1)),
    "sir-infected": ((epidemics.SIRModel, UNDIRECTED, {"beta": 0.1, "gamma": 0.1}), ones(10), 30, 1, count(1)),
    "sir-removed": ((epidemics.SIRModel, UNDIRECTED, {"beta": 0.1, "gamma": 0.1}), ones(10), 30, 1, count(2)),
    "sir-directed": ((epidemics.SIRModel, DIRECTED, {"beta": 0.2, "gamma": 0.1}), ones(10), 30, 1, count(2)),
    "voter": ((opinions.VoterModel, UNDIRECTED, {}), ones(80), 8, 200, disagreeing),
    "majority": ((opinions.MajorityRuleModel, UNDIRECTED, {"q": 5}), ones(95), 8, 20, count(1)),
    "majority-tie": ((opinions.MajorityRuleModel, UNDIRECTED, {"q": 4}), ones(80), 8, 20, count(1)),
    "deffuant": ((opinions.AlgorithmicBiasModel, UNDIRECTED, {"epsilon": 0.3, "gamma": 0}), OPINIONS, 8, 1, variance),
    "hegselmann-krause": ((opinions.HKModel, UNDIRECTED, {"epsilon": 0.3}), OPINIONS, 6, 50, variance),
}

only = sys.argv[2:] or list(MODELS)
results = {}
for name in only:
    curves = numpy.array([curve(*MODELS[name], seed=run) for run in range(RUNS)], dtype=float)
    results[name] = {
        "first": curves[:FIRST].round(9).tolist(),
        "mean": curves.mean(axis=0).round(6).tolist(),
        "deviation": curves.std(axis=0, ddof=1).round(6).tolist() if RUNS > 1 else None,
    }
print(json.dumps(results))
