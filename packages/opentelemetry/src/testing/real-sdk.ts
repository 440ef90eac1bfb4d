import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { context, metrics, trace } from "@opentelemetry/api";

const run = promisify(execFile);
const cache = join(import.meta.dirname, "../../../../node_modules/.cache/opentelemetry-sdk");
const manifests = ["package.json", "package-lock.json"].map((name) => join(import.meta.dirname, "sdk", name));

/** A span as the SDK exports it. */
interface ExportedSpan {
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly status: { readonly code: number; readonly message?: string };
  readonly parentSpanContext?: { readonly spanId: string };
  spanContext(): { readonly spanId: string };
}

/** The real SDK, registered, with exporters in memory. */
export interface RealSdk {
  /** The spans that ended since the last call, in the order of their ends. */
  spans(): readonly ExportedSpan[];
  /** All points measured so far: the metric's name, its attributes, and how many values it has. */
  points(): Promise<readonly { name: string; attributes: object; value: unknown }[]>;
  /** Removes the registration. */
  remove(): Promise<void>;
}

/** Installs the SDK from its lockfile if it is missing, and registers it. */
export async function startRealSdk(): Promise<RealSdk> {
  const load = await loader();
  const { AsyncLocalStorageContextManager } = await load("@opentelemetry/context-async-hooks");
  const { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } = await load(
    "@opentelemetry/sdk-trace-base",
  );
  const { AggregationTemporality, InMemoryMetricExporter, MeterProvider, PeriodicExportingMetricReader } =
    await load("@opentelemetry/sdk-metrics");
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  const reader = new PeriodicExportingMetricReader({
    exporter: new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE),
    exportIntervalMillis: 1_000_000,
  });
  const meters = new MeterProvider({ readers: [reader] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  metrics.setGlobalMeterProvider(meters);
  return {
    spans() {
      const spans = [...exporter.getFinishedSpans()];
      exporter.reset();
      return spans;
    },
    async points() {
      const { resourceMetrics } = await reader.collect();
      return resourceMetrics.scopeMetrics.flatMap((scope: Metrics) =>
        scope.metrics.flatMap(({ descriptor, dataPoints }) =>
          dataPoints.map(({ attributes, value }) => ({ name: descriptor.name, attributes, value })),
        ),
      );
    },
    async remove() {
      trace.disable();
      metrics.disable();
      context.disable();
      await Promise.all([provider.shutdown(), meters.shutdown()]);
    },
  };
}

interface Metrics {
  readonly metrics: readonly {
    readonly descriptor: { readonly name: string };
    readonly dataPoints: readonly { readonly attributes: object; readonly value: unknown }[];
  }[];
}

/**
 * Imports a package of the SDK from where it is installed. Its types are not imported: every user would have to install
 * them.
 */
// biome-ignore lint/suspicious/noExplicitAny: packages without types here
async function loader(): Promise<(name: string) => Promise<any>> {
  const folder = await installed();
  const { resolve } = createRequire(join(folder, "package.json"));
  return (name) => import(pathToFileURL(resolve(name)).href);
}

async function installed(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of manifests) hash.update(await readFile(file));
  const folder = join(cache, hash.digest("hex").slice(0, 16));
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const temporary = await mkdtemp(join(cache, ".installing-"));
  try {
    for (const [index, name] of ["package.json", "package-lock.json"].entries())
      await copyFile(manifests[index] ?? "", join(temporary, name));
    // On Windows npm is a batch file, which only a shell can start.
    const shell = process.platform === "win32";
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: temporary, shell });
    await rename(temporary, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return folder;
}
