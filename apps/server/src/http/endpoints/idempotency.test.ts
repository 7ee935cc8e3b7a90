import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStaffNote } from '@sangamam/contract/casework/notes/note-endpoints';
import { contactUs } from '@sangamam/contract/contact/contact';
import {
  addParticipant,
  listParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import { createOrganization } from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';

import { deleteExpiredIdempotencyKeys } from '#server/db/idempotency/delete-expired-idempotency-keys.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { contactPayload } from '#test/fixtures/contact.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { startServerChild, type ServerChild } from '#test/servers/server-child.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let family: TestFamily;
let nodes: ServerChild[];
beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  const start = () => startServerChild(t.databaseUrl, t.filesFolder, { rateLimits: true });
  nodes = await Promise.all([start(), start()]);
});
beforeEach(async () => {
  family = await startFamily(t, conventionId);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await t.close();
});

const withKey = (key: string, caller: { token?: string } = family) => ({
  ...caller,
  headers: { 'idempotency-key': key },
});
const add = (key?: string, firstName = 'Anna') =>
  call(
    t,
    addParticipant,
    { body: participantPayload(family, { firstName }) },
    key === undefined ? family : withKey(key),
  );
const children = async () => {
  const { data } = await call(t, listParticipants, { query: family.of }, family);
  return data.participants.length - 1;
};
const storedKeys = async () => {
  const { rows } = await t.database.pool.query('select answer::text as answer from idempotency_keys');
  return rows as { answer: string }[];
};

describe('a process killed in the middle of a keyed call', () => {
  it('leaves neither effect nor key, and the retry on another process has one effect', async () => {
    const key = randomUUID();
    const killed = await startServerChild(t.databaseUrl, t.filesFolder);
    const send = (origin: string) =>
      fetch(new URL(addParticipant.path, origin), {
        method: addParticipant.method,
        headers: {
          authorization: `Bearer ${family.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(participantPayload(family)),
      });
    const before = (await storedKeys()).length;
    // The call has claimed its key and waits for the order's lock, which is held here.
    const blocker = await t.database.pool.connect();
    try {
      await blocker.query('begin');
      await blocker.query('select id from orders where id = $1 for update', [family.orderId]);
      const cut = send(killed.origin).then(
        ({ status }) => status,
        () => 'cut',
      );
      const waiting = async () => {
        const { rows } = await t.database.pool.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows[0]?.waiting;
      };
      await expect.poll(waiting).toBe(1);
      await killed.kill();
      expect(await cut).toBe('cut');
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
    // The database rolls back the orphaned transaction once it notices that its client is gone.
    const origin = nodes[0]?.origin ?? '';
    expect(await children()).toBe(0);
    expect(await storedKeys()).toHaveLength(before);
    expect((await send(origin)).status).toBe(200);
    expect((await send(origin)).headers.get('idempotency-replayed')).toBe('true');
    expect(await children()).toBe(1);
  });
});

describe('a call with an Idempotency-Key', () => {
  it('repeated with the same contents has one effect and gets the same answer', async () => {
    const key = randomUUID();
    const first = await add(key);
    const again = await add(key);
    expect(again.data).toEqual(first.data);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(await children()).toBe(1);
  });

  it('made without a key or under another key has an effect each time', async () => {
    await add();
    await add();
    await add(randomUUID());
    await add(randomUUID());
    expect(await children()).toBe(4);
  });

  it('repeated five times at once has one effect and one answer', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(key)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await children()).toBe(1);
  });

  it('repeated at once on two nodes has one effect and one answer', async () => {
    const key = randomUUID();
    const send = async (node: ServerChild) => {
      const response = await fetch(new URL(addParticipant.path, node.origin), {
        method: addParticipant.method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${family.token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify(participantPayload(family)),
      });
      return [response.status, await response.text()] as const;
    };
    const answers = await Promise.all([...nodes, ...nodes, ...nodes].map(send));
    expect(answers.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(([, text]) => text)).size).toBe(1);
    expect(await children()).toBe(1);
  });

  it('under the key of other contents or of another endpoint is refused with IDEMPOTENCY_KEY_REUSED', async () => {
    const registrar = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
    const key = randomUUID();
    await add(key);
    const other = await add(key, 'Maria');
    expect([other.status, other.codes]).toEqual([422, ['IDEMPOTENCY_KEY_REUSED']]);
    expect(await children()).toBe(1);
    const params = { orderId: family.orderId };
    const note = { params, body: { note: 'Called', registrarsOnly: false } };
    const organization = { type: 'LOCAL_UNIT', name: 'Omaha', active: true, position: 1 } as const;
    expect((await call(t, addStaffNote, note, withKey(key, registrar))).status).toBe(200);
    const reused = await call(t, createOrganization, { body: organization }, withKey(key, registrar));
    expect(reused.codes).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });

  it('under the key of another family is a call of its own', async () => {
    const key = randomUUID();
    const first = await add(key);
    family = await startFamily(t, conventionId);
    const own = await add(key);
    expect(own.headers['idempotency-replayed']).toBeUndefined();
    expect(own.data.orderId).not.toBe(first.data.orderId);
  });

  it('that was refused stores nothing: its repeat runs again', async () => {
    const key = randomUUID();
    const body = participantPayload(family, { organization: 'NOWHERE' });
    const refused = await call(t, addParticipant, { body }, withKey(key));
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect((await add(key)).status).toBe(200);
    expect(await children()).toBe(1);
  });

  it('with a malformed key is refused with RQST_PARAMS_INVALID', async () => {
    for (const key of ['short', 'x'.repeat(129), 'spaces are not keys at all']) {
      const answer = await add(key);
      expect([answer.status, answer.errors[0]?.field]).toEqual([400, 'Idempotency-Key']);
    }
    expect(await children()).toBe(0);
  });

  it('from a stranger is bound to the network', async () => {
    const key = randomUUID();
    const send = () =>
      call(t, contactUs, { body: { ...contactPayload(), attachments: [] } }, withKey(key, {}));
    await send();
    expect((await send()).headers['idempotency-replayed']).toBe('true');
    const { rows } = await t.database.pool.query('select count(*)::int as count from contact_messages');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('has an effect again once its key has expired, and the job deletes the answer', async () => {
    const key = randomUUID();
    await add(key);
    expect((await storedKeys()).length).toBeGreaterThan(0);
    t.clock.advance({ hours: 13 });
    await deleteExpiredIdempotencyKeys(t.ctx);
    expect(await storedKeys()).toEqual([]);
    await add(key);
    expect(await children()).toBe(2);
  });
});
