// Package validation says what a value has against a contract, as Concordat reports it: one path for each broken rule.
package validation

import (
	"bytes"
	"errors"
	"strings"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
)

// Violation is a broken rule: a JSON Pointer to the value that breaks it, and the keyword that says so.
type Violation struct {
	Path    string
	Keyword string
}

// Validator checks JSON texts against one schema.
type Validator struct {
	compiler *jsonschema.Compiler
	root     *jsonschema.Schema
}

// New compiles a schema, given as JSON.
func New(schema []byte) (*Validator, error) {
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(schema))
	if err != nil {
		return nil, err
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("schema.json", document); err != nil {
		return nil, err
	}
	root, err := compiler.Compile("schema.json")
	return &Validator{compiler, root}, err
}

// Violations lists everything that is wrong with a JSON text; nothing when it is valid.
func (v *Validator) Violations(text []byte) ([]Violation, error) {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	var invalid *jsonschema.ValidationError
	if !errors.As(v.root.Validate(value), &invalid) {
		return nil, nil
	}
	violations, err := v.reported(value, invalid)
	if err == nil && len(violations) == 0 {
		// What the validator refuses is never accepted here; only a union's errors are ever left out.
		violations = []Violation{{"", "oneOf"}}
	}
	return violations, err
}

// reported gives an error as it is, but for a union: there, the errors of the one branch that was meant.
func (v *Validator) reported(value any, err *jsonschema.ValidationError) ([]Violation, error) {
	switch err.ErrorKind.(type) {
	case *kind.Schema, *kind.Group, *kind.Reference:
		return v.ofCauses(value, err.Causes)
	case *kind.OneOf:
		return v.ofUnion(value, err)
	default:
		return []Violation{{pointer(err.InstanceLocation), err.ErrorKind.KeywordPath()[0]}}, nil
	}
}

func (v *Validator) ofCauses(value any, causes []*jsonschema.ValidationError) ([]Violation, error) {
	var all []Violation
	for _, cause := range causes {
		violations, err := v.reported(value, cause)
		if err != nil {
			return nil, err
		}
		all = append(all, violations...)
	}
	return all, nil
}

func (v *Validator) ofUnion(value any, err *jsonschema.ValidationError) ([]Violation, error) {
	object, isObject := valueAt(value, err.InstanceLocation).(map[string]any)
	if !isObject {
		return nil, nil // the type beside the union is violated, and that says it all
	}
	union, compileError := v.compiler.Compile(err.SchemaURL)
	if compileError != nil {
		return nil, compileError
	}
	branch, undecided := meantBranch(union.OneOf, object)
	switch path := pointer(err.InstanceLocation); {
	case len(err.Causes) == 0:
		return []Violation{{path, "oneOf"}}, nil // the value keeps more than one branch
	case undecided == nil:
		// No branch accepts the value, so there is one cause for each.
		return v.reported(value, err.Causes[branch])
	case undecided.absent:
		return []Violation{{path, "required"}}, nil
	default:
		return []Violation{{path + "/" + undecided.property, "enum"}}, nil
	}
}

func pointer(steps []string) string {
	var pointer strings.Builder
	escape := strings.NewReplacer("~", "~0", "/", "~1")
	for _, step := range steps {
		pointer.WriteString("/" + escape.Replace(step))
	}
	return pointer.String()
}
