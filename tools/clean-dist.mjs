#!/usr/bin/env node
// Empties the `dist` of the package in the working folder: the compiler never removes what a deleted source left there,
// and everything in `dist` is published.
import { removeOutput } from "./remove-output.mjs";

removeOutput("dist");
