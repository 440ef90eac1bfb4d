package validation

import (
	"testing"

	"concordat-consumer/contracts"
)

// Every vector gets the verdict, and every violation the path, that vectors.json says.
func TestVectors(t *testing.T) {
	all, err := contracts.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, contract := range all {
		validator, err := New(contract.Schema)
		if err != nil {
			t.Fatal(contract.Ref, err)
		}
		for _, vector := range contract.Vectors {
			t.Run(contract.Ref+": "+vector.Description, func(t *testing.T) {
				violations, err := validator.Violations(vector.Data)
				if err != nil {
					t.Fatal(err)
				}
				if valid := len(violations) == 0; valid != vector.Valid {
					t.Fatalf("valid: %v, expected %v; violations: %v", valid, vector.Valid, violations)
				}
				checkPaths(t, vector, violations)
			})
		}
	}
}

func checkPaths(t *testing.T, vector contracts.Vector, violations []Violation) {
	named := vector.Valid
	for _, violation := range violations {
		if violation.Path != vector.Violation.Path {
			t.Errorf("violation at %q, expected at %q", violation.Path, vector.Violation.Path)
		}
		named = named || names(violation.Keyword, vector.Violation.Keyword)
	}
	if !named {
		t.Errorf("violations %v do not name %q", violations, vector.Violation.Keyword)
	}
}

// A value of another type than the listed ones breaks "type" before its list is looked at.
func names(keyword, expected string) bool {
	return keyword == expected || keyword == "type" && (expected == "enum" || expected == "const")
}
