import { context, ROOT_CONTEXT, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { TaskList } from 'graphile-worker';

/** One span for each attempt at a job, as the root of a trace. */
export function traceJobs(tasks: TaskList, tracer: Tracer): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload, helpers) => {
        const { id, attempts } = helpers.job;
        const attributes = { 'job.name': name, 'job.id': id, 'job.attempt': attempts };
        const span = tracer.startSpan(`job ${name}`, { root: true, attributes });
        try {
          return await context.with(trace.setSpan(ROOT_CONTEXT, span), async () => task?.(payload, helpers));
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      },
    ]),
  );
}
