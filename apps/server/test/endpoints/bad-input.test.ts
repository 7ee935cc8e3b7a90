import { login } from '@sangamam/contract/accounts/account-endpoints';
import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { failureEnvelope } from '@sangamam/contract/http/envelope';
import type { Endpoint } from '@sangamam/contract/http/endpoint';
import { listParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { cast } from '#seed/cast.ts';
import { demoPassword } from '#seed/factories/demo-password.ts';
import { seedCast } from '#seed/demo/seed-demo.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { authorizationMatrix, type Whose } from './authorization-matrix.ts';

const junk: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  '0x10',
  '<script>alert(1)</script>',
  "'; drop table users; --",
  'a\u0000b',
  '\ud800',
  'x'.repeat(5000),
  [],
  {},
  [[[[[]]]]],
  { toString: 1 },
];

const noObjects = [
  '',
  '{',
  '[]',
  '"text"',
  'null',
  '{"a":1,"a":2}',
  '{"__proto__":{}}',
  '{"a":"\\u0000"}',
  '['.repeat(200),
];

const addressJunk = [
  '',
  '0x10',
  '1e3',
  '-1',
  '%',
  '../../etc/passwd',
  '\u0000',
  '💥',
  'x'.repeat(3000),
  '9'.repeat(30),
];

