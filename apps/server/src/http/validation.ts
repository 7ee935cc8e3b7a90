import { z } from 'zod';

import { AppError, type Refusal } from './app-error.ts';
import { isStorable } from './json-body.ts';

/** More issues than any form has fields tell nobody anything. */
const mostIssues = 60;

type Parts = { params: z.ZodType; query: z.ZodType; body: z.ZodType };
type RawParts = { [Part in keyof Parts]: unknown };

/**
 * Compiles the reader of an endpoint's input: it answers the parsed parts, or throws one `RQST_PARAMS_INVALID` that
 * names every field that does not fit. Parts that the endpoint does not take are not looked at.
 */
export function compileReader(parts: Parts): (raw: RawParts) => Record<string, unknown> {
  const taken = (['params', 'query', 'body'] as const).filter((part) => !(parts[part] instanceof z.ZodAny));
  return (raw) => {
    const parsed: Record<string, unknown> = {};
    let refusals: Refusal[] | undefined;
    for (const part of taken) {
      const value = raw[part];
      if (part !== 'body') refusals = addAll(refusals, unstorableFields(value));
      const result = parts[part].safeParse(value);
      if (result.success) parsed[part] = result.data;
      else refusals = addAll(refusals, result.error.issues.flatMap(refusalsOf));
    }
    if (refusals !== undefined) throw invalidRequest(refusals);
    return parsed;
  };
}

/** One `RQST_PARAMS_INVALID` for all `refusals`: of each field the first, which tells what to mend first. */
function invalidRequest(refusals: Refusal[]): AppError {
  const told = refusals.filter(
    ({ field }, place) => field === undefined || refusals.findIndex((one) => one.field === field) === place,
  );
  const [first = { code: 'RQST_PARAMS_INVALID' }, ...rest] = told.slice(0, mostIssues);
  return AppError.all([first, ...rest]);
}

function addAll(refusals: Refusal[] | undefined, more: Refusal[]): Refusal[] | undefined {
  if (more.length === 0) return refusals;
  return refusals === undefined ? more : [...refusals, ...more];
}

function refusalsOf(issue: z.core.$ZodIssue): Refusal[] {
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => ({
    code: 'RQST_PARAMS_INVALID',
    message: issue.code === 'unrecognized_keys' ? 'This field is not known here.' : issue.message,
    field: path.length === 0 ? undefined : path.join('.').slice(0, 200),
  }));
}

/** Path and query arrive percent-decoded and may hold what PostgreSQL cannot store; bodies were checked on reading. */
function unstorableFields(value: unknown): Refusal[] {
  const refusals: Refusal[] = [];
  for (const name in value as Record<string, unknown>) {
    const text = (value as Record<string, unknown>)[name];
    if (typeof text === 'string' && !isStorable(text)) {
      refusals.push({ code: 'RQST_PARAMS_INVALID', message: 'This is not text.', field: name });
    }
  }
  return refusals;
}
