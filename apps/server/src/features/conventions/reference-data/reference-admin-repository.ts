import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { airports, organizations } from '#server/db/schema/schema.ts';

import type { OrganizationRow } from './reference-repository.ts';

type AirportRow = typeof airports.$inferSelect;

/** Inserts one under the next free code of its kind. */
export async function insertOrganization(
  db: Executor,
  values: Pick<OrganizationRow, 'type' | 'name' | 'active' | 'position'>,
): Promise<OrganizationRow> {
  const prefix = values.type === 'LOCAL_UNIT' ? 'ORG' : 'PAR';
  const [drawn] = await db
    .select({
      next: sql<number>`coalesce(max(substring(${organizations.id} from '^[A-Z]{3}([0-9]{1,9})$')::int), 10000) + 1`,
    })
    .from(organizations)
    .where(eq(organizations.type, values.type));
  const [row] = await db
    .insert(organizations)
    .values({ ...values, id: `${prefix}${drawn?.next ?? 10_001}` })
    .returning();
  if (!row) throw new Error('An organisation was not inserted');
  return row;
}

/** Changes one, and counts that. */
export async function updateOrganizationRow(
  db: Executor,
  id: string,
  values: Pick<OrganizationRow, 'name' | 'active' | 'position'>,
): Promise<void> {
  await db
    .update(organizations)
    .set({ ...values, revision: sql`${organizations.revision} + 1` })
    .where(eq(organizations.id, id));
}

/** Takes one away; the database refuses where somebody has the unit. */
export async function removeOrganization(db: Executor, id: string): Promise<void> {
  await db.delete(organizations).where(eq(organizations.id, id));
}

export async function insertAirport(db: Executor, values: Omit<AirportRow, 'revision'>): Promise<void> {
  await db.insert(airports).values(values);
}

/** Changes one, and counts that. */
export async function updateAirportRow(
  db: Executor,
  code: string,
  values: Omit<AirportRow, 'code' | 'revision'>,
): Promise<void> {
  await db
    .update(airports)
    .set({ ...values, revision: sql`${airports.revision} + 1` })
    .where(eq(airports.code, code));
}

/** Takes one away; the database refuses where a travel plan names it. */
export async function removeAirport(db: Executor, code: string): Promise<void> {
  await db.delete(airports).where(eq(airports.code, code));
}