describe('bad input', () => {
  let t: TestApp;
  let whose: Whose & { token: string };
  let admin: string;
  let tables: string[];
  beforeAll(async () => {
    t = await buildTestApp();
    const { rows } = await t.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'signing_keys')`,
    );
    tables = rows.map(({ name }) => name);
    await countWrites();
    await seedCast(t.ctx);
    admin = await signInAs(t, await createStaff(t, 'ADMIN'));
    const { email } = cast.tharayil.registrant;
    const { id: userId, token } = (
      await call(t, login, { body: { username: email, password: demoPassword } })
    ).data;
    const conventionId = (await call(t, listOpenConventions, {})).data[0]?._id ?? '';
    const list = await call(t, listParticipants, { query: { userId, conventionId } }, { token });
    whose = {
      userId,
      token,
      conventionId,
      orderId: list.data.orderId,
      participantId: list.data.participants.at(-1)?.userId._id ?? '',
      packageId: conventionId,
    };
  });
  afterAll(() => t.close());

  /** Makes the database count the rows of these tables that are written, also by what is rolled back afterwards. */
  async function countWrites(): Promise<void> {
    await t.database.pool.query(`
      create sequence writes;
      create function count_write() returns trigger language plpgsql as $$ begin
        perform nextval('writes');
        return null;
      end $$;
      ${tables
        .map(
          (table) => `
            create trigger count_rows after insert or update or delete on "${table}" for each row execute function count_write();
            create trigger count_truncation after truncate on "${table}" for each statement execute function count_write();`,
        )
        .join('\n')}`);
  }

  async function writesSoFar(): Promise<string> {
    const { rows } = await t.database.pool.query<{ writes: string }>(
      'select last_value as writes from writes',
    );
    return rows[0]?.writes ?? '';
  }

  /**
   * A fingerprint of the contents of each table, except the time of a session's last use and the signing key, created at its
   * first use.
   */
  async function fingerprint(): Promise<Map<string, string>> {
    const { rows } = await t.database.pool.query<{ name: string; print: string }>(
      tables
        .map(
          (name) =>
            `select '${name}' as name, md5(coalesce(string_agg(r::text, '' order by r::text), '')) as print from "${name}" r`,
        )
        .join(' union all '),
    );
    return new Map(rows.map(({ name, print }) => [name, print]));
  }

  interface Raw {
    url?: string;
    payload?: string;
    headers?: Record<string, string>;
  }

  async function send(endpoint: Endpoint, { url, payload, headers = {} }: Raw) {
    const isDesk = typeof endpoint.access !== 'string';
    return t.app.inject({
      method: endpoint.method,
      url: url ?? addressOf(endpoint),
      headers: {
        authorization: `Bearer ${isDesk ? admin : whose.token}`,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    });
  }

  /** The endpoint's URL with valid parameters, so that only the rest of the input is invalid. */
  function addressOf(endpoint: Endpoint, changes: Record<string, string> = {}): string {
    const own = authorizationMatrix[`${endpoint.method} ${endpoint.path}`]?.own?.(whose);
    const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
      encodeURIComponent(changes[name] ?? own?.params?.[name] ?? crypto.randomUUID()),
    );
    const query = new URLSearchParams({ ...own?.query, ...changes });
    return query.size > 0 ? `${path}?${query}` : path;
  }

  /** The stored data at the last write: as long as no other row is written, it need not be read again. */
  let known: { writes: string; stored: Map<string, string> } | undefined;

  /** The tables whose contents have changed since this was asked last. */
  async function changedTables(): Promise<string[]> {
    known ??= { writes: await writesSoFar(), stored: await fingerprint() };
    const before = known.stored;
    const writes = await writesSoFar();
    const stored = writes === known.writes ? before : await fingerprint();
    known = { writes, stored };
    return [...stored].filter(([table, print]) => before.get(table) !== print).map(([table]) => table);
  }

  interface Outcome {
    raw: Raw;
    about: string;
    isRefused: boolean;
    /** A 500, or a refusal outside the envelope. */
    faults: string[];
  }

  async function tryOut(endpoint: Endpoint, raw: Raw): Promise<Outcome> {
    const response = await send(endpoint, raw);
    const about = `${response.statusCode} ${response.raw.req.url ?? ''} ${raw.payload?.slice(0, 200) ?? ''}`;
    const isRefused = response.statusCode >= 400;
    const faults: string[] = [];
    if (response.statusCode >= 500) faults.push(`broke: ${about}`);
    if (isRefused && !failureEnvelope.safeParse(response.json()).success)
      faults.push(`no envelope: ${about}`);
    return { raw, about, isRefused, faults };
  }

  /** A few at a time: the database answers some while others are read. */
  async function tryAll(endpoint: Endpoint, sent: readonly Raw[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const waiting = [...sent];
    const next = async () => {
      for (let raw = waiting.shift(); raw; raw = waiting.shift()) outcomes.push(await tryOut(endpoint, raw));
    };
    await Promise.all(Array.from({ length: 6 }, next));
    return outcomes;
  }

  /**
   * Sends the inputs and returns what went wrong: a 500, a refusal outside the envelope, a refusal that stored something.
   * The stored data is compared once; where it has changed, those that were refused are sent again without the others,
   * and in the end one by one, which names the culprit.
   */
  async function faultsOf(endpoint: Endpoint, sent: readonly Raw[]): Promise<string[]> {
    await changedTables();
    const outcomes = await tryAll(endpoint, sent);
    const faults = outcomes.flatMap((outcome) => outcome.faults);
    const changed = await changedTables();
    if (changed.length === 0) return faults;
    const refused = outcomes.filter(({ isRefused }) => isRefused).map(({ raw }) => raw);
    if (refused.length < sent.length) return [...faults, ...(await faultsOf(endpoint, refused))];
    const culprits: string[] = [];
    for (const raw of refused) {
      const { about } = await tryOut(endpoint, raw);
      const changedNow = await changedTables();
      if (changedNow.length > 0) culprits.push(`stored in ${changedNow.join()}: ${about}`);
    }
    return [...faults, ...(culprits.length > 0 ? culprits : [`stored in ${changed.join()}: one of them`])];
  }

  const keys = Object.keys(authorizationMatrix);

  function bound(key: string): Endpoint {
    const endpoint = t.app.endpoints.find(({ method, path }) => `${method} ${path}` === key) as
      | Endpoint
      | undefined;
    if (!endpoint) throw new Error(`${key} is not bound`);
    return endpoint;
  }

  it.each(keys)('never breaks and never stores: %s', async (key) => {
    const endpoint = bound(key);
    const own = authorizationMatrix[key]?.own?.(whose);
    const sent: Raw[] = [
      ...badBodies(endpoint, own?.body).map((payload) => ({ payload })),
      ...badAddresses(endpoint).map((change) => ({ url: addressOf(endpoint, change) })),
    ];
    expect(await faultsOf(endpoint, sent)).toEqual([]);
  });

  it.each(keys)('is neither too large nor of another kind: %s', async (key) => {
    const endpoint = bound(key);
    const big = JSON.stringify({ big: 'x'.repeat(endpoint.bodyLimit ?? 70_000) });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answers = await Promise.all([
      send(endpoint, { payload: big }),
      send(endpoint, { payload: 'a=1', headers }),
    ]);
    const [tooLarge, otherKind] = [endpoint.upload ? 415 : 413, 415];
    // A webhook takes any kind: it verifies bytes.
    const refusals = endpoint.kind === 'webhook' ? [tooLarge] : [tooLarge, otherKind];
    const expected = endpoint.method === 'GET' ? [] : refusals;
    expect(answers.map(({ statusCode }) => statusCode).slice(0, expected.length)).toEqual(expected);
  });

  // The last one: it leaves a table empty.
  it('would notice what is stored, changed, removed and emptied', async () => {
    const noticed = async (statement: string) => {
      await t.database.pool.query(statement);
      return changedTables();
    };
    await changedTables();
    const [unit, name] = [
      "('ORG99999', 'LOCAL_UNIT', 'Of a test')",
      "set name = 'Renamed' where id = 'ORG99999'",
    ];
    expect(await noticed(`insert into organizations (id, type, name) values ${unit}`)).toEqual([
      'organizations',
    ]);
    expect(await noticed(`update organizations ${name}`)).toEqual(['organizations']);
    expect(await noticed(`update organizations ${name}`)).toEqual([]);
    expect(await noticed("delete from organizations where id = 'ORG99999'")).toEqual(['organizations']);
    expect(await noticed('truncate table settings')).toEqual(['settings']);
  });
});

/** Bodies that are not objects, and the endpoint's own body with each field corrupted in turn. */
function badBodies(endpoint: Endpoint, own: object | undefined): string[] {
  const fields = fieldsOf(endpoint.body);
  if (fields.length === 0) return [];
  const spoilt = fields.flatMap((field) => junk.map((value) => JSON.stringify({ ...own, [field]: value })));
  return [...noObjects, ...spoilt, JSON.stringify({ ...own, isAdmin: true })];
}

function badAddresses(endpoint: Endpoint): Record<string, string>[] {
  const fields = [...fieldsOf(endpoint.params), ...fieldsOf(endpoint.query)];
  return fields.flatMap((field) => addressJunk.map((value) => ({ [field]: value })));
}

/** The fields of an object schema, without wrappers that make it optional; none where the endpoint takes no object. */
function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
