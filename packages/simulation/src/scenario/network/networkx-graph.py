"""Writes one graph in every format that a network's file may have, with networkx. Run: python networkx-graph.py"""
import json
import networkx as nx

graph = nx.karate_club_graph()
plain = nx.Graph()
plain.add_nodes_from(str(node) for node in graph)
plain.add_edges_from((str(a), str(b)) for a, b in graph.edges)
directed = nx.DiGraph([("a", "b"), ("b", "c"), ("c", "a"), ("b", "a")])

facts = {}
for name, one in (("karate", plain), ("directed", directed)):
    facts[name] = {
        "edges": [list(edge) for edge in one.edges],
        "graphml": "\n".join(nx.generate_graphml(one)),
        "gexf": "\n".join(nx.generate_gexf(one)),
        "edgelist": "\n".join(nx.generate_edgelist(one, data=False)),
        "adjacency": json.dumps(nx.adjacency_data(one)),
        "node_link": json.dumps(nx.node_link_data(one, edges="edges")),
        "lists": json.dumps(nx.to_dict_of_lists(one)),
    }
facts["networkx"] = nx.__version__
with open("networkx-graphs.json", "w") as file:
    json.dump(facts, file, indent=1)
    file.write("\n")
