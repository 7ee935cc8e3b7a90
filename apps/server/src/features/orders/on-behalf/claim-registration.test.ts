import { claimAccount, issueClaimCode } from '@sangamam/contract/accounts/claim/claim-endpoints';
import { setPassword } from '@sangamam/contract/accounts/account-endpoints';
import { registerFamily } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { claimCodes, people } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { testPassword } from '#test/fixtures/accounts.ts';
import { submitFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox, tokenMailedTo } from '#test/outbox.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';

let t: TestApp;
let desk: PaymentDesk;

beforeAll(async () => {
  t = await buildTestApp();
  desk = await buildPaymentDesk(t);
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

let families = 0;
const nextAddress = () => `claimed-${(families += 1)}@example.org`;

/** Registers a widow without an email address. */
async function registerWidow() {
  const body = {
    conventionId: desk.conventionId,
    people: [
      {
        firstName: 'Eliamma',
        lastName: 'Kurian',
        familyName: 'Vellapally',
        relationShip: 'SELF' as const,
        maritalStatus: 'WIDOW' as const,
        organization: 'ORG10004',
        dob: '1946-02-11',
        mobile: { countryCode: '+1', phoneNumber: '3125550188' },
      },
    ],
    packageId: desk.packageId,
    how: 'PHONE' as const,
    termsRead: true as const,
    expectedTotal: 1_000,
  };
  return (await call(t, registerFamily, { body }, desk.registrar)).data;
}

const issue = (orderId: string) => call(t, issueClaimCode, { params: { orderId } }, desk.registrar);
const claim = (code: string, email: string) => call(t, claimAccount, { body: { code, email } });
const recordOf = async (orderId: string) =>
  (await call(t, getRegistration, { params: { orderId } }, desk.registrar)).data;

async function printSlip() {
  const { orderId } = await registerWidow();
  return { orderId, code: (await issue(orderId)).data.code };
}

it('the code of a slip names the account, and the mailed link sets its password', async () => {
  const { orderId, code } = await printSlip();
  const email = nextAddress();
  expect((await claim(`${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase(), email)).data).toEqual({
    sent: true,
  });
  expect((await outbox(t, { to: email })).map(({ kind }) => kind)).toEqual(['account.set-password']);
  const record = await recordOf(orderId);
  expect(record).toMatchObject({ email, registrantName: 'Eliamma Kurian' });
  expect(record.participants[0]?.userId.email).toBe(email);
  expect(record.history.map(({ action, actorName }) => [action, actorName])).toEqual(
    expect.arrayContaining([
      ['order.claim-code-issued', expect.not.stringContaining('Eliamma')],
      ['order.claimed', 'Eliamma Kurian'],
    ]),
  );

  const token = await tokenMailedTo(t, email, 'account.set-password');
  const set = await call(t, setPassword, { body: { token, password: testPassword } });
  expect(set.status).toBe(200);
  expect((await claim(code, nextAddress())).codes).toEqual(['CLAIM_CODE_INVALID']);
  expect((await issue(orderId)).codes).toEqual(['CLAIM_NOT_NEEDED']);
});

it('until the password is set the code is good for a mistyped address, whose link ends', async () => {
  const { orderId, code } = await printSlip();
  const [mistyped, email] = [nextAddress(), nextAddress()];
  await claim(code, mistyped);
  const lost = await tokenMailedTo(t, mistyped, 'account.set-password');
  expect((await claim(code, email)).status).toBe(200);
  expect((await recordOf(orderId)).email).toBe(email);
  const refused = await call(t, setPassword, { body: { token: lost, password: testPassword } });
  expect(refused.codes).toEqual(['INVALID_TOKEN']);
  expect((await claim(code, email)).status).toBe(200);
  expect(await outbox(t, { to: email })).toHaveLength(2);
});

it('a new slip ends the one before it', async () => {
  const { orderId, code } = await printSlip();
  const next = await issue(orderId);
  expect((await claim(code, nextAddress())).codes).toEqual(['CLAIM_CODE_INVALID']);
  expect((await claim(next.data.code, nextAddress())).status).toBe(200);
});

it('two who enter one code at once: the later one names the account, and only that link is good', async () => {
  const { orderId, code } = await printSlip();
  const addresses = [nextAddress(), nextAddress()];
  const answers = await Promise.all(addresses.map((email) => claim(code, email)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { email } = await recordOf(orderId);
  for (const address of addresses) {
    const token = await tokenMailedTo(t, address, 'account.set-password');
    const set = await call(t, setPassword, { body: { token, password: testPassword } });
    expect([address, set.status]).toEqual([address, address === email ? 200 : 422]);
  }
});

describe('a claim is refused, and changes nothing,', () => {
  it('with a code that nobody was given', async () => {
    expect((await claim('AAAAA-AAAAA', nextAddress())).codes).toEqual(['CLAIM_CODE_INVALID']);
  });

  it('with an address that has an account', async () => {
    const { orderId, code } = await printSlip();
    const { account } = await submitFamily(t, desk.conventionId, desk.packageId);
    expect((await claim(code, account.email)).codes).toEqual(['USER_EXIST']);
    expect((await recordOf(orderId)).email).toBeNull();
  });

  it('for a family that registered itself: it needs no slip', async () => {
    const { orderId } = await submitFamily(t, desk.conventionId, desk.packageId);
    expect((await issue(orderId)).codes).toEqual(['CLAIM_NOT_NEEDED']);
  });
});

it('a code is stored as a hash', async () => {
  const { code } = await printSlip();
  const rows = await t.database.db.select().from(claimCodes);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(rows.every(({ codeHash }) => codeHash.length === 32)).toBe(true);
});

it('after sixty days the code is no longer good', async () => {
  const { code } = await printSlip();
  const email = nextAddress();
  t.clock.advance({ days: 61 });
  expect((await claim(code, email)).codes).toEqual(['CLAIM_CODE_INVALID']);
  expect(await t.database.db.$count(people, eq(people.email, email))).toBe(0);
});
