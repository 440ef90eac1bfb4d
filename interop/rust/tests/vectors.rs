//! Every vector gets the verdict, and every violation the path, that vectors.json says. One test for each.

use std::sync::Arc;

use concordat_consumer::contracts::{self, ExpectedViolation, Vector};
use concordat_consumer::violations::{Checker, Violation};
use libtest_mimic::{Arguments, Failed, Trial};

fn main() {
    let contracts = contracts::load().expect("the packed schemas");
    let trials = contracts.into_iter().flat_map(|contract| {
        let schema = Arc::new(contract.schema);
        contract.vectors.into_iter().map(move |vector| {
            let schema = Arc::clone(&schema);
            let name = format!("{}: {}", contract.reference, vector.description);
            Trial::test(name, move || {
                let checker = Checker::new(&schema).map_err(|error| error.to_string())?;
                agrees(&vector, &checker.violations(&vector.data))
            })
        })
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit();
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
