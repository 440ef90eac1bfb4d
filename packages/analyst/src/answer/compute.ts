import type { Reading } from "../question/reading.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import type { Answer } from "./answer.js";

/** Computes one kind of answer from the rows that the question refers to. */
export type Compute = (table: Table, reading: Reading, options: QueryOptions) => Promise<Answer>;
