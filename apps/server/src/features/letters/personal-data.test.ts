import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { inTransaction } from '#server/db/context.ts';
import { letterRecipients } from '#server/db/schema/schema.ts';
import { eraseAccount } from '#server/features/people/erasure/erase-account.ts';
import { systemActor, type Actor } from '#server/http/access/actor.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildStaff } from '#seed/factories/build-user.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { downloadOwnData } from '#test/download.ts';
import { startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';

import { prepareLetter } from './audience/prepare-letter.ts';
import { lettersPersonalData } from './personal-data.ts';
import { createLetter } from './write-letter.ts';

let t: TestApp;
let conventionId: string;
let writer: Actor;

beforeAll(async () => {
  t = await buildTestApp();
  ({ actor: writer } = await buildStaff(t.ctx, ['ADMIN']));
});
beforeEach(async () => {
  ({ id: conventionId } = await buildConvention(t.ctx));
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

/** A letter to everybody of the convention, or to one family. */
async function letterTo(family?: TestFamily): Promise<string> {
  const { _id: letterId, revision } = await createLetter(t.ctx, writer, {
    conventionId,
    subjectEn: 'The bus',
    bodyEn: '<p>It leaves an hour later.</p>',
    subjectMl: '',
    bodyMl: '',
    audience: { name: '', filters: family ? { account: family.account.id } : {}, first: 'SUBMITTED' },
  });
  await prepareLetter(t.ctx, writer, { letterId, revision });
  return letterId;
}

const recipientsOf = async (letterId: string) =>
  (
    await t.database.db
      .select({ userId: letterRecipients.userId })
      .from(letterRecipients)
      .where(eq(letterRecipients.letterId, letterId))
      .orderBy(asc(letterRecipients.place))
  ).map(({ userId }) => userId);

it('a family finds the letters in its data that had it among their recipients', async () => {
  const [family, other] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
  const letterId = await letterTo(family);
  const lettersOf = async (who: TestFamily) => (await downloadOwnData(t, who)).letters;
  expect(await lettersOf(family)).toEqual([
    { letterId, subject: 'The bus', orderId: family.orderId, sentAt: null, notSentBecause: null },
  ]);
  expect(await lettersOf(other)).toEqual([]);
});

it('an account that is erased is no recipient any more', async () => {
  const [family, other] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
  const letterId = await letterTo();
  const { account, selfId } = family;
  const closed = { userId: account.id, personId: selfId, email: account.email };
  await inTransaction(t.ctx, (ctx) => eraseAccount(ctx, systemActor('retention schedule'), closed));
  expect(await recipientsOf(letterId)).toEqual([other.account.id]);
});

it('the letters of two accounts that are merged are those of the one that is kept, once each', async () => {
  const [kept, twin] = [await startFamily(t, conventionId), await startFamily(t, conventionId)];
  const [toBoth, toTwin] = [await letterTo(), await letterTo(twin)];
  const side = ({ account, selfId }: TestFamily) => ({ userId: account.id, personId: selfId });
  await lettersPersonalData.merge?.(t.ctx, { from: side(twin), to: side(kept) });
  expect(await recipientsOf(toBoth)).toEqual([kept.account.id]);
  expect(await recipientsOf(toTwin)).toEqual([kept.account.id]);
});
