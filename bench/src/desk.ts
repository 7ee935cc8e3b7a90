// npm run bench:desk: the arrival desk with 3,000 families of four: search by number, mistyped number, names and phone
// over HTTP (target: p95 of 100 ms), and the roster that a device keeps.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  countArrivals,
  downloadRoster,
  searchFamilies,
} from '@sangamam/contract/arrival/desk/desk-endpoints';
import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';
import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { buildConvention } from '@sangamam/server/seed/factories/build-convention.ts';
import { buildStaff } from '@sangamam/server/seed/factories/build-user.ts';
import { buildApp } from '@sangamam/server/src/app.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { createContext } from '@sangamam/server/src/db/context.ts';
import { migrate } from '@sangamam/server/src/db/migrate/migrate.ts';

import { storage } from './file-storage.ts';

const families = 3_000;
const members = 4;
const searches = 200;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase(postgres.url);
try {
  await migrate(postgres.url);
  const publicUrl = 'http://localhost';
  const ctx = createContext({ db: database.db, publicUrl, storage });
  const { id: conventionId } = await buildConvention(ctx);
  const { actor } = await buildStaff(ctx, ['DESK']);
  const token = await signIn(actor.userId);
  await fill(conventionId);
  const app = await buildApp({ env: { publicUrl, trustProxy: false, rateLimits: false }, database, storage });
  await app.ready();

  const headers = { authorization: `Bearer ${token}` };
  const timed = async (path: string, query: Record<string, string>) => {
    const began = performance.now();
    const answer = await app.inject({ url: path, query, headers });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.body}`);
    return { ms: performance.now() - began, bytes: answer.body.length };
  };
  const number = (place: number) => formatRegistrationNumber('R', (place * 7) % families);
  const kinds: Record<string, (place: number) => string> = {
    'by number': number,
    'by a number with one mistake': (place) => `${number(place).slice(0, 4)}${number(place).slice(5)}`,
    'by a rare name': (place) => `Kizhakke${(place * 7) % families}`,
    'by two names': (place) => `Anna Kizhakke${(place * 7) % families}`,
    'by a name that all have': () => 'Anna',
    'by phone': (place) => `555${String((place * 7) % families).padStart(4, '0')}`,
    'by a name that nobody has': () => 'Zacharias',
  };
  const results = [];
  for (const [kind, textOf] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let place = 0; place < searches; place += 1) {
      const { ms } = await timed(searchFamilies.path, { conventionId, search: textOf(place) });
      // V8 compiles the code in the first ones.
      if (place >= 10) times.push(ms);
    }
    results.push({ search: kind, 'p50 (ms)': rounded(times, 0.5), 'p95 (ms)': rounded(times, 0.95) });
  }
  console.log(`${families} families, ${families * members} participants`);
  console.table(results);
  for (const { path: address } of [downloadRoster, countArrivals]) {
    await timed(address, { conventionId });
    const { ms, bytes } = await timed(address, { conventionId });
    console.log(`${address}: ${Math.round(ms)} ms, ${Math.round(bytes / 1_000)} kB`);
  }
  await app.close();
} finally {
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function rounded(times: readonly number[], share: number): number {
  const time = times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
  return Math.round(time * 10) / 10;
}

async function signIn(userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.pool.query(
    `insert into sessions (id, user_id, token_hash, expires_at) values (gen_random_uuid(), $1, $2, now() + interval '1 day')`,
    [userId, createHash('sha256').update(token).digest()],
  );
  return token;
}

/** Confirmed families of four with their snapshots, a quarter of them with somebody here. */
async function fill(conventionId: string): Promise<void> {
  const numbers = (prefix: 'T' | 'R') =>
    Array.from({ length: families }, (_, place) => formatRegistrationNumber(prefix, place));
  await database.pool.query(
    `with numbered as (
       select t, r, n - 1 as n, gen_random_uuid() as person, gen_random_uuid() as account, gen_random_uuid() as registration
       from unnest($2::text[], $3::text[]) with ordinality as x (t, r, n)),
     persons as (
       insert into people (id, first_name, last_name) select person, 'Mathew', 'Kizhakke' || n from numbered returning id),
     accounts as (
       insert into users (id, person_id, type) select account, person, 'REGISTRANT' from numbered returning id)
     insert into orders (id, user_id, convention_id, temp_number, perm_number, registration_status, currency, net_price,
       cad_net_price, submitted_at, confirmed_at)
     select registration, account, $1::uuid, t, r, 'REG_APPROVED', 'USD', 0, 0, now(), now() from numbered`,
    [conventionId, numbers('T'), numbers('R')],
  );
  await database.pool.query(
    `with member as (
       select o.id as order_id, o.row - 1 as family, place, gen_random_uuid() as id
       from (select id, row_number() over (order by temp_number) as row from orders) o
       cross join generate_series(1, $1::int) place),
     persons as (
       insert into people (id, first_name, last_name) select id, 'Anna', 'Kizhakke' || family from member returning id)
     insert into order_participants (order_id, person_id, relationship, frozen)
     select order_id, id, case place when 1 then 'SELF' else 'SON' end, jsonb_build_object(
       'firstName', (array['Thomas', 'Anna', 'Joseph', 'Maria'])[place], 'lastName', 'Kizhakke' || family,
       'familyName', 'Puthenpurackal', 'dob', '1980-05-15', 'mobileCountryCode', '+1',
       'mobileNumber', '407555' || lpad(family::text, 4, '0'), 'localUnitName', 'Chicago', 'nickName', null,
       'addressLine1', '14 Maple Street', 'city', 'Skokie', 'state', 'Illinois', 'postCode', '60076')
     from member`,
    [members],
  );
  await database.pool.query(
    `insert into arrival_events (id, order_id, person_id, kind, overrode, desk, actor_id, happened_at, recorded_at)
     select gen_random_uuid(), order_id, person_id, 'ARRIVED', false, 'Desk 1', (select user_id from sessions limit 1), now(), now()
     from order_participants where relationship = 'SELF' and random() < 0.25`,
  );
  await database.pool.query('analyze');
}
