// Package records reads the decision records that `concordat decide --out` writes.
package records

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"

	"concordat-consumer/contracts"
	"concordat-consumer/generated/decisionrecordv1"
	"concordat-consumer/validation"
)

type Record = decisionrecordv1.DecisionRecord

// Read reads records, one JSON object a line, and refuses the first line that is none.
func Read(source io.Reader) ([]Record, error) {
	contract, err := contracts.Find("decision-record/v1")
	if err != nil {
		return nil, err
	}
	validator, err := validation.New(contract.Schema)
	if err != nil {
		return nil, err
	}
	var records []Record
	lines := bufio.NewScanner(source)
	lines.Buffer(nil, 1<<26)
	for number := 1; lines.Scan(); number++ {
		record, err := read(validator, lines.Bytes())
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		records = append(records, record)
	}
	return records, lines.Err()
}

func read(validator *validation.Validator, line []byte) (record Record, err error) {
	violations, err := validator.Violations(line)
	if err != nil {
		return record, err
	}
	if len(violations) > 0 {
		return record, fmt.Errorf("%s is violated at %q", violations[0].Keyword, violations[0].Path)
	}
	return record, json.Unmarshal(line, &record)
}

// Choice is what an agent chose, or the state of a decision that came to no choice: invalid or failed.
type Choice struct{ Agent, Choice string }

// CountChoices counts choices per agent. A decision that failed counts as failed, never as a choice.
func CountChoices(records []Record) map[Choice]int {
	counts := map[Choice]int{}
	for _, record := range records {
		choice := string(record.State)
		if record.Decision != nil {
			choice = string(record.Decision.Choice)
		}
		counts[Choice{record.AgentId, choice}]++
	}
	return counts
}
