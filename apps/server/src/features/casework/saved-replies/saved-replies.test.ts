import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { mostReplies } from '@sangamam/contract/casework/saved-replies/saved-reply';
import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  getReplyValues,
  listSavedReplies,
} from '@sangamam/contract/casework/saved-replies/saved-reply-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { createStaffAccount } from '#server/features/accounts/staff/create-staff-account.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { submitFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let lizy: { token: string };
let treasurer: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  const email = 'lizy.cherian@example.org';
  await createStaffAccount(t.ctx, {
    firstName: 'Lizy',
    lastName: 'Cherian',
    email,
    password: testPassword,
    roles: ['REGISTRAR'],
  });
  lizy = { token: await signInAs(t, { email }) };
  treasurer = await staff('TREASURER');
});
afterAll(() => t.close());

async function staff(role: StaffRole) {
  const member = await createStaff(t, role);
  return { ...member, token: await signInAs(t, member) };
}

const save = async (by: { token: string }, name: string, text = `About ${name}`) =>
  (await call(t, createSavedReply, { body: { name, text } }, by)).data;
const named = async (name: string) =>
  (await call(t, listSavedReplies, {}, lizy)).data.find((reply) => reply.name === name);
const change = (by: { token: string }, replyId: string, revision: number, name: string) =>
  callLoosely(t, changeSavedReply, { params: { replyId }, body: { name, text: 'Changed', revision } }, by);
const remove = (by: { token: string }, replyId: string, revision: number) =>
  callLoosely(t, deleteSavedReply, { params: { replyId }, query: { revision: String(revision) } }, by);

async function auditOf(replyId: string) {
  const { rows } = await t.database.pool.query<{ action: string; before: unknown; after: unknown }>(
    `select action, before, after from audit_log where entity = 'saved-reply' and entity_id = $1 order by id`,
    [replyId],
  );
  return rows;
}

it('a reply is written by one, changed and deleted by another, each with audit', async () => {
  const { _id: replyId, revision } = await save(
    lizy,
    'Parish unknown',
    'Dear {first name},\r\nwhich parish?',
  );
  expect(await named('Parish unknown')).toMatchObject({
    text: 'Dear {first name},\nwhich parish?',
    changedBy: 'Lizy Cherian',
    changedAt: expect.stringMatching(/Z$/u) as string,
    revision: 0,
  });
  expect((await change(treasurer, replyId, revision, 'No parish')).status).toBe(200);
  expect(await named('No parish')).toMatchObject({ text: 'Changed', revision: 1 });
  expect((await named('No parish'))?.changedBy).not.toBe('Lizy Cherian');
  expect((await remove(lizy, replyId, 1)).status).toBe(200);
  expect(await named('No parish')).toBeUndefined();
  const [created, changed, deleted] = await auditOf(replyId);
  expect(created).toMatchObject({ action: 'reply.created', before: null });
  expect(changed).toMatchObject({
    action: 'reply.changed',
    before: { name: 'Parish unknown' },
    after: { name: 'No parish', text: 'Changed' },
  });
  expect(deleted).toMatchObject({ action: 'reply.deleted', before: { name: 'No parish', text: 'Changed' } });
});

it('replies are in the order of their names, with numbers as numbers', async () => {
  for (const name of ['z 10', 'Z 9', 'y']) await save(lizy, name);
  const names = (await call(t, listSavedReplies, {}, treasurer)).data.map(({ name }) => name);
  expect(names.filter((name) => /^[yz]/iu.test(name))).toEqual(['y', 'Z 9', 'z 10']);
});

it('a name is taken once, without regard to letter case', async () => {
  await save(lizy, 'Twice registered');
  const again = await callLoosely(
    t,
    createSavedReply,
    { body: { name: 'TWICE  registered', text: 'Again' } },
    treasurer,
  );
  expect(again.errors).toMatchObject([{ code: 'REPLY_NAME_TAKEN', field: 'name' }]);
  const other = await save(treasurer, 'Registered once');
  expect((await change(treasurer, other._id, 0, 'twice registered')).codes).toEqual(['REPLY_NAME_TAKEN']);
});

