import { count, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { bankStatements, orders, people, users } from '#server/db/schema/schema.ts';

const withImporter = (db: Executor) =>
  db
    .select({ statement: bankStatements, firstName: people.firstName, lastName: people.lastName })
    .from(bankStatements)
    .innerJoin(users, eq(users.id, bankStatements.importedBy))
    .innerJoin(people, eq(people.id, users.personId));

export type ImportedStatement = Awaited<ReturnType<typeof listStatementRows>>['rows'][number];

/** A page of the imports with who imported them, the newest first. */
export async function listStatementRows(
  db: Executor,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const rows = await withImporter(db)
    .orderBy(desc(bankStatements.createdAt), desc(bankStatements.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(bankStatements);
  return { rows, total: counted?.total ?? 0 };
}

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
