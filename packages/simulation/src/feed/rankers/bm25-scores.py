"""Scores of rank_bm25 0.2.2 (pip install rank_bm25 numpy) for posts and queries that are drawn here; prints the JSON of
bm25-scores.json. Its Okapi class is used with the inverse document frequency of Lucene, which never becomes negative."""

import json
import math
import random

from rank_bm25 import BM25Okapi

WORDS = "night trains cycling owls bread market street cars may city bakery oven rain school river bridge".split()


class Lucene(BM25Okapi):
    def _calc_idf(self, nd):
        for word, holding in nd.items():
            self.idf[word] = math.log(1 + (self.corpus_size - holding + 0.5) / (holding + 0.5))


random.seed(11)
cases = []
for _ in range(12):
    # Some words are frequent and some are rare, as in a language.
    posts = [
        [WORDS[min(int(random.expovariate(0.3)), len(WORDS) - 1)] for _ in range(random.randint(1, 30))]
        for _ in range(random.randint(1, 40))
    ]
    query = random.sample(WORDS, random.randint(1, 4))
    scores = Lucene(posts, k1=1.2, b=0.75).get_scores(query)
    cases.append({"posts": [" ".join(words) for words in posts], "interests": query, "scores": [float(score) for score in scores]})
print(json.dumps(cases))
