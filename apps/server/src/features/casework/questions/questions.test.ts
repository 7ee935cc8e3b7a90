import { randomUUID } from 'node:crypto';
import * as conversation from '@sangamam/contract/casework/questions/conversation-endpoints';
import * as admin from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import * as care from '@sangamam/contract/casework/care/registration-care-endpoints';
import { cancelOrder, listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import * as questions from '@sangamam/contract/casework/questions/question-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { registrationAnswers } from '#server/db/schema/schema.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { tokenMailedTo } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
let registrar: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const at = ({ orderId }: TestFamily) => ({ params: { orderId } });
const newAnswer = (answer: string) => ({ answerId: randomUUID(), answer });

/** A family that was asked, with the token of its mail, and a registrar whose session is fresh. */
async function askFamily(question = 'Which parish?') {
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  const family = await submitFamily(t, conventionId, packageId);
  await call(t, care.messageFamily, { ...at(family), body: { question } }, registrar);
  return { family, token: await tokenMailedTo(t, family.account.email, 'order.question') };
}

const signInRegistrar = async () => ({ token: await signInAs(t, await createStaff(t, 'REGISTRAR')) });
const detail = async (family: TestFamily, who = registrar) =>
  (await call(t, admin.getRegistration, at(family), who)).data;
const look = (token: string) => call(t, questions.getLinkedQuestion, { params: { token } });
const answerByLink = (token: string, body = newAnswer('Kaipuzha, since 1998')) =>
  call(t, questions.answerLinkedQuestion, { params: { token }, body });
const answerSignedIn = (family: TestFamily, body = newAnswer('Kaipuzha, says the account')) =>
  call(t, questions.answerQuestion, { ...at(family), body }, family);
const answersOf = async ({ orderId }: TestFamily) =>
  t.database.db.select().from(registrationAnswers).where(eq(registrationAnswers.orderId, orderId));

type Query = Partial<Record<'registrationStatus' | 'question' | 'sort' | 'waiting', string>>;
async function listed(query: Query, who = registrar): Promise<string[]> {
  const asked = { query: { conventionId, pageSize: '100', ...query } as never };
  return (await call(t, admin.listRegistrations, asked, who)).data.docs.map(({ _id }) => _id);
}
const toDecide = (who = registrar) =>
  listed({ registrationStatus: 'PENDING_REG_APPROVAL', sort: 'submitted' }, who);
const countOf = async (key: string) => {
  const { data } = await call(t, getOverview, { query: { conventionId } }, registrar);
  return data.counts.find((tile) => tile.key === key)?.count;
};

describe('a question to a family', () => {
  it('takes the registration out of what is to be decided, until the family answers', async () => {
    const other = await submitFamily(t, conventionId, packageId);
    const { family, token } = await askFamily();
    expect(await toDecide()).not.toContain(family.orderId);
    expect(await listed({ question: 'WAITING' })).toContain(family.orderId);
    expect(await countOf('TO_DECIDE')).toBe((await toDecide()).length);
    expect(await countOf('WAITING_FOR_FAMILY')).toBe((await listed({ question: 'WAITING' })).length);
    expect((await detail(family)).conversation).toMatchObject({ state: 'WAITING' });
    expect((await detail(family)).status).toBe('SUBMITTED');

    expect((await answerByLink(token)).data.state).toBe('ANSWERED');
    expect((await toDecide())[0]).toBe(family.orderId);
    expect(await toDecide()).toContain(other.orderId);
    expect(await listed({ question: 'WAITING' })).not.toContain(family.orderId);
    expect(await listed({ question: 'ANSWERED' })).toContain(family.orderId);
    const { conversation: standing, conversationEntries, history } = await detail(family);
    expect(standing).toMatchObject({ state: 'ANSWERED' });
    expect(conversationEntries.map(({ kind, text, source }) => [kind, text, source])).toEqual([
      ['QUESTION', 'Which parish?', null],
      ['ANSWER', 'Kaipuzha, since 1998', 'LINK'],
    ]);
    expect(history.slice(0, 2).map(({ action }) => action)).toEqual(['order.answered', 'order.asked']);
  });

  it('returns the registration after seven days of the convention’s calendar without an answer', async () => {
    const { family, token } = await askFamily();
    const { until = '' } = (await detail(family)).conversation ?? {};
    expect(until).toMatch(/^\d{4}-\d\d-\d\d$/u);
    t.clock.advance({ days: 6 });
    const soon = await signInRegistrar();
    expect(await listed({ question: 'WAITING' }, soon)).toContain(family.orderId);
    t.clock.advance({ days: 2 });
    const later = await signInRegistrar();
    expect(await toDecide(later)).toContain(family.orderId);
    expect(await listed({ question: 'NO_ANSWER' }, later)).toContain(family.orderId);
    expect((await detail(family, later)).conversation).toMatchObject({ state: 'NO_ANSWER', until });
    // Its clock begins with the return.
    expect(await listed({ registrationStatus: 'PENDING_REG_APPROVAL', waiting: '3' }, later)).not.toContain(
      family.orderId,
    );
    expect((await answerByLink(token)).data.state).toBe('ANSWERED');
    expect(await listed({ question: 'ANSWERED' }, later)).toContain(family.orderId);
  });

  it('joins the questions that are open, and one answer answers them all', async () => {
    const { family, token } = await askFamily('Which parish?');
    await call(t, care.messageFamily, { ...at(family), body: { question: 'And since when?' } }, registrar);
    const second = await tokenMailedTo(t, family.account.email, 'order.question');
    expect(second).not.toBe(token);
    const seen = (await look(token)).data;
    expect(seen.questions.map(({ question }) => question)).toEqual(['Which parish?', 'And since when?']);
    await answerByLink(second);
    expect((await look(token)).data).toMatchObject({ state: 'ANSWERED', questions: [] });
  });
});

describe('the link of a question', () => {
  it('shows the question and nothing else about the family', async () => {
    const { family, token } = await askFamily();
    const { data } = await look(token);
    const { questions: asked, ...rest } = data;
    expect(Object.keys(rest).toSorted()).toEqual(['conventionName', 'firstName', 'number', 'state']);
    expect(rest).toMatchObject({ state: 'OPEN', number: family.tempNumber });
    expect(asked).toMatchObject([{ question: 'Which parish?' }]);
    expect(await answersOf(family)).toEqual([]);
  });

  it('is not in the database, nor in the mail as it is stored', async () => {
    const { token } = await askFamily();
    const { rows } = await t.database.pool.query<{ text: string; html: string }>(
      `select text, html from outbox_mails where kind = 'order.question'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text, html } of rows) {
      expect(text + html).toContain('/question/hidden-link');
      expect(text + html).not.toContain(token);
    }
    const hashes = await t.database.pool.query(
      `select 1 from registration_questions where encode(token_hash, 'escape') like '%' || $1 || '%'`,
      [token],
    );
    expect(hashes.rowCount).toBe(0);
  });

  it('is refused alike when it is unknown and when it has expired', async () => {
    const { token } = await askFamily();
    const unknown = await look('x'.repeat(token.length));
    t.clock.advance({ days: 31 });
    const expired = await look(token);
    expect([unknown.status, unknown.codes]).toEqual([422, ['INVALID_TOKEN']]);
    expect([expired.status, expired.codes]).toEqual([422, ['INVALID_TOKEN']]);
    expect((await answerByLink(token)).codes).toEqual(['INVALID_TOKEN']);
  });

  it('takes an answer that is sent twice once, also at the same moment', async () => {
    const { family, token } = await askFamily();
    const body = newAnswer('Kaipuzha');
    const both = await Promise.all([answerByLink(token, body), answerByLink(token, body)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await answerByLink(token, body)).status).toBe(200);
    expect(await answersOf(family)).toHaveLength(1);
    const { history } = await detail(family);
    expect(history.filter(({ action }) => action === 'order.answered')).toHaveLength(1);
  });

  it('refuses an empty and a too long answer with their sentences', async () => {
    const { token } = await askFamily();
    const refused = async (answer: string) =>
      (await answerByLink(token, newAnswer(answer))).errors[0]?.message;
    expect(await refused('  ')).toBe('Please write your answer');
    expect(await refused('a'.repeat(2001))).toBe('Please keep the answer under 2000 characters');
  });

  it('keeps the answers of two who write at once, and refuses another one later', async () => {
    const { family, token } = await askFamily();
    const [one, other] = await Promise.all([answerByLink(token), answerSignedIn(family)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await answersOf(family)).map(({ source }) => source).toSorted()).toEqual(['ACCOUNT', 'LINK']);
    t.clock.advance({ minutes: 31 });
    expect((await answerByLink(token)).codes).toEqual(['QUESTION_ANSWERED']);
    expect(await answersOf(family)).toHaveLength(2);
  });

  it('is used up by its answer: it answers no question that is asked afterwards', async () => {
    const { family, token } = await askFamily();
    await answerByLink(token);
    t.clock.advance({ minutes: 31 });
    await call(t, care.messageFamily, { ...at(family), body: { question: 'Since when?' } }, registrar);
    expect((await look(token)).data.state).toBe('ANSWERED');
    expect((await answerByLink(token)).codes).toEqual(['QUESTION_ANSWERED']);
    expect((await detail(family)).conversation).toMatchObject({ state: 'WAITING' });
  });
});

describe('an answer on My Account', () => {
  it('is filed with the account, and the question leaves My Account', async () => {
    const { family } = await askFamily();
    const own = async () => {
      const { data } = await call(t, listOrderHistory, { query: { userId: family.of.userId } }, family);
      return data.find(({ _id }) => _id === family.orderId);
    };
    expect((await own())?.questions).toMatchObject([{ question: 'Which parish?' }]);
    expect((await answerSignedIn(family)).status).toBe(200);
    expect((await own())?.questions).toEqual([]);
    const [, answer] = (await detail(family)).conversationEntries;
    expect(answer).toMatchObject({ source: 'ACCOUNT', by: expect.stringContaining('Chacko') as string });
  });
});

describe('a decision', () => {
  it('closes the question, and undoing it asks again', async () => {
    const { family, token } = await askFamily();
    const { data } = await call(t, admin.approveRegistration, at(family), registrar);
    expect((await look(token)).data).toMatchObject({ state: 'CLOSED', questions: [] });
    expect((await answerByLink(token)).codes).toEqual(['QUESTION_CLOSED']);
    expect((await detail(family)).conversation).toBeNull();
    const decisions = [{ orderId: family.orderId, decisionId: data.decisionId ?? '' }];
    await call(t, undoRegistrationDecisions, { body: { decisions } }, registrar);
    expect((await look(token)).data.state).toBe('OPEN');
    expect(await toDecide()).not.toContain(family.orderId);
  });

  it.each(['REJECTED', 'CANCELLED', 'CANCELLED BY THE FAMILY'])('closes it: %s', async (how) => {
    const { family, token } = await askFamily();
    const reasoned = { ...at(family), body: { reason: 'As agreed' } };
    if (how === 'REJECTED') await call(t, admin.rejectRegistration, reasoned, registrar);
    else if (how === 'CANCELLED') await call(t, admin.cancelRegistration, reasoned, registrar);
    else await call(t, cancelOrder, reasoned, family);
    expect((await look(token)).data.state).toBe('CLOSED');
    expect((await answerSignedIn(family)).codes).toEqual(['QUESTION_CLOSED']);
    expect(await listed({ question: 'WAITING' })).not.toContain(family.orderId);
  });

  it('that commits first refuses an answer that is under way', async () => {
    const { family, token } = await askFamily();
    const close = `with locked as (select id from orders where id = $1 for update)
      update registration_questions set closed_at = now() where order_id in (select id from locked)`;
    const change = { statement: close, values: [family.orderId], end: 'commit' as const };
    expect((await duringChange(t, change, () => answerByLink(token))).codes).toEqual(['QUESTION_CLOSED']);
    expect(await answersOf(family)).toEqual([]);
  });

  it('that is rolled back lets an answer that waits for it through', async () => {
    const { family, token } = await askFamily();
    const close = `with locked as (select id from orders where id = $1 for update)
      update registration_questions set closed_at = now() where order_id in (select id from locked)`;
    const change = { statement: close, values: [family.orderId], end: 'rollback' as const };
    expect((await duringChange(t, change, () => answerByLink(token))).status).toBe(200);
    expect(await answersOf(family)).toHaveLength(1);
  });
});

describe('a registrar', () => {
  it('adds what the family answered by phone, which returns the registration', async () => {
    const { family } = await askFamily();
    const body = newAnswer('By phone: Kaipuzha');
    await call(t, conversation.addFamilyAnswer, { ...at(family), body }, registrar);
    expect(await toDecide()).toContain(family.orderId);
    const [, answer] = (await detail(family)).conversationEntries;
    expect(answer).toMatchObject({ source: 'STAFF', text: 'By phone: Kaipuzha' });
  });

  it('cannot add an answer where nothing was asked', async () => {
    await askFamily();
    const family = await submitFamily(t, conventionId, packageId);
    const body = newAnswer('By phone');
    expect((await call(t, conversation.addFamilyAnswer, { ...at(family), body }, registrar)).codes).toEqual([
      'QUESTION_CLOSED',
    ]);
  });

  it('closes a conversation: the question is withdrawn, and the registration is to be decided', async () => {
    const { family, token } = await askFamily();
    const close = () => call(t, conversation.closeConversation, at(family), registrar);
    expect((await close()).status).toBe(200);
    expect((await close()).status).toBe(200);
    expect((await look(token)).data.state).toBe('CLOSED');
    expect(await toDecide()).toContain(family.orderId);
    const { history } = await detail(family);
    expect(history.filter(({ action }) => action === 'order.conversation-closed')).toHaveLength(1);
  });

  it('asks several, each with a question of its own', async () => {
    const { family } = await askFamily();
    const other = await submitFamily(t, conventionId, packageId);
    const body = { orderIds: [family.orderId, other.orderId, other.account.id], question: 'Which parish?' };
    const { data } = await call(t, care.messageFamilies, { body }, registrar);
    expect(data.map(({ succeeded }) => succeeded)).toEqual([true, true, false]);
    const waiting = await listed({ question: 'WAITING' });
    expect([family, other].every(({ orderId }) => waiting.includes(orderId))).toBe(true);
  });

  it('alone reads questions and answers: others see only how they stand', async () => {
    const { family, token } = await askFamily();
    await answerByLink(token);
    const viewer = { token: await signInAs(t, await createStaff(t, 'VIEWER')) };
    const seen = await detail(family, viewer);
    expect(seen.conversation).toMatchObject({ state: 'ANSWERED' });
    expect(seen.conversationEntries).toEqual([]);
  });
});
