import type { JsonSchema } from './endpoint-schemas.ts';

/** One row of a schema table: a field, with a dotted path when nested. */
export interface SchemaRow {
  name: string;
  type: string;
  required: boolean;
}

/** Flattens a schema into one row per field; `[]` marks list items. */
export function schemaRows(schema: JsonSchema, prefix = ''): SchemaRow[] {
  const parts = schema.allOf ?? schema.anyOf ?? schema.oneOf;
  if (parts && !schema.properties) {
    const known = new Set<string>();
    return parts
      .flatMap((part) => schemaRows(part, prefix))
      .filter((row) => !known.has(row.name) && known.add(row.name));
  }
  if (schema.items) return schemaRows(schema.items, `${prefix}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const required = schema.required?.includes(key) ?? false;
    return [{ name, type: typeName(field), required }, ...schemaRows(field, name)];
  });
}

/** A schema in a few words: `text, 3 to 40 long`, `one of MALE, FEMALE`, `list`. */
export function typeName(schema: JsonSchema): string {
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  if (schema.enum)
    return schema.enum.length === 1
      ? `always ${JSON.stringify(schema.enum[0])}`
      : `one of ${schema.enum.join(', ')}`;
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return [...new Set(parts.map(typeName))].join(' or ');
  if (schema.allOf && !schema.type) return [...new Set(schema.allOf.map(typeName))].join(', ');
  const name = [schema.type ?? 'anything'].flat().map(plainName).join(' or ');
  return [name, schema.format, range(schema)].filter(Boolean).join(', ');
}

function plainName(type: string): string {
  const names: Record<string, string> = {
    string: 'text',
    integer: 'whole number',
    boolean: 'true or false',
    array: 'list',
    null: 'nothing',
  };
  return names[type] ?? type;
}

function range(schema: JsonSchema): string | undefined {
  const unit = schema.type === 'array' ? ' items' : schema.type === 'string' ? ' characters' : '';
  const low = schema.minLength ?? schema.minItems ?? schema.minimum;
  const high = schema.maxLength ?? schema.maxItems ?? schema.maximum;
  const from = low !== undefined && low > Number.MIN_SAFE_INTEGER ? low : undefined;
  const to = high !== undefined && high < Number.MAX_SAFE_INTEGER ? high : undefined;
  if (from !== undefined && to !== undefined)
    return from === to ? `${from}${unit}` : `${from} to ${to}${unit}`;
  if (from !== undefined) return `at least ${from}${unit}`;
  return to === undefined ? undefined : `at most ${to}${unit}`;
}
