import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countArrivals, searchFamilies } from '@sangamam/contract/arrival/desk/desk-endpoints';
import { listPublicParticipants, listPublicUnits } from '@sangamam/contract/conventions/convention-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { getHotelBlock } from '@sangamam/contract/hotel/block/block-endpoints';
import {
  listHotelChanges,
  listHotelLists,
  markListSent,
} from '@sangamam/contract/hotel/lists/list-endpoints';
import { exportStays } from '@sangamam/contract/hotel/stays/export-endpoints';
import { listHotelConventions, listStays } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { countSavedViews } from '@sangamam/contract/orders/registrations/registration-filters';
import { getNeighbours } from '@sangamam/contract/orders/registrations/registration-queue-endpoints';
import { searchEverybody } from '@sangamam/contract/orders/registrations/search-endpoints';
import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import { getPlots } from '@sangamam/contract/reports/plots/plot-endpoints';
import { listPeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
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
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { buildAddon } from '@sangamam/server/seed/factories/build-addon.ts';
import { buildPackage } from '@sangamam/server/seed/factories/build-package.ts';
import { buildConvention } from '@sangamam/server/seed/factories/build-convention.ts';
import { buildStaff } from '@sangamam/server/seed/factories/build-user.ts';
import { buildApp } from '@sangamam/server/src/app.ts';
import { openDatabase, type OpenDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { createContext } from '@sangamam/server/src/db/context.ts';
import { migrate } from '@sangamam/server/src/db/migrate/migrate.ts';
import { refreshReadiness } from '@sangamam/server/src/features/reports/readiness/refresh-readiness.ts';

import pg from 'pg';

import { storage } from '../file-storage.ts';
import { recordStatements, type Sent } from '../record-statements.ts';
import { fillConvention, type Wanted } from './fill-convention.ts';
import { familyReads, staffReads, type KnownRecords, type ListRequest } from './staff-reads.ts';

const publicUrl = 'http://localhost';

/** A site in this process with a filled database, and what an administrator and a family read there. */
export interface FilledSite {
  databaseUrl: string;
  database: OpenDatabase;
  conventionId: string;
  /** The names of the lists that can be read, in the order in which they have to be measured. */
  lists: readonly string[];
  /** Reads a list once. @returns its bytes @throws Error for an answer other than 200 */
  read(list: string): Promise<number>;
  /** Reads a list from another process of the site, whatever it answers. */
  readFrom(origin: string, list: string): Promise<void>;
  /** The statements that are sent while `work` runs. */
  statements(work: () => Promise<unknown>): Promise<Sent[]>;
  /** Submits the registration of one more family. @throws Error when all are submitted */
  submit(): Promise<void>;
  close(): Promise<void>;
}

export interface FillOptions {
  /** The folder of a filled database that is used again, or else is filled and kept. */
  keep?: string | undefined;
  /** Every endpoint by which staff read, besides the lists that are chosen for their filters. */
  everyEndpoint?: boolean;
}

/**
 * Starts a database and fills it with a convention of `families` families of four, and as many in the convention before it.
 * The lists are read in the process, without a network.
 */
export async function openFilledSite(families: number, options: FillOptions = {}): Promise<FilledSite> {
  const dataDir = options.keep ?? mkdtempSync(path.join(os.tmpdir(), 'sangamam-bench-'));
  // Reads are what is measured; a filled database that a power cut loses is filled again.
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const database = openDatabase(postgres.url);
  const statements = recordStatements(database.pool);
  const close = async () => {
    await database.close();
    await postgres.stop();
    if (options.keep === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
    await fillOnce(postgres.url, database, families);
    await storeReadiness(database);
    const known = await knownRecords(database);
    const headersOf = async (userId: string) => ({
      authorization: `Bearer ${await signIn(database, userId)}`,
    });
    const headers = { STAFF: await headersOf(known.staffId), FAMILY: await headersOf(known.userId) };
    const app = await buildApp({
      env: { publicUrl, trustProxy: false, rateLimits: false },
      database,
      storage,
    });
    await app.ready();

    const { conventionId } = known;
    const requests: Record<string, ListRequest> = {
      ...listRequests(conventionId, known.orderId, known.startDate),
      ...(options.everyEndpoint === true && { ...staffReads(app.endpoints, known), ...familyReads(known) }),
    };
    const send = async ({ as = 'STAFF', ...request }: ListRequest) => {
      const answer = await app.inject({ ...request, headers: headers[as] });
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
    let sent = false;
    /** What changed is said since a list that was sent. */
    const sendRoomingList = async () => {
      sent = true;
      const ofOne = (address: string) =>
        address.replace('{conventionId}', conventionId).replace('{format}', 'csv');
      await send({ method: 'GET', url: ofOne(exportStays.path) });
      const lists = await send({ method: 'GET', url: ofOne(listHotelLists.path) });
      const [latest] = lists.json<{ data: { _id: string }[] }>().data;
      const url = markListSent.path.replace('{listId}', latest?._id ?? '');
      await send({ method: 'PUT', url, payload: { sent: true } });
    };
    const waiting = await unsubmittedFamilies(database, conventionId);
    return {
      databaseUrl: postgres.url,
      database,
      conventionId,
      statements,
      lists: Object.keys(requests),
      read: async (list) => {
        const request = requests[list];
        if (!request) throw new Error(`There is no list ${list}`);
        if (list === 'transport, runs of a day' && !planned) await acceptPlanned();
        if (list === 'hotel, changes' && !sent) await sendRoomingList();
        return (await send(request)).rawPayload.length;
      },
      readFrom: async (origin, list) => {
        const request = requests[list];
        if (!request) throw new Error(`There is no list ${list}`);
        const { as = 'STAFF', method, url, query, payload } = request;
        const answer = await fetch(`${origin}${url}?${new URLSearchParams(query).toString()}`, {
          method,
          headers: { ...headers[as], 'content-type': 'application/json' },
          ...(payload && { body: JSON.stringify(payload) }),
        });
        await answer.arrayBuffer();
      },
      submit: async () => {
        const userId = waiting.pop();
        if (userId === undefined) throw new Error('All families are submitted');
        const answer = await app.inject({
          method: 'PATCH',
          url: submitForApproval.path,
          query: { userId, conventionId },
          payload: {},
          headers: await headersOf(userId),
        });
        if (answer.statusCode !== 200) throw new Error(`The submission answered ${answer.body}`);
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

/** Fills a database that is empty: two conventions with what they sell, an administrator with saved views, and the families. */
async function fillOnce(url: string, database: OpenDatabase, families: number): Promise<void> {
  const { rows } = await database.pool.query('select from conventions');
  if (rows.length > 0) return;
  const ctx = createContext({ db: database.db, publicUrl, storage });
  await fillReferenceData(database);
  const today = ctx.now().toISOString().slice(0, 10);
  const { actor } = await buildStaff(ctx, ['ADMIN']);
  const conventions: Wanted[] = [];
  for (const [name, days] of [
    ['Sangamam before', -300],
    ['Sangamam', 60],
  ] as const) {
    const startDate = addDays(today, days);
    const { id: conventionId } = await buildConvention(ctx, { startDate, name });
    await buildPackage(ctx, { conventionId });
    await buildAddon(ctx, { conventionId });
    conventions.push({ conventionId, families, from: conventions.length * families, startDate });
  }
  await fillBoth(url, conventions);
  await saveViews(database, actor.userId);
}

/** What a job of a running site does every minute. */
async function storeReadiness({ db, pool }: OpenDatabase): Promise<void> {
  if ((await refreshReadiness(createContext({ db, publicUrl, storage }))) === 0) return;
  await pool.query('vacuum analyze readiness_facts, stale_readiness');
}

/** The ids of a filled database that addresses of reads have in them. */
async function knownRecords({ pool }: OpenDatabase): Promise<KnownRecords> {
  const { rows } = await pool.query<KnownRecords>(
    `with convention as (select id, start_date from conventions order by start_date desc limit 1),
     family as (select o.* from orders o join convention c on c.id = o.convention_id
       where o.perm_number is not null and o.cancelled_at is null order by o.temp_number limit 2)
     select c.id as "conventionId", c.start_date as "startDate", f.id as "orderId", f.user_id as "userId",
       (select id from family order by temp_number desc limit 1) as "otherOrderId",
       (select id from users where type = 'STAFF' limit 1) as "staffId",
       (select id from kick_off_evenings where convention_id = c.id order by day limit 1) as "eveningId",
       (select id from letters where convention_id = c.id order by subject_en limit 1) as "letterId",
       (select id from contact_messages order by created_at limit 1) as "messageId",
       (select id from outbox_mails where order_id = f.id order by kind limit 1) as "mailId",
       (select id from convention_questions where convention_id = c.id limit 1) as "questionId",
       (select id from bank_statements order by created_at desc limit 1) as "statementId",
       (select id from deposit_slips order by number desc limit 1) as "slipId",
       (select id from consents order by created_at limit 1) as "consentId",
       (select id from payments where order_id = f.id) as "paymentId"
     from convention c cross join family f order by f.temp_number limit 1`,
  );
  const [known] = rows;
  if (known === undefined) throw new Error('The database has no confirmed family');
  return known;
}

async function unsubmittedFamilies({ pool }: OpenDatabase, conventionId: string): Promise<string[]> {
  const { rows } = await pool.query<{ userId: string }>(
    `select user_id as "userId" from orders where convention_id = $1 and parent_order_id is null and submitted_at is null
       and cancelled_at is null order by temp_number`,
    [conventionId],
  );
  return rows.map(({ userId }) => userId);
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
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
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
    'payments, search': get(listPayments.path, { ...of, search: 'Kizhakke77' }),
    'people, search': get(listPeople.path, { search: 'Kizhakke77' }),
    'payments, to approve': get(listPayments.path, { ...of, view: 'TO_APPROVE' }),
    'payments, totals': get(getPaymentTotals.path, of),
    'payments, counts of ten views': get(countPaymentViews.path, of),
    'hotel, conventions': get(listHotelConventions.path),
    'hotel, rooming list': get(listStays.path),
    'hotel, rooming list, search': get(listStays.path, { search: 'Kizhakke77' }),
    'hotel, block': get(getHotelBlock.path),
    'hotel, export (CSV)': get(exportStays.path),
    'hotel, changes': get(listHotelChanges.path),
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

/** Ten saved views of the registrations and ten of the payments. */
async function saveViews({ pool }: OpenDatabase, ownerId: string): Promise<void> {
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
}

async function fillReferenceData({ pool }: OpenDatabase): Promise<void> {
  await pool.query(
    `insert into organizations (id, type, name) select 'UNIT' || n, 'LOCAL_UNIT', 'Unit ' || n from generate_series(0, 23) n`,
  );
  await pool.query(
    `insert into airports (code, name) select 'AP' || chr(65 + n), 'Airport ' || n from generate_series(0, 2) n`,
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
