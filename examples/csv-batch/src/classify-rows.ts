import { readFileSync } from "node:fs";
import type { ChatClient } from "@concordat/llm";
import { generateMany, type Many } from "@concordat/llm/many";
import { parse } from "csv-parse/sync";
import * as z from "zod";
import { question, type Ticket, ticket } from "./ticket.js";

/** The contract of the file: a row that breaks it ends the program before a model is asked. */
const rows = z.array(z.object({ id: z.string().min(1), text: z.string() }));

/**
 * A ticket for each row of a CSV file. Every answer is in the journal as soon as it is there: the same call after a crash asks only
 * about the rows without one.
 */
export function classifyRows(client: ChatClient, file: string, journal: string): Promise<Many<Ticket>> {
  return generateMany({
    client,
    contract: ticket,
    items: rows.parse(parse(readFileSync(file, "utf8"), { columns: true, bom: true })),
    id: ({ id }) => id,
    prompt: ({ text }) => question(text),
    concurrency: 4,
    journal,
  });
}
