#!/usr/bin/env node
import { runBin } from "./run-bin.mjs";

runBin("@changesets/cli", "changeset");
