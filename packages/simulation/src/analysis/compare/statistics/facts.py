"""Facts of SciPy that statistics.ts is compared with: python3 facts.py > scipy-facts.json (SciPy 1.17.1)."""

import json

from scipy import special, stats

degrees = [1, 2.5, 3.7, 9, 28.4, 200, 10_000]
betas = [(0.1, 0.5, 0.5), (0.5, 2, 3), (0.9, 4.5, 0.5), (0.999, 50, 0.5), (0.02, 0.5, 30), (0.3, 120, 250)]
a = [4.1, 3.9, 5.2, 4.4, 4.8, 3.7]
b = [4.6, 4.4, 5.1, 5.3, 5.6, 4.1]
c = [6.2, 2.1, 9.8, 4.4]


def judged(test):
    interval = test.confidence_interval(0.95)
    return {"p": float(test.pvalue), "low": float(interval.low), "high": float(interval.high), "degrees": float(test.df)}


print(
    json.dumps(
        {
            "quantiles": [
                {"degrees": d, "p": p, "value": float(stats.t.ppf(p, d))} for d in degrees for p in (0.6, 0.9, 0.975, 0.9999)
            ],
            "tails": [{"degrees": d, "t": t, "value": float(2 * stats.t.sf(t, d))} for d in degrees for t in (0.1, 1, 2.3, 8)],
            "betas": [{"x": x, "a": p, "b": q, "value": float(special.betainc(p, q, x))} for x, p, q in betas],
            "gammas": [{"x": x, "value": float(special.gammaln(x))} for x in (0.1, 0.5, 1.5, 7, 33.3, 1e6)],
            "samples": {"a": a, "b": b, "c": c},
            "paired": judged(stats.ttest_rel(b, a)),
            "welch": judged(stats.ttest_ind(c, a, equal_var=False)),
        },
        indent=2,
    )
)
