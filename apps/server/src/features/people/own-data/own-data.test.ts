import { login, signUp } from '@sangamam/contract/accounts/account-endpoints';
import {
  approvePayment,
  declinePayment,
  receivePayment,
} from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import {
  mergePeople,
  suspendPerson,
  unsuspendPerson,
} from '@sangamam/contract/people/directory/people-admin-endpoints';
import { addStaffNote } from '@sangamam/contract/casework/notes/note-endpoints';
import { messageFamily } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { cancelRegistration as cancelByDesk } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { contactUs } from '@sangamam/contract/contact/contact';
import { answerMessage } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { joinWaitList } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import {
  closeAccount,
  downloadMyData,
  ownDataSections,
  previewClosing,
} from '@sangamam/contract/people/own-data/own-data-endpoints';
import {
  getListVisibility,
  setListVisibility,
} from '@sangamam/contract/people/visibility/list-visibility-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { auditLog, orders, people, users } from '#server/db/schema/schema.ts';
import { cancelRegistration } from '#server/features/orders/decisions/decide-registration.ts';
import { serveWaitList } from '#server/features/orders/wait-list/serve-wait-list.ts';
import { storeFile } from '#server/features/files/store-file.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download, downloadOwnData } from '#test/download.ts';
import { createRegistrant, createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { contactPayload } from '#test/fixtures/contact.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { applyRetention } from '../erasure/apply-retention.ts';

describe('your data', () => {
  let t: TestApp;
  let conventionId: string;
  let packageId: string;
  beforeAll(async () => {
    t = await buildTestApp();
    conventionId = (await buildConvention(t.ctx)).id;
    packageId = (await buildPackage(t.ctx, { conventionId })).id;
  });
  afterAll(() => t.close());

  /** Rows that contain a text, by table: no table may have data of an erased person. */
  async function tracesOf(text: string): Promise<string[]> {
    const { rows: tables } = await t.database.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const { rows } = await t.database.pool.query<{ name: string; hits: number }>(
      tables
        .map(
          ({ name }) =>
            `select '${name}' as name, count(*)::int as hits from ${name} r where r::text ilike $1`,
        )
        .join(' union all '),
      [`%${text}%`],
    );
    return rows.filter(({ hits }) => hits > 0).map(({ name }) => name);
  }

  async function familyNamed(name: string, submitted: boolean): Promise<TestFamily> {
    const changes = { firstName: name, familyName: `${name}family`, email: `${name}@example.org` };
    const family = submitted
      ? await submitFamily(t, conventionId, packageId, changes)
      : await startFamily(t, conventionId, changes);
    if (!submitted) {
      const body = participantPayload(family, { firstName: `${name}child` });
      await call(t, addParticipant, { body }, family).then(({ data }) => data);
    }
    return family;
  }

  const close = (token: string, password = testPassword) =>
    call(t, closeAccount, { body: { password } }, { token });

  it('the download contains everything about the account and its family, and nothing about others', async () => {
    const family = await familyNamed('Rosakutty', false);
    await familyNamed('Strangerly', false);
    const data = await downloadOwnData(t, family);
    expect(data.people).toHaveLength(2);
    expect(data.orders).toMatchObject([{ id: family.orderId }]);
    expect(data.participants).toHaveLength(2);
    expect(data.mails).toMatchObject([{ kind: 'account.set-password' }]);
    const text = JSON.stringify(data);
    expect(text).toContain('Rosakuttychild');
    expect(text).not.toContain('Strangerly');
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash|storageKey/u);
  });

  it('the download contains reasons that the family was told, and no notes between staff', async () => {
    const family = await familyNamed('Toldly', true);
    const admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
    const done = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);
    const order = { params: { orderId: family.orderId } };
    const report = () =>
      call(t, reportZellePayment, { ...order, body: { chaseTransferEmail: 'p@example.org' } }, family);
    const lastPayment = async () => {
      const { rows } = await t.database.pool.query<{ id: string }>(
        'select id from payments where order_id = $1 order by id desc limit 1',
        [family.orderId],
      );
      return { params: { paymentId: rows[0]?.id ?? '' } };
    };
    await done(
      call(t, addStaffNote, { ...order, body: { note: 'internal: noted', registrarsOnly: false } }, admin),
    );
    await done(call(t, messageFamily, { ...order, body: { question: 'told: asked' } }, admin));
    const at = { params: { userId: family.account.id } };
    await done(call(t, suspendPerson, { ...at, body: { reason: 'internal: suspended' } }, admin));
    await done(call(t, unsuspendPerson, at, admin));
    family.token = await signInAs(t, family.account);
    await done(report());
    const bounced = { ...(await lastPayment()), body: { reason: 'told: declined' } };
    await done(call(t, declinePayment, bounced, admin));
    await done(report());
    const short = { ...(await lastPayment()), body: { reason: 'internal: approved' } };
    await done(call(t, approvePayment, short, admin));
    await done(call(t, cancelByDesk, { ...order, body: { reason: 'told: cancelled' } }, admin));

    const data = await downloadOwnData(t, family);
    const reasons = [...data.history, ...data.paymentEntries].flatMap(({ reason }) => reason ?? []);
    expect(new Set(reasons)).toEqual(new Set(['told: asked', 'told: declined', 'told: cancelled']));
    const actions = data.history.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['account.suspended', 'payment.approved']));
    expect(actions).not.toContain('order.noted');
    expect(data.paymentEntries).toHaveLength(4);
    expect(JSON.stringify(data)).not.toMatch(/internal: |actorId/u);
  });

  it('the download is a JSON file named by its date, is not cached and has every section of the contract', async () => {
    const family = await familyNamed('Filely', false);
    const answer = await download(t, downloadMyData, family);
    const day = t.clock.now().toISOString().slice(0, 10);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''sangamam-my-data-${day}.json`,
      'cache-control': 'private, no-store',
    });
    expect(Object.keys(answer.json())).toEqual(['exportedAt', ...ownDataSections]);
    expect(answer.body).toBe(`${JSON.stringify(answer.json(), undefined, 2)}\n`);
  });

  it('the download answers 403 to staff and 401 without a session, in the envelope', async () => {
    const staff = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
    const [asStaff, asNobody] = [
      await download(t, downloadMyData, staff),
      await t.app.inject(downloadMyData.path),
    ];
    expect([asStaff.statusCode, asNobody.statusCode]).toEqual([403, 401]);
    expect(asStaff.json()).toMatchObject({ success: false });
    expect(asStaff.headers['content-disposition']).toBeUndefined();
  });

  it('the download is interrupted when a section cannot be read, so that the caller sees it is incomplete', async () => {
    const family = await familyNamed('Halfly', false);
    const base = await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { pool } = t.database;
    await pool.query('alter table travel_legs rename to travel_legs_away');
    try {
      const answer = await fetch(base + downloadMyData.path, {
        headers: { authorization: `Bearer ${family.token}` },
      });
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow('terminated');
    } finally {
      await pool.query('alter table travel_legs_away rename to travel_legs');
    }
  });

  it('the download lists files with addresses that open them', async () => {
    const account = await createRegistrant(t);
    const token = await signInAs(t, account);
    await storeFile(t.ctx, {
      kind: 'PROFILE_PICTURE',
      fileName: 'me.jpg',
      contentType: 'image/jpeg',
      bytes: Buffer.from('a picture'),
      ownerId: account.id,
    });
    const data = await downloadOwnData(t, { token });
    expect(data.files).toMatchObject([{ kind: 'PROFILE_PICTURE', fileName: 'me.jpg' }]);
    const { pathname, search } = new URL(String(data.files[0]?.['url']));
    expect((await t.app.inject({ url: pathname + search })).body).toBe('a picture');
  });

  it("hiding from the public list hides the account's whole family and nobody else", async () => {
    const [mine, theirs] = [await familyNamed('Hidden', false), await familyNamed('Shownly', false)];
    const set = (hiddenFromList: boolean) =>
      call(t, setListVisibility, { body: { hiddenFromList } }, mine).then(({ data }) => data);
    const read = async (family: TestFamily) => (await call(t, getListVisibility, {}, family)).data;
    expect(await read(mine)).toEqual({ hiddenFromList: false });
    expect(await set(true)).toEqual({ hiddenFromList: true });
    const hidden = await t.database.db.select().from(people).where(eq(people.hiddenFromList, true));
    expect(new Set(hidden.map(({ firstName }) => firstName))).toEqual(new Set(['Hidden', 'Hiddenchild']));
    expect(await read(theirs)).toEqual({ hiddenFromList: false });
    // People who are added later are hidden too.
    const later = participantPayload(mine, { firstName: 'Hiddenlater' });
    expect((await call(t, addParticipant, { body: later }, mine)).status).toBe(200);
    expect(await read(mine)).toEqual({ hiddenFromList: true });
    expect(await set(false)).toEqual({ hiddenFromList: false });
    const shown = participantPayload(mine, { firstName: 'Shownlater' });
    expect((await call(t, addParticipant, { body: shown }, mine)).status).toBe(200);
    expect(await read(mine)).toEqual({ hiddenFromList: false });
  });

  it('closing an account is refused with an active submitted registration and with a wrong password', async () => {
    const family = await familyNamed('Waiting', true);
    const preview = await call(t, previewClosing, {}, family);
    expect(preview.data).toMatchObject({
      isPossible: false,
      obstacles: [{ orderId: family.orderId, tmpConvRegNo: family.tempNumber, permConvRegNo: null }],
    });
    expect((await close(family.token, 'Wrong-pass-1')).codes).toEqual(['INVALID_CREDENTIALS']);
    expect((await close(family.token)).codes).toEqual(['REGISTRATIONS_ALIVE']);
    expect(await tracesOf('Waiting@example.org')).not.toEqual([]);
  });

  it('closing an account leaves no trace of the name, ends sign-in and cancels the open registration', async () => {
    const family = await familyNamed('Pennamma', false);
    const file = await storeFile(t.ctx, {
      kind: 'PROFILE_PICTURE',
      fileName: 'pennamma.jpg',
      contentType: 'image/jpeg',
      bytes: Buffer.from('a picture'),
      ownerId: family.account.id,
    });
    expect((await call(t, previewClosing, {}, family)).data.isPossible).toBe(true);
    expect((await close(family.token)).data).toEqual({ closed: true });

    // The last mail confirms the erasure; the retention schedule deletes it.
    expect((await outbox(t, { to: family.account.email })).map(({ kind }) => kind)).toEqual([
      'account.closed',
    ]);
    await t.database.pool.query(`update outbox_mails set sent_at = now() where kind = 'account.closed'`);
    t.clock.advance({ days: 31 });
    await applyRetention(t.ctx);
    const left = await tracesOf('Pennamma');
    // The file's row is deleted only after the job has removed the bytes.
    expect(left.filter((table) => table !== 'public.files')).toEqual([]);
    const [row] = await t.database.pool
      .query<{ deleted_at: Date | null }>('select deleted_at from files where id = $1', [file.id])
      .then(({ rows }) => rows);
    expect(row?.deleted_at).not.toBeNull();

    const [order] = await t.database.db.select().from(orders).where(eq(orders.id, family.orderId));
    expect(order?.cancelledAt).not.toBeNull();
    const body = { username: family.account.email, password: testPassword };
    expect((await call(t, login, { body })).codes).toEqual(['INVALID_CREDENTIALS']);
    expect((await download(t, downloadMyData, family)).statusCode).toBe(401);
    // The address can be used for a new account.
    expect((await call(t, signUp, { body: signUpPayload({ email: family.account.email }) })).status).toBe(
      200,
    );
  });

  it('closing an account takes its registration off wait lists, and the place goes to the next family', async () => {
    const { id: soldOutId } = await buildPackage(t.ctx, { conventionId, capacity: 1 });
    const holder = await submitFamily(t, conventionId, soldOutId);
    const [family, next] = [await familyNamed('Waitly', false), await familyNamed('Nextly', false)];
    for (const one of [family, next]) {
      const query = { ...one.of, packageId: soldOutId };
      expect((await call(t, joinWaitList, { query }, one)).status).toBe(200);
    }
    const registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
    const reason = { params: { orderId: holder.orderId }, body: { reason: 'The family moved away' } };
    expect((await call(t, cancelByDesk, reason, registrar)).status).toBe(200);
    const entries = async () => {
      await serveWaitList(t.ctx, soldOutId);
      const { rows } = await t.database.pool.query<{ order_id: string; state: string; open: boolean }>(
        'select order_id, state, ended_at is null as open from wait_list_entries where package_id = $1 order by id',
        [soldOutId],
      );
      return rows.map(({ order_id: orderId, ...entry }) => ({ orderId, ...entry }));
    };
    expect(await entries()).toEqual([
      { orderId: family.orderId, state: 'OFFERED', open: true },
      { orderId: next.orderId, state: 'WAITING', open: true },
    ]);
    expect((await close(family.token)).status).toBe(200);
    expect(await entries()).toEqual([
      { orderId: family.orderId, state: 'LEFT', open: false },
      { orderId: next.orderId, state: 'OFFERED', open: true },
    ]);
  });

  it('closing an account keeps the order, the ledger and who did what, without names', async () => {
    const family = await familyNamed('Bookkeepy', true);
    const staff = await createStaff(t, 'REGISTRAR');
    const actor = {
      userId: staff.id,
      personId: '',
      type: 'STAFF' as const,
      roles: ['REGISTRAR' as const],
      sessionId: '',
      email: staff.email,
    };
    await cancelRegistration(t.ctx, actor, family.orderId, 'Bookkeepy asked by phone');
    const [before] = await t.database.db.select().from(orders).where(eq(orders.id, family.orderId));
    expect((await close(family.token)).status).toBe(200);
    const [after] = await t.database.db.select().from(orders).where(eq(orders.id, family.orderId));
    expect(after).toEqual({ ...before, reason: null });
    const entries = await t.database.db.select().from(auditLog).where(eq(auditLog.entityId, family.orderId));
    expect(entries.map(({ action }) => action)).toContain('order.cancelled');
    expect(entries.every(({ before, after, reason }) => !before && !after && !reason)).toBe(true);
    const erasures = await t.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, family.account.id));
    expect(erasures.at(-1)).toMatchObject({ action: 'account.erased', actorId: family.account.id });
  });

  it('closing an account erases the name from notes of staff, ledger words, merged accounts and snapshots', async () => {
    const family = await familyNamed('Quillamma', true);
    const duplicate = await createRegistrant(t, { firstName: 'Quillamma', email: 'old@quillamma.org' });
    const admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
    const done = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);
    const reason = 'Quillamma called us';
    const at = { params: { userId: duplicate.id } };
    await done(call(t, suspendPerson, { ...at, body: { reason } }, admin));
    await done(call(t, unsuspendPerson, at, admin));
    const merge = { duplicateId: duplicate.id, dryRun: false, reason };
    await done(call(t, mergePeople, { params: { userId: family.account.id }, body: merge }, admin));
    const { emailParams } = contactPayload();
    const written = { emailAddress: family.account.email, fullname: 'Quillamma Joseph' };
    await done(call(t, contactUs, { body: { emailParams: { ...emailParams, ...written } } }));
    const { rows: messages } = await t.database.pool.query<{ id: string }>('select id from contact_messages');
    const answer = {
      params: { messageId: messages[0]?.id ?? '' },
      body: { body: 'In July', answersSeen: 0 },
    };
    await done(call(t, answerMessage, answer, admin));
    const chaseTransferEmail = 'quillamma@payer.org';
    const order = { params: { orderId: family.orderId } };
    await done(call(t, reportZellePayment, { ...order, body: { chaseTransferEmail } }, family));
    const { rows } = await t.database.pool.query<{ id: string }>(
      'select id from payments where order_id = $1',
      [family.orderId],
    );
    const payment = { params: { paymentId: rows[0]?.id ?? '' } };
    const receipt = { amount: 10, reference: 'Zelle from Quillamma', receivedBefore: 0 };
    await done(call(t, receivePayment, { ...payment, body: receipt }, admin));
    await done(call(t, cancelByDesk, { ...order, body: { reason: 'Quillamma asked' } }, admin));
    expect(await tracesOf('Quillamma')).toEqual(
      expect.arrayContaining(['public.audit_log', 'public.order_participants', 'public.payment_entries']),
    );
    const money = () =>
      t.database.pool
        .query('select kind, amount from payment_entries where payment_id = $1 order by id', [rows[0]?.id])
        .then((found) => found.rows as unknown[]);
    const before = await money();

    await done(close(family.token));
    await t.database.pool.query(`update outbox_mails set sent_at = now() where kind = 'account.closed'`);
    t.clock.advance({ days: 31 });
    await applyRetention(t.ctx);
    expect(await tracesOf('Quillamma')).toEqual([]);
    expect(await money()).toEqual(before);
  });

  it('the append-only tables refuse every change; during an erasure they accept emptied words only', async () => {
    const refused = async (statement: string, erasing = 'on') => {
      const client = await t.database.pool.connect();
      try {
        await client.query('begin');
        await client.query(`select set_config('sangamam.erasing', $1, true)`, [erasing]);
        await expect(client.query(statement)).rejects.toThrow('append-only');
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    await refused('update audit_log set reason = null, before = null, after = null', 'off');
    await refused(`update audit_log set action = 'x', reason = null, before = null, after = null`);
    await refused(`update audit_log set reason = 'another', before = null, after = null`);
    await refused('delete from audit_log');
    await refused(
      `update audit_log set actor_system = 'another', reason = null, before = null, after = null`,
    );
    await refused(`update payment_entries set actor_system = 'another', reference = null, reason = null`);
    await refused('delete from payment_entries');
    await refused('update payment_entries set reference = null, reason = null', 'off');
    await refused('update payment_entries set amount = 1, reference = null, reason = null');
    await refused(`update payment_entries set reference = 'another', reason = null`);
  });

  it('a sign-up that was never verified is erased after 90 days, a verified account is not', async () => {
    const { id } = (await call(t, signUp, { body: signUpPayload({ email: 'never@example.org' }) })).data;
    const verified = await createRegistrant(t, { email: 'verified@example.org' });
    const isClosed = async (userId: string) => {
      const [row] = await t.database.db.select().from(users).where(eq(users.id, userId));
      return row?.closedAt !== null;
    };
    t.clock.advance({ days: 89 });
    await applyRetention(t.ctx);
    expect(await isClosed(id)).toBe(false);
    t.clock.advance({ days: 2 });
    await applyRetention(t.ctx);
    expect(await isClosed(id)).toBe(true);
    expect(await isClosed(verified.id)).toBe(false);
    expect(await tracesOf('never@example.org')).toEqual([]);
  });
});
