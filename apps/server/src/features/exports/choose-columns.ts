import { isColumnAllowed, type ExportColumn } from '@sangamam/contract/exports/export-columns';
import { currencies, type Currency } from '@sangamam/contract/orders/pricing/currency-for';

import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { money, type Cell, type TableColumn } from './table.ts';

/** What a column writes for a row. `amount` has a column for each currency, which are never added up. */
export type ColumnWriter<Row> =
  | Pick<TableColumn<Row>, 'kind' | 'value'>
  | { kind: 'amount'; value: (row: Row) => { currency: Currency; amount: number } | null };

/** A text. */
export const text = <Row>(value: (row: Row) => string | null): ColumnWriter<Row> => ({ kind: 'text', value });

/** A calendar date, `YYYY-MM-DD`. */
export const date = <Row>(value: (row: Row) => string | null): ColumnWriter<Row> => ({ kind: 'date', value });

/** A whole number. */
export const count = <Row>(value: (row: Row) => number | null): ColumnWriter<Row> => ({
  kind: 'count',
  value,
});

/**
 * The columns that staff chose of a table, in its order.
 *
 * @throws AppError FORBIDDEN for a column that the actor's roles may not have
 */
export function chooseColumns<Key extends string, Row>(
  actor: Actor,
  chosen: readonly Key[],
  {
    columns,
    writers,
  }: { columns: Readonly<Record<Key, ExportColumn>>; writers: Readonly<Record<Key, ColumnWriter<Row>>> },
): TableColumn<Row>[] {
  if (!chosen.every((key) => isColumnAllowed(columns[key], actor.roles)))
    throw new AppError('FORBIDDEN', { field: 'columns' });
  return chosen.flatMap((key) => columnsOf(columns[key].name, writers[key]));
}

function columnsOf<Row>(header: string, writer: ColumnWriter<Row>): TableColumn<Row>[] {
  if (writer.kind !== 'amount') return [{ header, kind: writer.kind, value: writer.value }];
  const { value } = writer;
  return currencies.map((currency) => ({
    header: `${header} (${currency})`,
    kind: money(currency),
    value: (row): Cell => {
      const found = value(row);
      return found?.currency === currency ? found.amount : null;
    },
  }));
}
