import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { airports, orderParticipants, organizations, people, users } from '#server/db/schema/schema.ts';

import type { OrganizationRow } from './reference-repository.ts';

// Names in full: in a query of one table Drizzle writes columns without it, and the inner table would take them.
/** People who have it now: a local unit by its code, a parish by its name. */
const peopleOf = sql<number>`(select count(*)::int from people where case organizations.type
  when 'LOCAL_UNIT' then people.local_unit_id = organizations.id
  else people.parish_in_kerala = organizations.name end)`;

const registrantsOf = sql<number>`(select count(*)::int from people join users on users.person_id = people.id
  and users.type = 'REGISTRANT' where case organizations.type
  when 'LOCAL_UNIT' then people.local_unit_id = organizations.id
  else people.parish_in_kerala = organizations.name end)`;

/** A plan with two flights counts once. */
const plansOf = sql<number>`(select count(distinct travel_legs.order_id)::int from travel_legs where travel_legs.airport_code = airports.code)`;

/** Local units or parishes, hidden ones too, with how many people have each, and how many of them are registrants. */
export async function listOrganizationsWithUses(db: Executor, type: OrganizationRow['type']) {
  // People are counted once for all organisations, and not once for each.
  const name = type === 'LOCAL_UNIT' ? people.localUnitId : people.parishInKerala;
  const counts = db
    .select({
      name: sql<string>`${name}`.as('counted_name'),
      uses: sql<number>`count(*)::int`.as('counted_uses'),
      registrants: sql<number>`count(${users.id})::int`.as('counted_registrants'),
    })
    .from(people)
    .leftJoin(users, and(eq(users.personId, people.id), eq(users.type, 'REGISTRANT')))
    .where(isNotNull(name))
    .groupBy(name)
    .as('counts');
  const own = type === 'LOCAL_UNIT' ? organizations.id : organizations.name;
  return db
    .select({
      row: organizations,
      uses: sql<number>`coalesce(${counts.uses}, 0)`,
      registrants: sql<number>`coalesce(${counts.registrants}, 0)`,
    })
    .from(organizations)
    .leftJoin(counts, eq(counts.name, own))
    .where(eq(organizations.type, type))
    .orderBy(asc(organizations.position), asc(sql`lower(${organizations.name})`), asc(organizations.id));
}

/** One of them under its lock, with the same. */
export async function lockOrganization(db: Executor, id: string) {
  const [found] = await db
    .select({ row: organizations, uses: peopleOf, registrants: registrantsOf })
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
        ? sql`${orderParticipants.snapshot} ->> 'localUnitId' = ${id}`
        : sql`${orderParticipants.snapshot} ->> 'parishInKerala' = ${name}`,
    )
    .limit(1);
  return kept !== undefined;
}

/** Airports, hidden ones too, with how many travel plans name each. */
export async function listAirportsWithUses(db: Executor) {
  return db
    .select({ row: airports, uses: plansOf })
    .from(airports)
    .orderBy(asc(airports.position), asc(airports.name));
}

export async function lockAirport(db: Executor, code: string) {
  const [found] = await db
    .select({ row: airports, uses: plansOf })
    .from(airports)
    .where(eq(airports.code, code))
    .for('update', { of: airports });
  return found;
}
