//! Decision records of real runs are read, and what the agents chose is counted.

use std::fs::File;
use std::io::BufReader;

use concordat_consumer::models::post_v1::Post;
use concordat_consumer::records::{count_choices, read};
use serde_json::json;

#[test]
fn counts_choices_per_agent_and_failures_as_failures() {
    let file = File::open(concat!(env!("CARGO_MANIFEST_DIR"), "/../fixtures/decisions.ndjson")).unwrap();
    let records = read(BufReader::new(file)).unwrap();
    let counts = count_choices(&records);
    let count = |agent: &str, choice: &str| counts.get(&(agent.into(), choice.into())).copied();
    assert_eq!(records.len(), 16);
    assert_eq!(count("deniz", "REPLY"), Some(2));
    assert_eq!(count("mara", "failed"), Some(1));
    assert_eq!(count("mara", "LIKE"), None);
}

#[test]
fn refuses_a_line_that_is_no_record() {
    let error = read(br#"{"state": "guessed"}"#.as_slice()).unwrap_err();
    assert_eq!(error.to_string(), r#"line 1: enum is violated at "/state""#);
}

#[test]
fn reads_a_union_into_the_branch_that_is_meant() {
    let post = json!({
        "id": "p1", "author_id": "nils", "text": "Look.", "timestamp": "2026-03-14T09:26:53Z",
        "has_media": true, "media_type": "image"
    });
    assert!(matches!(serde_json::from_value(post).unwrap(), Post::MediaPost { .. }));
}
