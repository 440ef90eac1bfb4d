//! Every vector gets the verdict, and every violation the path, that vectors.json says. One test for each.

use std::sync::Arc;

use concordat_consumer::contracts::{self, Contract, ExpectedViolation, Vector};
use concordat_consumer::violations::{Checker, Violation};
use libtest_mimic::{Arguments, Failed, Trial};

fn main() {
    let contracts: &'static [Contract] = contracts::load().expect("the packed schemas").leak();
    libtest_mimic::run(&Arguments::from_args(), contracts.iter().flat_map(trials).collect()).exit();
}

fn trials(contract: &'static Contract) -> impl Iterator<Item = Trial> {
    let checker = Arc::new(Checker::new(&contract.schema).map_err(|error| error.to_string()));
    contract.vectors.iter().map(move |vector| {
        let checker = Arc::clone(&checker);
        let name = format!("{}: {}", contract.reference, vector.description);
        Trial::test(name, move || agrees(vector, &checker.as_ref().as_ref()?.violations(&vector.data)))
    })
}

fn agrees(vector: &Vector, violations: &[Violation]) -> Result<(), Failed> {
    let expected = vector.violation.as_ref();
    let agreed = vector.valid == violations.is_empty()
        && expected.is_none_or(|expected| {
            violations.iter().all(|violation| violation.path == expected.path)
                && violations.iter().any(|violation| names(&violation.keyword, expected))
        });
    if agreed { Ok(()) } else { Err(format!("valid: {}, but: {violations:?}", vector.valid).into()) }
}

/// A value of another type than the listed ones may break `type` as well as its list.
fn names(keyword: &str, expected: &ExpectedViolation) -> bool {
    keyword == expected.keyword || keyword == "type" && ["enum", "const"].contains(&expected.keyword.as_str())
}
