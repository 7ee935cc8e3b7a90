import { randomBytes } from 'node:crypto';
import { conversationState, questionStates } from '@sangamam/contract/casework/questions/question';
import {
  cancelRegistration,
  listRegistrations,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { messageFamily } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { answerQuestion, getLinkedQuestion } from '@sangamam/contract/casework/questions/question-endpoints';
import { closeAccount } from '@sangamam/contract/people/own-data/own-data-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { outboxMails, registrationAnswers, registrationQuestions, users } from '#server/db/schema/schema.ts';
import { purgeExpiredCredentials } from '#server/features/accounts/purge-expired-credentials.ts';
import { hideAccountLinks } from '#server/features/mail/outbox/account-link.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { combinations } from '#test/decisions/every-role.ts';
import { downloadOwnData } from '#test/download.ts';
import { createStaff, testPassword } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { tokenMailedTo } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
});
afterAll(() => t.close());

const signInRegistrar = async () => ({ token: await signInAs(t, await createStaff(t, 'REGISTRAR')) });
const at = ({ orderId }: TestFamily) => ({ params: { orderId } });
const answer = { answerId: '019aa0b4-2222-7000-8000-000000000081', answer: 'Kaipuzha, says Thomas' };

async function askFamily(registrar: { token: string }) {
  const family = await submitFamily(t, conventionId, packageId);
  await call(t, messageFamily, { ...at(family), body: { question: 'Which parish is it?' } }, registrar);
  return { family, token: await tokenMailedTo(t, family.account.email, 'order.question') };
}

type Kind = 'none' | 'waiting' | 'lapsed' | 'answered' | 'closed' | 'answered and closed';
const kinds: Kind[] = ['none', 'waiting', 'lapsed', 'answered', 'closed', 'answered and closed'];

describe('the lists of registrations', () => {
  it('find a conversation in exactly the state that the contract says, for every two questions', async () => {
    const registrar = await signInRegistrar();
    const [staff] = await t.database.db.select().from(users).where(eq(users.type, 'STAFF')).limit(1);
    const staffId = staff?.id;
    const { orderId } = await submitFamily(t, conventionId, packageId);
    const now = t.ctx.now();
    const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);
    const stored = (kind: Kind, askedAt: Date) => ({
      askedAt,
      waitsUntil: later(kind === 'lapsed' ? -1 : 3),
      answeredAt: kind.startsWith('answered') ? later(-2) : null,
      closedAt: kind.endsWith('closed') ? later(-1) : null,
    });
    const differing: unknown[] = [];
    const seen = new Set<unknown>();
    for (const { first, second } of combinations<{ first: Kind; second: Kind }>({
      first: kinds,
      second: kinds,
    })) {
      const questions = [first, second]
        .map((kind, place) => ({ kind, facts: stored(kind, later(place - 5)) }))
        .flatMap(({ kind, facts }) => (kind === 'none' ? [] : [facts]));
      await t.database.db.delete(registrationQuestions).where(eq(registrationQuestions.orderId, orderId));
      for (const { askedAt, ...facts } of questions)
        await t.database.db.insert(registrationQuestions).values({
          ...facts,
          orderId,
          askedBy: staffId ?? '',
          question: 'Which?',
          createdAt: askedAt,
          tokenHash: randomBytes(32),
          tokenExpiresAt: later(30),
        });
      const expected = conversationState(questions, now)?.state;
      const listed: string[] = [];
      for (const question of questionStates) {
        const { data } = await call(t, listRegistrations, { query: { conventionId, question } }, registrar);
        if (data.docs.some(({ _id }) => _id === orderId)) listed.push(question);
      }
      seen.add(expected);
      if (listed.join() !== (expected ?? '')) differing.push({ first, second, expected, listed });
    }
    expect(differing).toEqual([]);
    expect(seen.size).toBe(4);
  });
});

describe('the token of a question', () => {
  it('stays with its mail for 30 days while that cannot leave, and no longer', async () => {
    const { family } = await askFamily(await signInRegistrar());
    const kept = async () => {
      const rows = await t.database.db
        .select({ token: outboxMails.linkToken })
        .from(outboxMails)
        .where(eq(outboxMails.orderId, family.orderId));
      return rows.some(({ token }) => token !== null);
    };
    t.clock.advance({ days: 3 });
    await purgeExpiredCredentials(t.ctx);
    expect(await kept()).toBe(true);
    t.clock.advance({ days: 28 });
    await purgeExpiredCredentials(t.ctx);
    expect(await kept()).toBe(false);
  });

  it('is in no line of the log', () => {
    expect(hideAccountLinks('/question/Zq4Zq4Zq4Zq4Zq4Zq4Zq4')).toBe('/question/hidden-link');
  });
});

describe('questions and answers', () => {
  it('are in “Your data”, and an erasure empties them and ends their links', async () => {
    const registrar = await signInRegistrar();
    const { family, token } = await askFamily(registrar);
    await call(t, answerQuestion, { ...at(family), body: answer }, family);
    const data = await downloadOwnData(t, family);
    expect(data.questions).toMatchObject([{ question: 'Which parish is it?' }]);
    expect(data.questionAnswers).toMatchObject([{ answer: answer.answer, source: 'ACCOUNT' }]);
    expect(JSON.stringify(data.questions)).not.toMatch(/tokenHash|askedBy/u);
    await call(t, cancelRegistration, { ...at(family), body: { reason: 'They asked for it' } }, registrar);
    const closed = await call(t, closeAccount, { body: { password: testPassword } }, family);
    expect(closed.status).toBe(200);
    const { db } = t.database;
    const ofOrder = eq(registrationQuestions.orderId, family.orderId);
    expect(await db.select().from(registrationQuestions).where(ofOrder)).toMatchObject([
      { question: '', tokenHash: null },
    ]);
    const answers = eq(registrationAnswers.orderId, family.orderId);
    expect(await db.select().from(registrationAnswers).where(answers)).toMatchObject([{ answer: '' }]);
    expect((await call(t, getLinkedQuestion, { params: { token } })).codes).toEqual(['INVALID_TOKEN']);
  });
});
