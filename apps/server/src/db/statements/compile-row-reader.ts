import { Column, getTableName, is, noopDecoder, SQL, Subquery } from 'drizzle-orm';

/** A column of an answer: its place in the record, and what reads it. */
export interface SelectedField {
  path: string[];
  field: unknown;
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

interface Cell {
  index: number;
  group: string | undefined;
  key: string;
  /** Absent where the driver's value is the record's. */
  decode: Decoder | undefined;
}

/**
 * A function that reads the rows of one statement as the query builder does, and decides once what that decides for every
 * value.
 *
 * @throws Error for the columns of an outer join as one record, which would be `null` without a match: select them one by one
 */
export function compileRowReader(
  fields: readonly SelectedField[],
  joinsNotNullable: Readonly<Record<string, boolean>>,
): (row: readonly unknown[]) => Record<string, unknown> {
  const cells = fields.map(({ path, field }, index): Cell => {
    const [first = '', second] = path;
    if (path.length > 2) throw new Error(`${path.join('.')} is too deep for a prepared statement`);
    if (second !== undefined && is(field, Column) && joinsNotNullable[tableOf(field)] === false)
      throw new Error(`${path.join('.')} is of an outer join`);
    return {
      index,
      group: second === undefined ? undefined : first,
      key: second ?? first,
      decode: decoderOf(field),
    };
  });
  return (row) => {
    const record: Record<string, unknown> = {};
    for (const { index, group, key, decode } of cells) {
      const raw = row[index];
      const value = raw === null || decode === undefined ? raw : decode.mapFromDriverValue(raw);
      if (group === undefined) record[key] = value;
      else ((record[group] ??= {}) as Record<string, unknown>)[key] = value;
    }
    return record;
  };
}

function tableOf(column: Column): string {
  return getTableName(column.table);
}

function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column))
    return field.mapFromDriverValue === Column.prototype.mapFromDriverValue ? undefined : field;
  const { decoder } = is(field, SQL)
    ? (field as unknown as { decoder: Decoder })
    : is(field, Subquery)
      ? (field._.sql as unknown as { decoder: Decoder })
      : (field as { sql: { decoder: Decoder } }).sql;
  return decoder === noopDecoder ? undefined : decoder;
}
