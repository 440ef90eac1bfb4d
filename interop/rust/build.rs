//! Generates types of every contract: agent-decision/v2 becomes the module `agent_decision_v2` with the type
//! `AgentDecision`.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use serde_json::{Value, json};
use typify::{TypeSpace, TypeSpaceSettings};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=CONCORDAT_SCHEMAS");
    let folder =
        PathBuf::from(env::var("CONCORDAT_SCHEMAS").map_err(
            |_| "set CONCORDAT_SCHEMAS to the folder that concordat-schemas-<version>.tar.gz unpacks to",
        )?);
    let manifest = folder.join("manifest.json");
    println!("cargo::rerun-if-changed={}", manifest.display());

    let mut source = String::new();
    for contract in array(&read_json(&manifest)?["contracts"]) {
        let (name, version) = (text(&contract["contract"]), text(&contract["version"]));
        let module = format!("{}_{version}", name.replace('-', "_"));
        let schema = folder.join(text(&contract["path"]));
        println!("cargo::rerun-if-changed={}", schema.display());
        let types = types_of(read_json(&schema)?)?;
        source += &format!("pub mod {module} {{\n{types}\n}}\n");
    }
    source += &round_trip_table(&read_json(&manifest)?);
    fs::write(Path::new(&env::var("OUT_DIR")?).join("models.rs"), source)?;
    Ok(())
}

fn types_of(mut schema: Value) -> Result<String, Box<dyn Error>> {
    leave_to_types(&mut schema);
    let mut settings = TypeSpaceSettings::default();
    for (value, name) in [(true, "True"), (false, "False")] {
        let literal = serde_json::from_value(json!({ "type": "boolean", "enum": [value] }))?;
        settings.with_conversion(literal, format!("crate::literal::{name}"), [].into_iter());
    }
    let mut types = TypeSpace::new(&settings);
    types.add_root_schema(serde_json::from_value(schema)?)?;
    Ok(prettyplease::unparse(&syn::parse2(types.to_stream())?))
}

/// Drops what a type cannot say, or would say otherwise: without its default an absent property stays absent, without
/// its format a time stays the text that it was. A const becomes the one value of an enum, so that a type holds it.
fn leave_to_types(schema: &mut Value) {
    let Some(keywords) = schema.as_object_mut() else { return };
    for keyword in ["default", "examples", "format"] {
        keywords.remove(keyword);
    }
    if let Some(constant) = keywords.remove("const") {
        keywords.insert("enum".into(), json!([constant]));
    }
    for keyword in ["items", "additionalProperties"] {
        keywords.get_mut(keyword).into_iter().for_each(leave_to_types);
    }
    for keyword in ["properties", "$defs"] {
        let children = keywords.get_mut(keyword).and_then(Value::as_object_mut);
        children.into_iter().flat_map(|map| map.values_mut()).for_each(leave_to_types);
    }
    let branches = keywords.get_mut("oneOf").and_then(Value::as_array_mut);
    branches.into_iter().flatten().for_each(leave_to_types);
}

/// A function that reads a JSON value into a contract's type and writes it back.
fn round_trip_table(manifest: &Value) -> String {
    let rows = array(&manifest["contracts"]).iter().map(|contract| {
        let (name, version) = (text(&contract["contract"]), text(&contract["version"]));
        let (module, title) = (name.replace('-', "_"), text(&contract["title"]));
        format!("        \"{name}/{version}\" => through::<{module}_{version}::{title}>(value),\n")
    });
    format!(
        "pub fn round_trip(contract: &str, value: &serde_json::Value) -> serde_json::Result<serde_json::Value> {{
    match contract {{\n{}        _ => panic!(\"there is no type of {{contract}}\"),\n    }}\n}}\n",
        rows.collect::<String>()
    )
}

fn read_json(path: &Path) -> Result<Value, Box<dyn Error>> {
    Ok(serde_json::from_slice(&fs::read(path)?)?)
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
