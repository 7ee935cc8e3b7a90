import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { formatRegistrationNumber, permanentNumberFor } from '@sangamam/contract/orders/registration-number';
import type pg from 'pg';

/** What the calls of a signed-in family need. */
export interface SignedInFamily {
  userId: string;
  token: string;
  /** A child of the family, for the route that edits one. */
  childId: string;
}

/** A signed-in family whose registration is ready to be submitted. */
export interface Family extends SignedInFamily {
  personId: string;
  orderId: string;
  tempNumber: string;
  /** Its number once it is confirmed. */
  permNumber: string;
  email: string;
  tokenHash: Buffer;
  /** Once it has reported one. */
  paymentId?: string;
}

interface Wanted {
  count: number;
  conventionId: string;
  packageId: string;
  choices: { addonId: string; key: string; quantity: number }[];
  /** The first number of their names, so that two groups do not share names. */
  from?: number;
}

const peopleInFamily = 8;

/** The serial of the first family's number, far from those that the site draws. */
const firstSerial = 10_000_000;

/** The local unit of every family. */
export const localUnit = 'ORG10001';

/** A transaction cannot hold the locks of many more addresses. */
const familiesAtOnce = 1_500;

/** Inserts many families at once: set-based, because thousands of sign-ups are not what is measured. */
export async function insertFamilies(pool: pg.Pool, wanted: Wanted): Promise<Family[]> {
  const families: Family[] = [];
  while (families.length < wanted.count) {
    const count = Math.min(familiesAtOnce, wanted.count - families.length);
    const from = (wanted.from ?? 0) + families.length;
    families.push(...(await insertSome(pool, { ...wanted, count, from })));
  }
  await pool.query('analyze');
  return families;
}

async function insertSome(
  pool: pg.Pool,
  { count, conventionId, packageId, choices, from }: Required<Wanted>,
): Promise<Family[]> {
  const families = Array.from({ length: count }, (_, place): Family => {
    const index = from + place;
    const tempNumber = formatRegistrationNumber('T', firstSerial + index);
    const token = randomBytes(32).toString('base64url');
    return {
      userId: randomUUID(),
      personId: randomUUID(),
      orderId: randomUUID(),
      tempNumber,
      permNumber: permanentNumberFor(tempNumber),
      email: `family-${index}@example.org`,
      token,
      tokenHash: createHash('sha256').update(token).digest(),
      childId: randomUUID(),
    };
  });
  await pool.query(
    `insert into organizations (id, type, name) values ('${localUnit}', 'LOCAL_UNIT', 'Chicago') on conflict do nothing`,
  );
  const column = <Key extends keyof Family>(key: Key) => families.map((family) => family[key]);
  const people = families.flatMap(({ personId, childId, email, orderId }, family) =>
    Array.from({ length: peopleInFamily }, (_, place) => ({
      id: place === 0 ? personId : place === 1 ? childId : randomUUID(),
      email: place === 0 ? email : null,
      orderId,
      relationship: place === 0 ? 'SELF' : 'SON',
      name: `Person${family}`,
    })),
  );
  await pool.query(
    `insert into people (id, first_name, last_name, family_name, dob, marital_status, country, email)
     select id, name, 'Mathew', 'Puthenpurackal', '1980-05-15', 'SINGLE', 'USA', email
     from unnest($1::uuid[], $2::text[], $3::text[]) as p (id, name, email)`,
    [people.map(({ id }) => id), people.map(({ name }) => name), people.map(({ email }) => email)],
  );
  await pool.query(
    `insert into users (id, person_id, type) select u, p, 'REGISTRANT' from unnest($1::uuid[], $2::uuid[]) as a (u, p)`,
    [column('userId'), column('personId')],
  );
  await pool.query(
    `insert into sessions (id, user_id, token_hash, expires_at)
     select gen_random_uuid(), u, t, now() + interval '1 day' from unnest($1::uuid[], $2::bytea[]) as s (u, t)`,
    [column('userId'), column('tokenHash')],
  );
  await pool.query(
    `insert into orders (id, user_id, convention_id, temp_number, package_id)
     select o, u, $4, t, $5 from unnest($1::uuid[], $2::uuid[], $3::text[]) as x (o, u, t)`,
    [column('orderId'), column('userId'), column('tempNumber'), conventionId, packageId],
  );
  await pool.query(
    `insert into order_participants (order_id, person_id, relationship)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[])`,
    [
      people.map(({ orderId }) => orderId),
      people.map(({ id }) => id),
      people.map(({ relationship }) => relationship),
    ],
  );
  for (const { addonId, key, quantity } of choices) {
    await pool.query(
      `insert into order_addons (order_id, addon_id, key, quantity) select o, $2, $3, $4 from unnest($1::uuid[]) as x (o)`,
      [column('orderId'), addonId, key, quantity],
    );
  }
  return families;
}
