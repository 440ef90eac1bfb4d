package main

import (
	"encoding/json"
	"slices"
)

type schema = map[string]any

// withoutUnions rewrites a schema into what go-jsonschema makes types of. Go has no tagged unions: a union becomes
// one struct with the fields of all branches, whose const properties say which are meant. A field that some branch
// leaves out is optional.
func withoutUnions(document []byte) ([]byte, error) {
	var root schema
	if err := json.Unmarshal(document, &root); err != nil {
		return nil, err
	}
	for _, rewrite := range []func(schema){leaveToTypes, mergeUnion, tellNullFromAbsent} {
		walk(root, rewrite)
	}
	return json.Marshal(root)
}

// walk visits every schema, the inner ones first.
func walk(node schema, visit func(schema)) {
	for _, keyword := range []string{"items", "additionalProperties"} {
		if child, isSchema := node[keyword].(schema); isSchema {
			walk(child, visit)
		}
	}
	for _, keyword := range []string{"properties", "$defs"} {
		children, _ := node[keyword].(schema)
		for _, child := range children {
			walk(child.(schema), visit)
		}
	}
	for _, branch := range list(node["oneOf"]) {
		walk(branch.(schema), visit)
	}
	visit(node)
}

// leaveToTypes drops what a type cannot say, or says otherwise: without its format a time stays the text that it was,
// without its default an optional field is a pointer.
func leaveToTypes(node schema) {
	for _, keyword := range []string{"examples", "format", "default"} {
		delete(node, keyword)
	}
	if constant, has := node["const"]; has {
		delete(node, "const")
		node["enum"] = []any{constant}
	}
	if slices.Contains(list(node["enum"]), nil) {
		delete(node, "enum")
	}
}

func mergeUnion(node schema) {
	branches := list(node["oneOf"])
	delete(node, "oneOf")
	for _, branch := range branches {
		merge(node, branch.(schema))
	}
}

// tellNullFromAbsent gives a property that may be both a type that keeps them apart.
func tellNullFromAbsent(node schema) {
	goTypes := map[any]string{"string": "string", "integer": "int", "number": "float64", "boolean": "bool"}
	properties, _ := node["properties"].(schema)
	for name, property := range properties {
		types := list(property.(schema)["type"])
		if slices.Contains(list(node["required"]), any(name)) || !slices.Contains(types, any("null")) {
			continue
		}
		named := slices.DeleteFunc(types, func(name any) bool { return name == "null" })
		goType := goTypes[named[0]]
		if len(named) > 1 {
			goType = "any"
		}
		property.(schema)["goJSONSchema"] = schema{
			"type":    "optional.Nullable[" + goType + "]",
			"imports": []string{"concordat-consumer/optional"},
			"pointer": false,
		}
	}
}

// merge widens a schema by what another one allows.
func merge(into, other schema) {
	if types := either(into["type"], other["type"]); mixed(list(types)) {
		// Go has no type for an object here and a number there: such a field holds any value.
		clear(into)
		into["type"] = types
		return
	}
	if into["properties"] == nil && other["properties"] != nil {
		for _, keyword := range []string{"properties", "required", "additionalProperties"} {
			into[keyword] = other[keyword]
		}
		return
	}
	into["type"] = either(into["type"], other["type"])
	mergeEnums(into, other)
	mergeProperties(into, other)
}

// mixed tells whether values may be objects, and may be something else.
func mixed(types []any) bool {
	return slices.Contains(types, any("object")) && len(slices.DeleteFunc(types, func(name any) bool { return name == "null" })) > 1
}

func mergeEnums(into, other schema) {
	if into["enum"] == nil || other["enum"] == nil {
		delete(into, "enum")
		return
	}
	into["enum"] = list(either(into["enum"], other["enum"]))
}

func mergeProperties(into, other schema) {
	known, _ := into["properties"].(schema)
	properties, _ := other["properties"].(schema)
	for name, property := range properties {
		if present, has := known[name].(schema); has {
			merge(present, property.(schema))
		} else {
			known[name] = property
		}
	}
	into["required"] = slices.DeleteFunc(list(into["required"]), func(name any) bool {
		return !slices.Contains(list(other["required"]), name)
	})
}

// either lists what one or the other holds, each value once; a single value is not listed.
func either(one, other any) any {
	var all []any
	for _, value := range append(list(one), list(other)...) {
		if !slices.Contains(all, value) {
			all = append(all, value)
		}
	}
	if len(all) == 1 {
		return all[0]
	}
	return all
}

func list(value any) []any {
	switch value := value.(type) {
	case nil:
		return nil
	case []any:
		return slices.Clone(value)
	default:
		return []any{value}
	}
}
