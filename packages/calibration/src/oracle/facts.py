"""Facts of ppi-python, statsmodels and SciPy, computed from cases.json: prints them as JSON.

pip install ppi-python==0.2.3 statsmodels==0.15.0
python facts.py < cases.json > facts.json
"""

import json
import sys

import numpy
import statsmodels.api as statsmodels
from ppi_py import ppi_mean_pointestimate
from scipy import stats
from statsmodels.stats.proportion import proportion_confint


def change_without_each(real, paired, weights, groups, at):
    """The cluster-robust CR3: the sum of the squared changes of the prediction when each group is left out."""
    design = statsmodels.add_constant(paired)

    def prediction(kept):
        fit = statsmodels.WLS(real[kept], design[kept], weights=weights[kept]).fit()
        return fit.get_prediction(at).predicted_mean[0]

    whole = prediction(numpy.ones(len(real), dtype=bool))
    return sum((prediction(groups != one) - whole) ** 2 for one in numpy.unique(groups)) ** 0.5


def regression(real, answered, columns):
    """The prediction of OLS with HC3 at the means of the columns over all people."""
    design = numpy.column_stack([numpy.ones(len(answered)), *columns])
    fit = statsmodels.OLS(real, design[answered]).fit(cov_type="HC3", use_t=True)
    predicted = fit.get_prediction(design.mean(axis=0, keepdims=True))
    return predicted.predicted_mean[0], predicted.se_mean[0]


def facts(case):
    people = [(p["real"], p["simulated"], p.get("weight", 1)) for p in case["people"]]
    real = numpy.array([y for y, _, _ in people if y is not None], dtype=float)
    paired = numpy.array([f for y, f, _ in people if y is not None], dtype=float)
    rest = numpy.array([f for y, f, _ in people if y is None], dtype=float)
    everyone = numpy.array([f for _, f, _ in people], dtype=float)
    weights = numpy.array([w for y, _, w in people if y is not None], dtype=float)
    model = statsmodels.OLS(real, statsmodels.add_constant(paired))
    slope = model.fit().params[1]
    at = numpy.array([[1.0, everyone.mean()]])
    predicted = model.fit(cov_type="HC3", use_t=True).get_prediction(at)
    low, high = predicted.conf_int(alpha=0.05)[0]
    lam = slope * len(rest) / len(everyone)
    weighted = statsmodels.WLS(real, statsmodels.add_constant(paired), weights=weights).fit()
    all_weights = numpy.array([w for _, _, w in people], dtype=float)
    at = numpy.array([[1.0, numpy.average(everyone, weights=all_weights)]])
    prediction = weighted.get_robustcov_results(cov_type="HC3").get_prediction(at)
    mean = statsmodels.WLS(real, numpy.ones(len(real)), weights=weights).fit(cov_type="HC2")
    answered = numpy.array([y is not None for y, _, _ in people])
    place = numpy.arange(len(people))
    groups = (place // 4)[answered]
    clustered = model.fit(cov_type="cluster", cov_kwds={"groups": groups}).get_prediction(
        numpy.array([[1.0, everyone.mean()]])
    )
    columns = regression(real, answered, [place % 7, (place * place) % 11])
    both = regression(real, answered, [place % 7, (place * place) % 11, everyone])
    correlation = stats.pearsonr(paired, real)
    return {
        "slope": slope,
        "estimate": predicted.predicted_mean[0],
        "error": predicted.se_mean[0],
        "low": low,
        "high": high,
        "variance_all": everyone.var(ddof=1),
        "ppi": float(numpy.atleast_1d(ppi_mean_pointestimate(real, paired, rest, lam=lam))[0]),
        "weighted_slope": weighted.params[1],
        "weighted_estimate": prediction.predicted_mean[0],
        "weighted_error": prediction.se_mean[0],
        "weighted_alone": mean.params[0],
        "weighted_alone_error": mean.bse[0],
        "clustered_error": change_without_each(
            real, paired, numpy.ones(len(real)), groups, numpy.array([[1.0, everyone.mean()]])
        ),
        "clustered_weighted_error": change_without_each(real, paired, weights, groups, at),
        "clustered_cr1_error": clustered.se_mean[0],
        "columns_estimate": columns[0],
        "columns_error": columns[1],
        "both_estimate": both[0],
        "both_error": both[1],
        "correlation": correlation.statistic,
        "wilson": list(proportion_confint(real[:40].clip(0, 1).round().sum(), 40, method="wilson")),
        "student": stats.ttest_ind(paired, rest).pvalue,
    }


print(json.dumps([facts(case) for case in json.load(sys.stdin)], indent=1))
