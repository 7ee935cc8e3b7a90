import { z } from 'zod';

import type { Refusal } from '#server/http/errors/app-error.ts';
import { isStorable } from '#server/http/json/json-body.ts';
import { findLongTexts, namesOfLongTexts } from './long-texts.ts';
import { RefusalList } from '#server/http/errors/refusal-list.ts';

type Parts = { params: z.ZodType; query: z.ZodType; body: z.ZodType };
type RawParts = { [Part in keyof Parts]: unknown };

/**
 * Compiles the parser of an endpoint's input. It returns the parsed parts, or throws one `RQST_PARAMS_INVALID` that
 * names all invalid fields. Parts that the endpoint does not take are ignored. The cost of a refusal is linear in the
 * size of the input.
 */
export function compileReader(parts: Parts): (raw: RawParts) => Record<string, unknown> {
  const taken = (['params', 'query', 'body'] as const).filter((part) => !(parts[part] instanceof z.ZodAny));
  // Of several hundred endpoints few are called soon after a start.
  let mayBeLong: ReadonlySet<string> | undefined;
  return (raw) => {
    const parsed: Record<string, unknown> = {};
    const refusals = new RefusalList();
    for (const part of taken) {
      const value = raw[part];
      if (part === 'body') {
        mayBeLong ??= namesOfLongTexts(parts.body);
        const tooLong = [...findLongTexts(value, mayBeLong)];
        refusals.addAll(tooLong);
        if (tooLong.length > 0) continue;
      } else refusals.addAll(unstorableFields(value));
      const result = parts[part].safeParse(value);
      if (result.success) parsed[part] = result.data;
      else for (const issue of result.error.issues) refusals.addAll(refusalsOf(issue));
    }
    if (!refusals.isEmpty) throw refusals.toError();
    return parsed;
  };
}

function* refusalsOf(issue: z.core.$ZodIssue): Generator<Refusal> {
  if (issue.code !== 'unrecognized_keys') yield refusalAt(issue.path, issue.message);
  else for (const key of issue.keys) yield refusalAt([...issue.path, key], 'This field is not known here.');
}

function refusalAt(path: readonly PropertyKey[], message: string): Refusal {
  const field = path.length === 0 ? undefined : path.join('.').slice(0, 200);
  return { code: 'RQST_PARAMS_INVALID', message, field };
}

/** Decoded path and query values may contain text that PostgreSQL cannot store; bodies are checked while parsing. */
function* unstorableFields(value: unknown): Generator<Refusal> {
  for (const name in value as Record<string, unknown>) {
    const text = (value as Record<string, unknown>)[name];
    if (typeof text === 'string' && !isStorable(text)) {
      yield { code: 'RQST_PARAMS_INVALID', message: 'This is not text.', field: name };
    }
  }
}