it('a change or deletion from an older revision is refused with the name of who was quicker', async () => {
  const { _id: replyId } = await save(treasurer, 'Contested');
  await change(lizy, replyId, 0, 'Contested by Lizy');
  for (const refused of [await change(treasurer, replyId, 0, 'Mine'), await remove(treasurer, replyId, 0)])
    expect(refused.errors).toMatchObject([
      {
        code: 'CONFLICT',
        message: 'Lizy Cherian changed it just now.',
        quicker: { actorName: 'Lizy Cherian' },
      },
    ]);
  await remove(lizy, replyId, 1);
  expect((await change(treasurer, replyId, 1, 'Mine')).errors).toMatchObject([
    { code: 'NOT_FOUND', message: 'Lizy Cherian deleted it just now.' },
  ]);
});

it('a reply that never was is not found, and nobody is blamed', async () => {
  const refused = await change(lizy, crypto.randomUUID(), 0, 'Nothing');
  expect(refused.codes).toEqual(['NOT_FOUND']);
  expect(refused.errors[0]).not.toHaveProperty('quicker');
});

it('a change waits for one that is under way and is refused after it', async () => {
  const { _id: replyId } = await save(lizy, 'Under way');
  const refused = await duringChange(
    t,
    {
      statement: 'update saved_replies set revision = revision + 1 where id = $1',
      values: [replyId],
      end: 'commit',
    },
    () => change(treasurer, replyId, 0, 'Too late'),
  );
  expect(refused.codes).toEqual(['CONFLICT']);
  expect(await named('Under way')).toMatchObject({ revision: 1 });
});

it.each([
  ['without a name', { name: ' ', text: 'Text' }],
  ['with a long name', { name: 'x'.repeat(61), text: 'Text' }],
  ['without a text', { name: 'Refused', text: ' ' }],
  ['with a text that no dialog takes', { name: 'Refused', text: 'x'.repeat(2001) }],
  ['with something that cannot be filled in', { name: 'Refused', text: 'Dear {surname}' }],
])('a reply %s is refused', async (_, body) => {
  const { codes } = await callLoosely(t, createSavedReply, { body }, lizy);
  expect(codes).toEqual(['RQST_PARAMS_INVALID']);
});

it('what is filled in is of the registrant, with the permanent number once there is one', async () => {
  const { id: conventionId } = await buildConvention(t.ctx, { name: 'Sangamam of replies' });
  const { id: packageId } = await buildPackage(t.ctx, { conventionId });
  const { orderId, tempNumber } = await submitFamily(t, conventionId, packageId);
  const values = async () => (await call(t, getReplyValues, { params: { orderId } }, treasurer)).data;
  expect(await values()).toEqual({
    firstName: 'Annamma',
    number: tempNumber,
    convention: 'Sangamam of replies',
  });
  await t.database.pool.query(
    `update orders set perm_number = 'R4XK2MP', confirmed_at = now() where id = $1`,
    [orderId],
  );
  expect(await values()).toMatchObject({ number: 'R4XK2MP' });
  const params = { orderId: crypto.randomUUID() };
  expect((await callLoosely(t, getReplyValues, { params }, lizy)).codes).toEqual(['ORDER_NOT_FOUND']);
});

it('a reply that is saved while a colleague saves the last one is refused with TOO_MANY_REPLIES', async () => {
  const { rows } = await t.database.pool.query<{ count: number }>(
    'select count(*)::int as count from saved_replies',
  );
  for (let count = (rows[0]?.count ?? 0) + 1; count < mostReplies; count += 1)
    await t.database.pool.query(
      `insert into saved_replies (id, name, text) values (gen_random_uuid(), $1, 'Text')`,
      [`Reply ${count}`],
    );
  const refused = await duringChange(
    t,
    {
      statement: `with locked as (select pg_advisory_xact_lock(hashtext('sangamam.saved-replies')))
        insert into saved_replies (id, name, text) select gen_random_uuid(), 'The last one', 'Text' from locked`,
      values: [],
      end: 'commit',
    },
    () => callLoosely(t, createSavedReply, { body: { name: 'One too many', text: 'Text' } }, lizy),
  );
  expect(refused.codes).toEqual(['TOO_MANY_REPLIES']);
  expect((await call(t, listSavedReplies, {}, lizy)).data).toHaveLength(mostReplies);
});
