package consumer

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"

	"concordat-consumer/contracts"
	"concordat-consumer/generated"
)

// What a generated type reads it writes back unchanged, with nothing lost and nothing filled in.
func TestRoundTrip(t *testing.T) {
	all, err := contracts.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, contract := range all {
		for _, vector := range contract.Vectors {
			if vector.Valid {
				t.Run(contract.Ref+": "+vector.Description, func(t *testing.T) {
					checkRoundTrip(t, generated.New[contract.Ref](), vector.Data)
				})
			}
		}
	}
}

func checkRoundTrip(t *testing.T, model any, text []byte) {
	reader := json.NewDecoder(bytes.NewReader(text))
	reader.DisallowUnknownFields()
	if err := reader.Decode(model); err != nil {
		t.Fatal(err)
	}
	written, err := json.Marshal(model)
	if err != nil {
		t.Fatal(err)
	}
	if before, after := parsed(t, text), parsed(t, written); !reflect.DeepEqual(before, after) {
		t.Errorf("read  %s\nwrote %s", text, written)
	}
}

func parsed(t *testing.T, text []byte) (value any) {
	if err := json.Unmarshal(text, &value); err != nil {
		t.Fatal(err)
	}
	return value
}
