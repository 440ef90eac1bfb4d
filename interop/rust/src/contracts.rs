//! The packed schemas: which contracts there are, with their schemas and vectors.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// One version of a contract, such as agent-decision/v2.
pub struct Contract {
    pub reference: String,
    pub schema: Value,
    pub vectors: Vec<Vector>,
}

/// An instance that every validator must accept or refuse alike.
#[derive(Deserialize)]
pub struct Vector {
    pub description: String,
    pub data: Value,
    pub valid: bool,
    pub violation: Option<ExpectedViolation>,
}

#[derive(Deserialize)]
pub struct ExpectedViolation {
    pub path: String,
    pub keyword: String,
}

#[derive(Deserialize)]
struct Manifest {
    contracts: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    contract: String,
    version: String,
    path: PathBuf,
    vectors: PathBuf,
}

#[derive(Deserialize)]
struct Group {
    tests: Vec<Vector>,
}

/// Every contract version of the unpacked archive, which CONCORDAT_SCHEMAS names.
pub fn load() -> io::Result<Vec<Contract>> {
    let folder = env::var("CONCORDAT_SCHEMAS")
        .map(PathBuf::from)
        .map_err(|_| io::Error::other("set CONCORDAT_SCHEMAS to the folder of the unpacked schemas"))?;
    let manifest: Manifest = read_json(&folder.join("manifest.json"))?;
    manifest.contracts.iter().map(|entry| read(&folder, entry)).collect()
}

fn read(folder: &Path, entry: &Entry) -> io::Result<Contract> {
    let groups: Vec<Group> = read_json(&folder.join(&entry.vectors))?;
    Ok(Contract {
        reference: format!("{}/{}", entry.contract, entry.version),
        schema: read_json(&folder.join(&entry.path))?,
        vectors: groups.into_iter().flat_map(|group| group.tests).collect(),
    })
}

fn read_json<T: DeserializeOwned>(path: &Path) -> io::Result<T> {
    Ok(serde_json::from_slice(&fs::read(path)?)?)
}
