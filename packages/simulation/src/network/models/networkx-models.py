"""Degrees and clustering of networkx's random graphs: mean and deviation over many draws. Run: python networkx-models.py"""
import json
import networkx as nx
import numpy as np

n = 400
degrees = {2: 200, 4: 120, 10: 60, 30: 20}
sequence = [degree for degree, count in degrees.items() for _ in range(count)]
blocks = {"sizes": [150, 250], "probabilities": [[0.05, 0.005], [0.005, 0.03]]}


def erased(seed):
    graph = nx.Graph(nx.configuration_model(sequence, seed=seed))
    graph.remove_edges_from(nx.selfloop_edges(graph))
    return graph


models = {
    "erdos-renyi by probability": ({"kind": "erdos-renyi", "probability": 0.02}, lambda seed: nx.gnp_random_graph(n, 0.02, seed=seed)),
    "erdos-renyi by edges": ({"kind": "erdos-renyi", "edges": 1500}, lambda seed: nx.gnm_random_graph(n, 1500, seed=seed)),
    "directed erdos-renyi": ({"kind": "erdos-renyi", "probability": 0.02, "directed": True}, lambda seed: nx.gnp_random_graph(n, 0.02, seed=seed, directed=True)),
    "watts-strogatz": ({"kind": "watts-strogatz", "neighbours": 6, "rewired": 0.1}, lambda seed: nx.watts_strogatz_graph(n, 6, 0.1, seed=seed)),
    "barabasi-albert": ({"kind": "barabasi-albert", "attaches": 3}, lambda seed: nx.barabasi_albert_graph(n, 3, seed=seed)),
    "stochastic-blocks": ({"kind": "stochastic-blocks", **blocks}, lambda seed: nx.stochastic_block_model(blocks["sizes"], blocks["probabilities"], seed=seed)),
    "configuration": ({"kind": "configuration", "degrees": [{"degree": d, "agents": c} for d, c in degrees.items()]}, erased),
}


def figures(graph):
    out = np.array([d for _, d in (graph.out_degree() if graph.is_directed() else graph.degree())])
    undirected = nx.Graph(graph)
    return {
        "mean_degree": out.mean(),
        "degree_variance": out.var(),
        "max_degree": float(out.max()),
        "clustering": nx.average_clustering(undirected),
        "triangles": nx.transitivity(undirected),
    }


facts = {"networkx": nx.__version__, "agents": n, "models": []}
for name, (network, make) in models.items():
    drawn = [figures(make(seed)) for seed in range(200)]
    facts["models"].append({
        "name": name,
        "network": network,
        "figures": {key: {"mean": float(np.mean([d[key] for d in drawn])), "deviation": float(np.std([d[key] for d in drawn], ddof=1))} for key in drawn[0]},
    })
with open("networkx-models.json", "w") as file:
    json.dump(facts, file, indent=1)
    file.write("\n")
