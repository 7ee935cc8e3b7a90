import { context, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { siteVersion } from '@sangamam/contract/site-version';
import type { FastifyInstance } from 'fastify';
import type { TaskList } from 'graphile-worker';

import type { OpenDatabase } from '#server/db/connection/client.ts';
import { traceStatements } from '#server/db/connection/trace-statements.ts';
import { traceJobs } from '#server/jobs/trace-jobs.ts';

import { traceCalls } from './trace-calls.ts';

/** Traces of calls, pages, jobs and their SQL. */
export interface Tracing {
  ofCalls(app: FastifyInstance): void;
  /** Every connection that the pool opens from now on. */
  ofStatements(pool: OpenDatabase['pool']): void;
  ofJobs(tasks: TaskList): TaskList;
  /** Sends what is left, and waits two seconds for it at most. */
  stop(): Promise<void>;
}

/** Longest wait for the collector at a stop, in milliseconds. */
const lastExportMs = 2_000;

/**
 * Sends traces to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP). Its other variables, such as
 * `OTEL_EXPORTER_OTLP_HEADERS`, are read by the SDK. A collector that does not answer disturbs nothing: its traces are dropped.
 * Traces have routes and statements with placeholders, never addresses, names or values.
 */
export function startTracing({ serviceName = 'sangamam' }: { serviceName?: string } = {}): Tracing {
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': siteVersion }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer: Tracer = provider.getTracer('sangamam', siteVersion);
  return {
    ofCalls: (app) => traceCalls(app, tracer),
    ofStatements: (pool) => traceStatements(pool, tracer),
    ofJobs: (tasks) => traceJobs(tasks, tracer),
    async stop() {
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, lastExportMs);
      await Promise.race([provider.shutdown().catch(() => undefined), tooLong]);
      clearTimeout(timer);
      context.disable();
    },
  };
}
