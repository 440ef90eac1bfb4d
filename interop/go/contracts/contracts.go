// Package contracts reads the packed schemas: which contracts there are, with their schemas and vectors.
package contracts

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Contract is one version of a contract, such as agent-decision/v2.
type Contract struct {
	Ref     string
	Title   string
	Schema  []byte
	Vectors []Vector
}

// Vector is an instance that every validator must accept or refuse alike.
type Vector struct {
	Description string          `json:"description"`
	Data        json.RawMessage `json:"data"`
	Valid       bool            `json:"valid"`
	Violation   struct {
		Path    string `json:"path"`
		Keyword string `json:"keyword"`
	} `json:"violation"`
}

type manifest struct {
	Contracts []entry `json:"contracts"`
}

type entry struct {
	Contract, Version, Title, Path, Vectors, SHA256 string
}

// Load reads every contract version of the unpacked archive, which CONCORDAT_SCHEMAS names.
func Load() ([]Contract, error) {
	folder := os.Getenv("CONCORDAT_SCHEMAS")
	if folder == "" {
		return nil, errors.New("set CONCORDAT_SCHEMAS to the folder that concordat-schemas-<version>.tar.gz unpacks to")
	}
	var all manifest
	if err := readJSON(filepath.Join(folder, "manifest.json"), &all); err != nil {
		return nil, err
	}
	contracts := make([]Contract, 0, len(all.Contracts))
	for _, entry := range all.Contracts {
		contract, err := read(folder, entry)
		if err != nil {
			return nil, err
		}
		contracts = append(contracts, contract)
	}
	return contracts, nil
}

// Find reads the archive and gives one contract of it.
func Find(ref string) (Contract, error) {
	all, err := Load()
	if err != nil {
		return Contract{}, err
	}
	for _, contract := range all {
		if contract.Ref == ref {
			return contract, nil
		}
	}
	return Contract{}, fmt.Errorf("the archive holds no %s", ref)
}

func read(folder string, entry entry) (Contract, error) {
	path := filepath.Join(folder, entry.Path)
	schema, err := os.ReadFile(path)
	if err != nil {
		return Contract{}, err
	}
	if sum := sha256.Sum256(schema); hex.EncodeToString(sum[:]) != entry.SHA256 {
		return Contract{}, fmt.Errorf("%s is not the file that the manifest names", path)
	}
	var groups []struct {
		Tests []Vector `json:"tests"`
	}
	if err := readJSON(filepath.Join(folder, entry.Vectors), &groups); err != nil {
		return Contract{}, err
	}
	contract := Contract{Ref: entry.Contract + "/" + entry.Version, Title: entry.Title, Schema: schema}
	for _, group := range groups {
		contract.Vectors = append(contract.Vectors, group.Tests...)
	}
	return contract, nil
}

func readJSON(path string, into any) error {
	content, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(content, into); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}
