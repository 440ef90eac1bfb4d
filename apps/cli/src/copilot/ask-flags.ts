import type { ClientFlags } from "../models/client-options.js";
import type { ReportFlags } from "./write-reports.js";

export interface AskFlags extends ClientFlags, ReportFlags {
  readonly context?: readonly string[];
  readonly run?: string;
  readonly option?: readonly string[];
  readonly compute?: readonly string[];
  readonly sensitivity?: boolean;
  readonly samples: number;
  readonly seed?: number;
  readonly sources: boolean;
  readonly condense?: boolean;
}
