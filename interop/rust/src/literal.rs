//! Types of one truth value, by which branches of a union are told apart that differ in a boolean.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(try_from = "bool", into = "bool")]
pub struct True;

#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(try_from = "bool", into = "bool")]
pub struct False;

impl TryFrom<bool> for True {
    type Error = &'static str;

    fn try_from(value: bool) -> Result<Self, Self::Error> {
        value.then_some(Self).ok_or("expected true")
    }
}

impl TryFrom<bool> for False {
    type Error = &'static str;

    fn try_from(value: bool) -> Result<Self, Self::Error> {
        (!value).then_some(Self).ok_or("expected false")
    }
}

impl From<True> for bool {
    fn from(_: True) -> Self {
        true
    }
}

impl From<False> for bool {
    fn from(_: False) -> Self {
        false
    }
}
