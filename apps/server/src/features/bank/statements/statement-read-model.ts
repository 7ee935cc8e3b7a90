import { listStatements } from '@sangamam/contract/bank/statements/statement-endpoints';
import { desc, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { defineList, type RowOf } from '#server/db/lists/define-list.ts';
import { bankStatements, orders, people, users } from '#server/db/schema/schema.ts';

const withImporter = (db: Executor) =>
  db
    .select({ statement: bankStatements, firstName: people.firstName, lastName: people.lastName })
    .from(bankStatements)
    .innerJoin(users, eq(users.id, bankStatements.importedBy))
    .innerJoin(people, eq(people.id, users.personId));

/** The imports with who imported them, the newest first. */
export const statementList = defineList(listStatements, {
  rows: withImporter,
  ids: (db) => db.select({ id: bankStatements.id }).from(bankStatements),
  where: {},
  order: { by: [desc(bankStatements.createdAt)], unique: desc(bankStatements.id) },
});
export type ImportedStatement = RowOf<typeof statementList>;

export async function findImportedStatement(
  db: Executor,
  id: string,
): Promise<ImportedStatement | undefined> {
  const [row] = await withImporter(db).where(eq(bankStatements.id, id));
  return row;
}

/** Number and registrant of orders that lines have paid. */
export async function listOrderNames(db: Executor, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({
      orderId: orders.id,
      tempNumber: orders.tempNumber,
      registrantName: sql<string>`${people.firstName} || ' ' || ${people.lastName}`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(people, eq(people.id, users.personId))
    .where(inArray(orders.id, [...orderIds]));
}
