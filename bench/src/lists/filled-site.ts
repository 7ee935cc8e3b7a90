import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countArrivals, searchFamilies } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { listPublicParticipants, listPublicUnits } from '@sangamam/contract/conventions/convention-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { getHotelBlock } from '@sangamam/contract/hotel/block/block-endpoints';
import { exportStays } from '@sangamam/contract/hotel/stays/export-endpoints';
import { listHotelConventions, listStays } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { countSavedViews } from '@sangamam/contract/orders/registrations/registration-filters';
import { getNeighbours } from '@sangamam/contract/orders/registrations/registration-queue-endpoints';
import { searchEverybody } from '@sangamam/contract/orders/registrations/search-endpoints';
import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import { getPlots } from '@sangamam/contract/reports/plots/plot-endpoints';
import { getPaymentTotals, listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { countPaymentViews } from '@sangamam/contract/ledger/payments/payment-filters';
import { paymentViews } from '@sangamam/contract/ledger/payments/payment-views';
import { listReadiness } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import { acceptPlan, previewPlan } from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import {
  getTransportOverview,
  listJourneys,
  listRuns,
} from '@sangamam/contract/travel/journeys/transport-endpoints';
import { defaultPlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';
import { startEmbeddedPostgres } from '@sangamam/embedded-postgres/start-embedded-postgres';
import { buildConvention } from '@sangamam/server/seed/factories/build-convention.ts';
import { buildStaff } from '@sangamam/server/seed/factories/build-user.ts';
import { buildApp } from '@sangamam/server/src/app.ts';
import { openDatabase, type OpenDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { createContext } from '@sangamam/server/src/db/context.ts';
import { migrate } from '@sangamam/server/src/db/migrate/migrate.ts';

import pg from 'pg';

import { storage } from '../file-storage.ts';
import { fillConvention, type Wanted } from './fill-convention.ts';

/** A site in this process with a filled database, and what an administrator reads there. */
export interface FilledSite {
  databaseUrl: string;
  database: OpenDatabase;
  conventionId: string;
  /** The names of the lists that can be read, in the order in which they have to be measured. */
  lists: readonly string[];
  /** Reads a list once. @returns its bytes @throws Error for an answer other than 200 */
  read(list: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * Starts a database and fills it with a convention of `families` families of four, and as many in the convention before it.
 * The lists are read in the process, without a network.
 */
export async function openFilledSite(families: number): Promise<FilledSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const database = openDatabase(postgres.url);
  const close = async () => {
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
    const publicUrl = 'http://localhost';
    const ctx = createContext({ db: database.db, publicUrl, storage });
    await fillReferenceData(database);
    const today = ctx.now().toISOString().slice(0, 10);
    const dates = { now: addDays(today, 60), before: addDays(today, -300) };
    const convention = await buildConvention(ctx, { startDate: dates.now });
    const before = await buildConvention(ctx, { startDate: dates.before, name: 'Sangamam before' });
    await fillBoth(postgres.url, [
      { conventionId: before.id, families, from: 0, startDate: dates.before },
      { conventionId: convention.id, families, from: families, startDate: dates.now },
    ]);
    const { actor } = await buildStaff(ctx, ['ADMIN']);
    const headers = { authorization: `Bearer ${await signIn(database, actor.userId)}` };
    const app = await buildApp({
      env: { publicUrl, trustProxy: false, rateLimits: false },
      database,
      storage,
    });
    await app.ready();

    const { id: conventionId } = convention;
    const someOrder = await saveViews(database, conventionId, actor.userId);
    const requests: Record<string, ListRequest> = listRequests(conventionId, someOrder, dates.now);
    const send = async (request: ListRequest) => {
      const answer = await app.inject({ ...request, headers });
      if (answer.statusCode !== 200) throw new Error(`${request.url} answered ${answer.body}`);
      return answer;
    };
    let planned = false;
    /** Runs of a day are those of an accepted plan. */
    const acceptPlanned = async () => {
      planned = true;
      const plan = await send(plannedRequest(conventionId));
      const { fingerprint } = plan.json<{ data: { fingerprint: string } }>().data;
      const payload = { settings: defaultPlanSettings, fingerprint };
      await send({ method: 'POST', url: acceptPlan.path.replace('{conventionId}', conventionId), payload });
    };
    return {
      databaseUrl: postgres.url,
      database,
      conventionId,
      lists: Object.keys(requests),
      read: async (list) => {
        const request = requests[list];
        if (!request) throw new Error(`There is no list ${list}`);
        if (list === 'transport, runs of a day' && !planned) await acceptPlanned();
        return (await send(request)).rawPayload.length;
      },
      close: async () => {
        await app.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function fillBoth(databaseUrl: string, conventions: readonly Wanted[]): Promise<void> {
  // Many thousand rows take longer than the site's own limit.
  const options = '-c statement_timeout=0';
  const client = new pg.Client({ connectionString: databaseUrl, options });
  await client.connect();
  const addresses = 'people_refuse_proved_address_inserted';
  try {
    // It locks each address, and a transaction cannot hold as many locks as there are families.
    await client.query(`alter table people disable trigger ${addresses}`);
    for (const wanted of conventions) await fillConvention(client, wanted);
    await client.query(`alter table people enable trigger ${addresses}`);
  } finally {
    await client.end();
  }
}

interface ListRequest {
  method: 'GET' | 'POST';
  url: string;
  query?: Record<string, string>;
  payload?: object;
}

function plannedRequest(conventionId: string): ListRequest {
  const url = previewPlan.path.replace('{conventionId}', conventionId);
  return { method: 'POST', url, payload: { settings: defaultPlanSettings } };
}

function listRequests(conventionId: string, someOrder: string, firstDay: string) {
  const at = (address: string) => address.replace('{conventionId}', conventionId).replace('{format}', 'csv');
  const get = (address: string, query: Record<string, string> = {}) => ({
    method: 'GET' as const,
    url: at(address),
    query,
  });
  const of = { conventionId };
  return {
    'overview, one convention': get(getOverview.path, of),
    'overview, all conventions': get(getOverview.path),
    'overview, plots': get(getPlots.path, of),
    'checklists, one convention': get(listReadiness.path, of),
    'checklists, all conventions': get(listReadiness.path),
    'checklists, pictures missing': get(listReadiness.path, { ...of, open: 'PICTURE', openFor: 'FAMILY' }),
    'registrations, one convention': get(listRegistrations.path, of),
    'registrations, all conventions': get(listRegistrations.path),
    'registrations, search': get(listRegistrations.path, { ...of, search: 'Kizhakke77' }),
    'search for everybody, a name': get(searchEverybody.path, { search: 'Kizhakke77' }),
    'search for everybody, a common name': get(searchEverybody.path, { search: 'Diya' }),
    'search for everybody, nobody': get(searchEverybody.path, { search: 'Xavier Zachariah' }),
    'search for everybody, two letters': get(searchEverybody.path, { search: 'an' }),
    'search for everybody, a phone': get(searchEverybody.path, { search: '312 0000 123' }),
    'search for everybody, a number': get(searchEverybody.path, { search: 'RABC' }),
    'registrations, possible duplicates': get(listRegistrations.path, { ...of, duplicates: 'POSSIBLE' }),
    'registrations, place and neighbours': get(getNeighbours.path.replace('{orderId}', someOrder), of),
    'registrations, counts of ten views': get(countSavedViews.path, of),
    'payments, one convention': get(listPayments.path, of),
    'payments, to approve': get(listPayments.path, { ...of, view: 'TO_APPROVE' }),
    'payments, totals': get(getPaymentTotals.path, of),
    'payments, counts of ten views': get(countPaymentViews.path, of),
    'hotel, conventions': get(listHotelConventions.path),
    'hotel, rooming list': get(listStays.path),
    'hotel, rooming list, search': get(listStays.path, { search: 'Kizhakke77' }),
    'hotel, block': get(getHotelBlock.path),
    'hotel, export (CSV)': get(exportStays.path),
    'transport, overview': get(getTransportOverview.path),
    'transport, journeys': get(listJourneys.path),
    'transport, journeys without seats': get(listJourneys.path, { view: 'UNSEATED' }),
    'transport, plan': plannedRequest(conventionId),
    'transport, runs of a day': get(listRuns.path, { day: firstDay }),
    'desk, search by name': get(searchFamilies.path, { ...of, search: 'Kizhakke77' }),
    'desk, counts': get(countArrivals.path, of),
    'public list, first page': get(listPublicParticipants.path, of),
    'public list, a late page': get(listPublicParticipants.path, { ...of, offset: '4000' }),
    'public list, search': get(listPublicParticipants.path, { ...of, search: 'Kizhakke77' }),
    'public list, local units': get(listPublicUnits.path, of),
  };
}

/** Ten saved views of the registrations and ten of the payments; answers one of the convention's registrations. */
async function saveViews({ pool }: OpenDatabase, conventionId: string, ownerId: string): Promise<string> {
  const queries = {
    REGISTRATIONS: [
      { view: 'decide' },
      { status: 'CONFIRMED' },
      { status: 'PAYMENT_NOT_DONE', currency: 'CAD' },
      { minors: 'WITH', view: 'decide' },
      { minors: 'WITH' },
      { attending: 'THREE_TO_FIVE' },
      { age: 'TEENAGER', organization: 'UNIT3' },
      { search: 'Kizhakke77' },
      { payment: 'NONE', waiting: '7' },
      { request: 'WITH' },
    ],
    PAYMENTS: [
      ...paymentViews.map((view) => ({ view })),
      { method: 'CHASE' },
      { state: 'PAYMENT_APPROVED', currency: 'CAD' },
      { search: 'Kizhakke77' },
      { search: '1200' },
    ],
  };
  for (const [list, ofList] of Object.entries(queries))
    for (const [place, query] of ofList.entries())
      await pool.query(
        `insert into saved_views (id, list, owner_id, name, query) values (gen_random_uuid(), $1, $2, $3, $4)`,
        [list, ownerId, `View ${place}`, query],
      );
  const { rows } = await pool.query<{ id: string }>(
    'select id from orders where convention_id = $1 and parent_order_id is null order by id limit 1',
    [conventionId],
  );
  return rows[0]?.id ?? '';
}

async function fillReferenceData({ pool }: OpenDatabase): Promise<void> {
  await pool.query(
    `insert into organizations (id, type, name) select 'UNIT' || n, 'LOCAL_UNIT', 'Unit ' || n from generate_series(0, 23) n`,
  );
  await pool.query(
    `insert into airports (code, name) select 'AP' || n, 'Airport ' || n from generate_series(0, 2) n`,
  );
}

/** A session that counts as just proved all the while, as exports demand. */
async function signIn({ pool }: OpenDatabase, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into sessions (id, user_id, token_hash, expires_at, proven_at)
     values (gen_random_uuid(), $1, $2, now() + interval '1 day', now() + interval '1 day')`,
    [userId, createHash('sha256').update(token).digest()],
  );
  return token;
}
