package records

import (
	"os"
	"strings"
	"testing"
)

func TestCountsChoicesPerAgentAndFailuresAsFailures(t *testing.T) {
	file, err := os.Open("../../fixtures/decisions.ndjson")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	records, err := Read(file)
	if err != nil {
		t.Fatal(err)
	}
	counts := CountChoices(records)
	for choice, expected := range map[Choice]int{{"deniz", "REPLY"}: 2, {"mara", "failed"}: 1, {"mara", "LIKE"}: 0} {
		if counts[choice] != expected {
			t.Errorf("%v: %d, expected %d", choice, counts[choice], expected)
		}
	}
	if len(records) != 16 {
		t.Errorf("%d records, expected 16", len(records))
	}
}

func TestRefusesALineThatIsNoRecord(t *testing.T) {
	_, err := Read(strings.NewReader(`{"state": "guessed"}`))
	if err == nil || err.Error() != `line 1: enum is violated at "/state"` {
		t.Errorf("got %v", err)
	}
}
