//! The decision records that `concordat decide --out` writes.

use std::collections::BTreeMap;
use std::io::{self, BufRead};

use serde_json::Value;

use crate::contracts;
use crate::models::decision_record_v1::{DecisionRecord, ValidFeedRecordDecision, ValidRecordDecision};
use crate::violations::Checker;

/// Reads records, one JSON object a line, and refuses the first line that is none.
pub fn read(source: impl BufRead) -> io::Result<Vec<DecisionRecord>> {
    let contracts = contracts::load()?;
    let contract = contracts.iter().find(|contract| contract.reference == "decision-record/v1");
    let contract = contract.ok_or_else(|| io::Error::other("the archive holds no decision-record/v1"))?;
    let checker = Checker::new(&contract.schema).map_err(io::Error::other)?;
    let lines = source.lines().enumerate();
    lines.map(|(index, line)| read_line(&checker, index + 1, &line?)).collect()
}

fn read_line(checker: &Checker, number: usize, line: &str) -> io::Result<DecisionRecord> {
    let value: Value = serde_json::from_str(line)?;
    match checker.violations(&value).first() {
        Some(first) => {
            Err(io::Error::other(format!("line {number}: {} is violated at {:?}", first.keyword, first.path)))
        }
        None => Ok(serde_json::from_value(value)?),
    }
}

/// Counts choices per agent. A decision that failed counts as failed, never as a choice.
pub fn count_choices(records: &[DecisionRecord]) -> BTreeMap<(String, String), usize> {
    let mut counts = BTreeMap::new();
    for record in records {
        *counts.entry(came_to(record)).or_default() += 1;
    }
    counts
}

fn came_to(record: &DecisionRecord) -> (String, String) {
    let (agent, came_to) = match record {
        DecisionRecord::ValidRecord { agent_id, decision, .. } => (agent_id.to_string(), choice(decision)),
        DecisionRecord::ValidFeedRecord { agent_id, decision, .. } => {
            (agent_id.to_string(), feed_choice(decision))
        }
        DecisionRecord::InvalidRecord { agent_id, .. } => (agent_id.to_string(), "invalid"),
        DecisionRecord::FailedRecord { agent_id, .. } => (agent_id.to_string(), "failed"),
    };
    (agent, came_to.to_owned())
}

fn choice(decision: &ValidRecordDecision) -> &'static str {
    match decision {
        ValidRecordDecision::Like { .. } => "LIKE",
        ValidRecordDecision::Reply { .. } => "REPLY",
        ValidRecordDecision::Reshare { .. } => "RESHARE",
        ValidRecordDecision::Scroll { .. } => "SCROLL",
    }
}

fn feed_choice(decision: &ValidFeedRecordDecision) -> &'static str {
    match decision {
        ValidFeedRecordDecision::Ignore { .. } => "IGNORE",
        ValidFeedRecordDecision::Like { .. } => "LIKE",
        ValidFeedRecordDecision::Reply { .. } => "REPLY",
        ValidFeedRecordDecision::Reshare { .. } => "RESHARE",
    }
}
