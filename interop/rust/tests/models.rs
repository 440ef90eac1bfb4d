//! What a generated type reads it writes back with the same meaning, and for every contract there are values that come
//! back unchanged. typify does not keep apart whether an optional property was absent, null or empty, and writes it
//! one way.

use std::sync::Arc;

use concordat_consumer::contracts::{self, Contract};
use concordat_consumer::models::round_trip;
use concordat_consumer::violations::Checker;
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::{Map, Value};

fn main() {
    let contracts: &'static [Contract] = contracts::load().expect("the packed schemas").leak();
    libtest_mimic::run(&Arguments::from_args(), contracts.iter().flat_map(trials).collect()).exit();
}

fn trials(contract: &'static Contract) -> impl Iterator<Item = Trial> {
    let Contract { reference, schema, vectors } = contract;
    let checker = Arc::new(Checker::new(schema).map_err(|error| error.to_string()));
    let values: Vec<&Value> = vectors.iter().filter(|vector| vector.valid).map(|vector| &vector.data).collect();
    let unchanged = Trial::test(format!("{reference}: values come back unchanged"), move || {
        some_unchanged(reference, &values)
    });
    let meant = vectors.iter().filter(|vector| vector.valid).map(move |vector| {
        let checker = Arc::clone(&checker);
        let name = format!("{reference}: {} comes back with its meaning", vector.description);
        Trial::test(name, move || same_meaning(reference, checker.as_ref().as_ref()?, &vector.data))
    });
    meant.chain([unchanged])
}

fn some_unchanged(reference: &str, values: &[&Value]) -> Result<(), Failed> {
    let unchanged = |value: &Value| {
        round_trip(reference, value).is_ok_and(|written| numbers_as_floats(&written) == numbers_as_floats(value))
    };
    if values.iter().copied().any(unchanged) { Ok(()) } else { Err("every value comes back changed".into()) }
}

fn same_meaning(reference: &str, checker: &Checker, value: &Value) -> Result<(), Failed> {
    let written = round_trip(reference, value)?;
    // What was required and is gone would be a violation.
    let violations = checker.violations(&written);
    if violations.is_empty() && without_nothing(value) == without_nothing(&written) {
        return Ok(());
    }
    Err(format!("read  {value}\nwrote {written}\n{violations:?}").into())
}

/// 1 and 1.0 are the same JSON number.
fn numbers_as_floats(value: &Value) -> Value {
    match value {
        Value::Number(number) => number.as_f64().into(),
        Value::Array(items) => items.iter().map(numbers_as_floats).collect(),
        Value::Object(members) => {
            members.iter().map(|(key, member)| (key.clone(), numbers_as_floats(member))).collect()
        }
        other => other.clone(),
    }
}

/// The value without members that are null or empty, such as optional properties may be left out.
fn without_nothing(value: &Value) -> Value {
    match value {
        Value::Object(members) => {
            let kept = members.iter().map(|(key, member)| (key.clone(), without_nothing(member)));
            kept.filter(|(_, member)| !is_nothing(member)).collect::<Map<_, _>>().into()
        }
        Value::Array(items) => items.iter().map(without_nothing).collect(),
        other => numbers_as_floats(other),
    }
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(members) => members.is_empty(),
        _ => false,
    }
}
