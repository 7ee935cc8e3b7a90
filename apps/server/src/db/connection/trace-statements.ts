import { context, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import type pg from 'pg';

/** Longest statement in a trace, in characters. */
const longestStatement = 2_000;

type Query = (...given: unknown[]) => unknown;

/** One span for each statement below a call or job, with the text that has placeholders instead of values. */
export function traceStatements(pool: pg.Pool, tracer: Tracer): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const traced: Query = (...given) => {
      const text = textOf(given[0]);
      // The upkeep of the pool itself belongs to no call.
      if (text === undefined || trace.getSpan(context.active()) === undefined) return query(...given);
      const span = tracer.startSpan(nameOf(text), {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestStatement) },
      });
      return ended(span, query, given);
    };
    client.query = traced as typeof client.query;
  });
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}

/** The first word, such as `select`: the whole text is an attribute. */
function nameOf(text: string): string {
  return /^\W*(\w+)/u.exec(text)?.[1]?.toLowerCase() ?? 'statement';
}

/** Sends the statement; the span ends with its result, whether that comes by a callback or a promise. */
function ended(span: Span, query: Query, given: unknown[]): unknown {
  const end = (error?: unknown) => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const callback = given.at(-1);
  if (typeof callback === 'function') {
    const passOn = (error: unknown, ...rest: unknown[]) => {
      end(error);
      (callback as Query)(error, ...rest);
    };
    return query(...given.slice(0, -1), passOn);
  }
  const result = query(...given);
  if (result instanceof Promise) result.then(() => end(), end);
  else span.end();
  return result;
}
