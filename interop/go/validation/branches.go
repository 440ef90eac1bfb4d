package validation

import (
	"strconv"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// undecided says why no branch is meant: the property has a value that no branch has, or is not there at all.
type undecided struct {
	property string
	absent   bool
}

// meantBranch finds the branch of a union that an object means, told by the branches' const properties.
func meantBranch(branches []*jsonschema.Schema, object map[string]any) (int, *undecided) {
	candidates := make([]int, len(branches))
	for index := range branches {
		candidates[index] = index
	}
	for len(candidates) > 1 {
		property := tellingProperty(branches, candidates)
		value, present := object[property]
		var left []int
		for _, index := range candidates {
			if selects(branches[index].Properties[property], value, present) {
				left = append(left, index)
			}
		}
		if len(left) == 0 {
			return 0, &undecided{property, !present}
		}
		candidates = left
	}
	return candidates[0], nil
}

// tellingProperty is a property that is a const in every candidate, and not the same const in all.
func tellingProperty(branches []*jsonschema.Schema, candidates []int) string {
	for property := range branches[candidates[0]].Properties {
		consts := map[any]bool{}
		everywhere := true
		for _, index := range candidates {
			schema, has := branches[index].Properties[property]
			if everywhere = everywhere && has && schema.Const != nil; everywhere {
				consts[*schema.Const] = true
			}
		}
		if everywhere && len(consts) > 1 {
			return property
		}
	}
	panic("nothing tells the branches of this union apart")
}

// selects tells whether a value is the property's const. Left out, an optional property stands for its default.
func selects(property *jsonschema.Schema, value any, present bool) bool {
	if present {
		return value == *property.Const
	}
	return property.Default != nil && *property.Default == *property.Const
}

// valueAt follows the steps of a JSON Pointer.
func valueAt(value any, steps []string) any {
	for _, step := range steps {
		switch container := value.(type) {
		case map[string]any:
			value = container[step]
		case []any:
			index, err := strconv.Atoi(step)
			if err != nil {
				return nil
			}
			value = container[index]
		}
	}
	return value
}
