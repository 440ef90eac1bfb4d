//! Concordat's contracts in Rust: the packed schemas, a validator, generated types and decision records.

mod branches;
pub mod contracts;
pub mod literal;
pub mod models;
pub mod records;
pub mod violations;
