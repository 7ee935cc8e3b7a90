import type { z } from 'zod';

import { requiredLine } from '../fields/text.ts';
import { personFieldKeys, personFields, type RequiredLine } from './person-fields.ts';

/**
 * The rule of each line of text that forms about a person require. What is missing gets `required`, what is wrong the
 * sentence of its field: sign-up and profile have sentences of their own (SPEC §5).
 */
export function requiredLines(required: string, sentences: Readonly<Record<RequiredLine, string>>) {
  const lines = personFieldKeys.flatMap((key) => {
    const { kind } = personFields[key];
    if (!('required' in kind)) return [];
    return [[key, requiredLine({ required, invalid: sentences[key as RequiredLine], ...kind.required })]];
  });
  return Object.fromEntries(lines) as Record<RequiredLine, z.ZodString>;
}
