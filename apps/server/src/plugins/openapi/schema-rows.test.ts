import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { schemaRows, typeName, type SchemaRow } from './schema-rows.ts';
import type { JsonSchema } from './endpoint-schemas.ts';

const json = (schema: z.ZodType) => z.toJSONSchema(schema) as JsonSchema;

describe('a schema in words', () => {
  it.each<[string, z.ZodType, string]>([
    ['text', z.string(), 'text'],
    ['its length', z.string().min(3).max(40), 'text, 3 to 40 characters'],
    ['two patterns', z.string().max(9).regex(/a/u).regex(/b/u), 'text, at most 9 characters'],
    ['a choice', z.enum(['A', 'B']), 'one of A, B'],
    ['one value', z.literal(true), 'always true'],
    ['a number in a range', z.int().min(0).max(99), 'whole number, 0 to 99'],
    ['any whole number', z.int(), 'whole number'],
    ['something or nothing', z.string().nullable(), 'text or nothing'],
    ['a list', z.array(z.string()).max(3), 'list, at most 3 items'],
  ])('tells %s', (_, schema, words) => {
    expect(typeName(json(schema))).toBe(words);
  });

  it('tells each field on a line of its own, whatever it is nested in', () => {
    const schema = z.object({
      name: z.string(),
      people: z.array(z.object({ age: z.int().optional() })),
    });
    const rows = schemaRows(json(schema)).map(
      ({ name, required }): SchemaRow['name'] => `${name} ${required}`,
    );
    expect(rows).toEqual(['name true', 'people true', 'people[].age false']);
  });
});
