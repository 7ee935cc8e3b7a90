import type { OwnDataSection } from '@sangamam/contract/people/own-data/own-data-endpoints';

import type { Context } from '#server/db/context.ts';
import type { Table as AnyTable, TableColumn } from '#server/db/tables.ts';

type Row<Table extends AnyTable> = Table['$inferSelect'];
type Column<Table extends AnyTable> = keyof Row<Table> & string;
type Values<Table extends AnyTable> = Partial<Row<Table>>;
type Rows<Table extends AnyTable, Left extends string> = readonly Omit<Row<Table>, Left>[];

/** Rows of one section of "Your data". */
export type OwnDataRows = readonly Readonly<Record<string, unknown>>[];

/** To whom, or to what of theirs, a column leads that says whose a row is. */
export type Owner = 'user' | 'person' | 'order' | 'payment' | 'message' | 'address';

/** The column that has the owner's id, or the one that `through` has in the same row as the owner's id, `to`. */
type OwnerColumn<Name extends string> = Name | { column: Name; through: TableColumn; to: TableColumn };

/**
 * What becomes of a column that leads to a person or an account when two accounts are merged. `moves`: it leads to the
 * account that is kept. `goes`: the duplicate's rows are deleted. `follows`: it moves with the people of a registration, by
 * the foreign key. `byHand`: the function `merge` beside the policies sees to it. Otherwise the reason why it stays, and
 * is in no export either.
 */
export type PersonColumn = 'moves' | 'goes' | 'follows' | 'byHand' | { kept: string };

/** What an erasure does with the subject's rows: with those that are `where` and not `unless`, if one of them is given. */
export type ErasureStep<Values> =
  | { deleted: Values }
  /** `appendOnly`: a trigger refuses every other change, and this one too of rows that are empty. */
  | { emptied: Values; where?: Values; unless?: Values; appendOnly?: true };

interface OrderPolicy<Name extends string, Values, Left extends string, Rows> {
  /** The columns that lead to accounts and people. */
  people?: Partial<Record<Name, PersonColumn>>;
  /** The section of "Your data" that has the rows, or why none has. */
  exported: OwnDataSection | { byHand: OwnDataSection } | { not: string };
  /** Columns that the section leaves out; or those that it has, in this order. */
  without?: readonly Left[];
  only?: readonly Name[];
  where?: Values;
  orderBy?: readonly Name[];
  /** How the section has the rows, if not as they are. */
  present?: (ctx: Context, rows: Rows) => OwnDataRows | Promise<OwnDataRows>;
  /** `cascades`: a foreign key deletes the rows with those that they belong to. `kept`: why they stay as they are. */
  onErasure:
    | 'deleted'
    | 'cascades'
    | 'byHand'
    | { kept: string }
    | ErasureStep<Values>
    | readonly ErasureStep<Values>[];
  /** Columns with words that an erasure leaves in rows that it empties, because they say nothing of people. */
  stays?: readonly Name[];
}

type Policy<Name extends string, Values, Left extends string, Rows> = OrderPolicy<
  Name,
  Values,
  Left,
  Rows
> & {
  /** A row is the subject's where one of these columns says so. Without any, the table is about no family. */
  of?: Partial<Record<Owner, OwnerColumn<Name>>>;
};

/** The policy of one table, without the types of its columns. */
export type TablePolicy = Policy<string, Record<string, unknown>, string, OwnDataRows> & { table: AnyTable };

/** What is known of people in a table, and what becomes of it. Columns of this table alone fit into it. */
export function policyOf<Table extends AnyTable, const Left extends Column<Table> = never>(
  table: Table,
  policy: Policy<Column<Table>, Values<Table>, Left, Rows<Table, Left>>,
): TablePolicy {
  return { ...(policy as unknown as TablePolicy), table };
}

/** The policy of a table whose rows belong to orders by their column `orderId`. */
export function ofOrder<
  Table extends AnyTable & { orderId: TableColumn },
  const Left extends Column<Table> = never,
>(table: Table, policy: OrderPolicy<Column<Table>, Values<Table>, Left, Rows<Table, Left>>): TablePolicy {
  return { ...(policy as unknown as TablePolicy), of: { order: 'orderId' }, table };
}

/** A column that records which member of staff did something. */
export const staffAction: PersonColumn = {
  kept: 'The record of who acted stays; the name behind it is erased with the person.',
};

/** Why no export has a table. */
export const atWork = { not: 'It records what staff did at work, not data about a person.' };

/** The policy of a table that says what staff did, in these columns. */
export function ofStaff<Table extends AnyTable>(table: Table, ...columns: Column<Table>[]): TablePolicy {
  const people = Object.fromEntries(columns.map((column) => [column, staffAction]));
  return { table, people, exported: atWork, onErasure: { kept: 'It has no words about families.' } };
}
