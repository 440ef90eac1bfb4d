//! Which branch of a union a value means, told by the branches' const properties.

use serde_json::{Map, Value};

/// What a value's const properties come to.
pub enum Selection {
    Branch(usize),
    /// The property that tells the branches apart has a value that none of them has.
    Unknown(String),
    /// The property that tells the branches apart is not there, and nothing stands for that.
    Absent,
}

pub fn select(branches: &[Value], value: &Map<String, Value>) -> Selection {
    let mut candidates: Vec<usize> = (0..branches.len()).collect();
    while candidates.len() > 1 {
        let property = telling_property(branches, &candidates);
        let given = value.get(property);
        candidates.retain(|&index| selects(&branches[index]["properties"][property], given));
        if candidates.is_empty() {
            return given.map_or(Selection::Absent, |_| Selection::Unknown(property.to_owned()));
        }
    }
    Selection::Branch(candidates[0])
}

/// A property that is a const in every candidate, and not the same const in all.
fn telling_property<'a>(branches: &'a [Value], candidates: &[usize]) -> &'a str {
    let properties = branches[candidates[0]]["properties"].as_object();
    let constant = |index: usize, name: &str| branches[index]["properties"][name].get("const");
    properties
        .into_iter()
        .flat_map(Map::keys)
        .find(|name| {
            let first = constant(candidates[0], name);
            candidates.iter().all(|&index| constant(index, name).is_some())
                && candidates.iter().any(|&index| constant(index, name) != first)
        })
        .expect("the const properties of a union tell its branches apart")
}

/// Whether a value is the property's const. Left out, an optional property stands for its default.
fn selects(property: &Value, given: Option<&Value>) -> bool {
    given.or(property.get("default")) == property.get("const")
}
