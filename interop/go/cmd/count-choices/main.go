// Command count-choices counts what agents chose: go run ./cmd/count-choices RECORDS.ndjson
package main

import (
	"fmt"
	"log"
	"os"
	"slices"

	"concordat-consumer/records"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: count-choices RECORDS.ndjson")
	}
	file, err := os.Open(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	all, err := records.Read(file)
	if err != nil {
		log.Fatal(err)
	}
	var lines []string
	for choice, count := range records.CountChoices(all) {
		lines = append(lines, fmt.Sprintf("%s\t%s\t%d", choice.Agent, choice.Choice, count))
	}
	slices.Sort(lines)
	for _, line := range lines {
		fmt.Println(line)
	}
}
