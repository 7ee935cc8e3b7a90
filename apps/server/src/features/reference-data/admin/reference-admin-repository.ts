import { asc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { airports, orderParticipants, organizations } from '#server/db/schema/schema.ts';

import type { OrganizationRow } from '../reference-repository.ts';

type AirportRow = typeof airports.$inferSelect;

// Names in full: in a query of one table Drizzle writes columns without it, and the inner table would take them.
/** People who have it now: a local unit by its code, a parish by its name. */
const peopleOf = sql<number>`(select count(*)::int from people where case organizations.type
  when 'LOCAL_UNIT' then people.local_unit_id = organizations.id
  else people.parish_in_kerala = organizations.name end)`;

const legsOf = sql<number>`(select count(*)::int from travel_legs where travel_legs.airport_code = airports.code)`;

/** Local units or parishes, hidden ones too, with how many people have each. */
export async function listOrganizationsWithUses(db: Executor, type: OrganizationRow['type']) {
  return db
    .select({ row: organizations, uses: peopleOf })
    .from(organizations)
    .where(eq(organizations.type, type))
    .orderBy(asc(organizations.position), asc(sql`lower(${organizations.name})`), asc(organizations.id));
}

/** One of them under its lock, with how many people have it. */
export async function lockOrganization(db: Executor, id: string) {
  const [found] = await db
    .select({ row: organizations, uses: peopleOf })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update', { of: organizations });
  return found;
}

/** True when a registration that was sent keeps somebody of this unit or parish. */
export async function isKeptByOrders(db: Executor, { id, type, name }: OrganizationRow): Promise<boolean> {
  const [kept] = await db
    .select({ one: sql`1` })
    .from(orderParticipants)
    .where(
      type === 'LOCAL_UNIT'
        ? sql`${orderParticipants.frozen} ->> 'localUnitId' = ${id}`
        : sql`${orderParticipants.frozen} ->> 'parishInKerala' = ${name}`,
    )
    .limit(1);
  return kept !== undefined;
}

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

/** Airports, hidden ones too, with how many travel plans name each. */
export async function listAirportsWithUses(db: Executor) {
  return db
    .select({ row: airports, uses: legsOf })
    .from(airports)
    .orderBy(asc(airports.position), asc(airports.name));
}

export async function lockAirport(db: Executor, code: string) {
  const [found] = await db
    .select({ row: airports, uses: legsOf })
    .from(airports)
    .where(eq(airports.code, code))
    .for('update', { of: airports });
  return found;
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
