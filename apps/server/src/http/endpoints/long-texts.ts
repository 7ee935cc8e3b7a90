import { z } from 'zod';

import type { Refusal } from '#server/http/errors/app-error.ts';

/**
 * Longest text in characters, in a field whose schema does not allow more. A schema runs its trimming and patterns even
 * on a text that its own length rule refuses, so megabytes of text must not reach it.
 */
export const maxTextLength = 64 * 1024;

/** Names of the fields of `schema`, however deep, that may hold a text beyond `maxTextLength`. */
export function namesOfLongTexts(schema: z.ZodType): ReadonlySet<string> {
  const names = new Set<string>();
  if (schema instanceof z.ZodAny) return names;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  collect(json, '', names);
  return names;
}

function collect(node: unknown, name: string, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('maxLength' in node && typeof node.maxLength === 'number' && node.maxLength > maxTextLength)
    names.add(name);
  for (const [key, part] of Object.entries(node)) {
    if (key === 'properties') {
      for (const [field, property] of Object.entries(part as object)) collect(property, field, names);
    } else collect(part, name, names);
  }
}

/** Refuses texts and keys of `value` beyond `maxTextLength`, except in fields that are named in `mayBeLong`. */
export function* findLongTexts(
  value: unknown,
  mayBeLong: ReadonlySet<string>,
  path: readonly string[] = [],
): Generator<Refusal> {
  if (typeof value === 'string') {
    if (value.length > maxTextLength && !mayBeLong.has(path.findLast((name) => !/^\d+$/u.test(name)) ?? '')) {
      yield {
        code: 'RQST_PARAMS_INVALID',
        message: 'This text is too long.',
        field: path.join('.').slice(0, 200),
      };
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      if (key.length > maxTextLength) {
        yield { code: 'RQST_PARAMS_INVALID', message: 'The name of a field is too long.' };
      } else {
        yield* findLongTexts((value as Record<string, unknown>)[key], mayBeLong, [...path, key]);
      }
    }
  }
}
