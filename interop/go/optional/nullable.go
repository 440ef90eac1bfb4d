// Package optional holds what a property may be that can be left out, and can be null too.
package optional

import "encoding/json"

// Nullable is the value of such a property. With the tag "omitzero" what was absent stays absent, and what was null
// stays null.
type Nullable[T any] struct {
	// Present tells null from absent.
	Present bool
	// Value is nil when the property is null or absent.
	Value *T
}

// IsZero tells encoding/json that there is nothing to write.
func (n Nullable[T]) IsZero() bool { return !n.Present }

// UnmarshalJSON is called for a property that is there.
func (n *Nullable[T]) UnmarshalJSON(text []byte) error {
	n.Present = true
	return json.Unmarshal(text, &n.Value)
}

// MarshalJSON writes the value, or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) { return json.Marshal(n.Value) }
