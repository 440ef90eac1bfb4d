//! What a value has against it, as Concordat reports it: one path for each broken rule.

use jsonschema::error::ValidationErrorKind;
use jsonschema::{ValidationError, Validator};
use serde_json::Value;

use crate::branches::{Selection, select};

/// A broken rule: a JSON Pointer to the value that breaks it, and the keyword that says so.
#[derive(Debug, PartialEq)]
pub struct Violation {
    pub path: String,
    pub keyword: String,
}

/// A compiled contract.
pub struct Checker<'a> {
    schema: &'a Value,
    validator: Validator,
}

impl<'a> Checker<'a> {
    pub fn new(schema: &'a Value) -> Result<Self, ValidationError<'static>> {
        Ok(Self { schema, validator: jsonschema::draft202012::new(schema)? })
    }

    /// Everything that is wrong with a value; nothing when it is valid.
    pub fn violations(&self, value: &Value) -> Vec<Violation> {
        let errors: Vec<_> = self.validator.iter_errors(value).collect();
        let reported: Vec<_> = errors.iter().flat_map(|error| self.reported(error)).collect();
        if !reported.is_empty() {
            return reported;
        }
        // What the validator refuses is never accepted here.
        errors.iter().map(as_it_is).collect()
    }

    /// An error as it is, but for a union: there, the errors of the one branch that was meant.
    fn reported(&self, error: &ValidationError) -> Vec<Violation> {
        let path = error.instance_path().as_str();
        let ValidationErrorKind::OneOfNotValid { context } = error.kind() else {
            return vec![as_it_is(error)];
        };
        let Value::Object(object) = error.instance().as_ref() else {
            return vec![]; // the type beside the union is violated, and that says it all
        };
        match select(self.branches(error), object) {
            Selection::Branch(index) => context[index].iter().flat_map(|inner| self.reported(inner)).collect(),
            Selection::Unknown(property) => vec![violation(&format!("{path}/{property}"), "enum")],
            Selection::Absent => vec![violation(path, "required")],
        }
    }

    fn branches(&self, error: &ValidationError) -> &[Value] {
        let union = self.schema.pointer(error.schema_path().as_str());
        union.and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }
}

fn as_it_is(error: &ValidationError) -> Violation {
    violation(error.instance_path().as_str(), error.kind().keyword())
}

fn violation(path: &str, keyword: &str) -> Violation {
    Violation { path: path.to_owned(), keyword: keyword.to_owned() }
}
