//! Counts what agents chose: cargo run --bin count-choices RECORDS.ndjson

use std::fs::File;
use std::io::{self, BufReader};

use concordat_consumer::records;

fn main() -> io::Result<()> {
    let file = std::env::args().nth(1).ok_or_else(|| io::Error::other("usage: count-choices RECORDS.ndjson"))?;
    let records = records::read(BufReader::new(File::open(file)?))?;
    for ((agent, choice), count) in records::count_choices(&records) {
        println!("{agent}\t{choice}\t{count}");
    }
    Ok(())
}
