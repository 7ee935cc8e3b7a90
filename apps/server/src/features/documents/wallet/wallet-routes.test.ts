import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import * as wallet from '@sangamam/contract/documents/wallet/wallet-endpoints';
import { getOrder, listOrderHistory, submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import {
  addParticipant,
  mostParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import { formatDateRange } from '@sangamam/contract/fields/dates/format-date';
import { keepLanguage } from '@sangamam/contract/accounts/language/language-endpoints';
import { saveTravelPlan } from '@sangamam/contract/travel/plan/travel-endpoints';
import { createRun, moveFamily, publishRuns } from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import { jwtVerify } from 'jose';
import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createWallets } from '#server/adapters/wallet/wallets.ts';
import { listNotices } from '@sangamam/contract/notices/list/notice-admin-endpoints';
import { inTransaction } from '#server/db/context.ts';
import { findAnyOrder } from '#server/features/orders/order/require-own-order.ts';
import { eraseAccount } from '#server/features/people/erasure/erase-account.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { readPass } from '#test/fixtures/read-pass.ts';
import { participantPayload, startFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { buildTransportDesk, type TransportDesk } from '#test/fixtures/travellers.ts';
import { appleSettings, googleSettings } from '#test/fixtures/wallet-certificates.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { startGoogleDouble, type GoogleDouble } from '#test/wallet-doubles/google-double.ts';

import { offerGooglePass } from './offer-passes.ts';
import { startOfDay } from './start-of-day.ts';
import { findPass } from './wallet-repository.ts';

const apple = appleSettings({ passphrase: 'lotus-17' });
const google = googleSettings();

let t: TestApp;
let desk: TransportDesk;
let atGoogle: GoogleDouble;

beforeAll(async () => {
  atGoogle = await startGoogleDouble(google);
  const wallets = createWallets({ apple, google: { ...google, baseUrl: atGoogle.baseUrl } });
  t = await buildTestApp({ wallets });
  desk = await buildTransportDesk(t);
});
afterAll(async () => {
  await t.close();
  await atGoogle.close();
});

const at = ({ orderId }: Pick<TestFamily, 'orderId'>) => ({ params: { orderId } });
const applePass = (of: TestFamily, who: { token?: string } = of) => call(t, wallet.getApplePass, at(of), who);
const googlePass = (of: TestFamily, who: { token?: string } = of) =>
  call(t, wallet.getGooglePass, at(of), who);

/** The pass that a phone gets from the family's address, without a session. */
async function saved(of: TestFamily) {
  const { data } = await applePass(of);
  const answer = await t.app.inject(data.url);
  expect(answer.statusCode).toBe(200);
  return { answer, ...readPass(answer.rawPayload) };
}

/** The token of an address at Google, and what the service account says in it. */
async function tokenIn(url: string) {
  const prefix = `${atGoogle.baseUrl}/gp/v/save/`;
  expect(url.startsWith(prefix)).toBe(true);
  const token = url.slice(prefix.length);
  const { payload } = await jwtVerify(token, createPublicKey(google.publicKey), { audience: 'google' });
  return { token, payload };
}

/** The ticket that Google keeps for a family. */
async function ticketOf(of: TestFamily) {
  const { pass } = await saved(of);
  return atGoogle.kept.get(`/eventTicketObject/${google.issuer}.${pass.serialNumber}`);
}

/** Gives a family seats on published shuttle runs. */
async function seat(family: TestFamily, directions: ('ARRIVAL' | 'DEPARTURE')[], changes: object = {}) {
  for (const direction of directions) {
    const draft = desk.draft({ direction, ...changes });
    const { data: run } = await call(t, createRun, { ...desk.at, body: draft }, desk.hospitality);
    const body = { orderId: family.orderId, direction, fromRunId: null, toRunId: run._id };
    await call(t, moveFamily, { ...desk.at, body }, desk.hospitality);
    await call(t, publishRuns, { ...desk.at, body: { runIds: [run._id] } }, desk.hospitality);
  }
}

/** A confirmed family with two seats on a published shuttle run. */
async function withShuttle(): Promise<TestFamily> {
  const family = await desk.traveller('14:00', 2);
  await seat(family, ['ARRIVAL']);
  return family;
}

const longName = `Annamma${'a'.repeat(33)}`;

/** A confirmed registration of as many people as one can have, with a long name and a shuttle each way. */
async function largestRegistration(): Promise<TestFamily> {
  const family = await startFamily(t, desk.conventionId, { firstName: longName, lastName: longName });
  for (let others = 1; others < mostParticipants; others += 1) {
    const body = participantPayload(family, { firstName: `Anna ${'I'.repeat(others)}` });
    await call(t, addParticipant, { body }, family).then(({ data }) => data);
  }
  await call(t, selectPackage, { query: { ...family.of, packageId: desk.packageId } }, family);
  await call(t, submitForApproval, { query: family.of, body: {} }, family).then(({ data }) => data);
  await desk.confirms(family);
  const way = {
    transportationRequired: true as const,
    airport: 'MCO',
    date: desk.day,
    numberOfPassengers: 6,
  };
  const arrivalInfo = { ...way, time: '14:00', flightNumber: 'DL 100' };
  const departureInfo = { ...way, time: '20:00', flightNumber: 'DL 101' };
  const body = { arrivalInfo, departureInfo, notes: '' };
  await call(t, saveTravelPlan, { ...at(family), body }, family).then(({ data }) => data);
  await seat(family, ['ARRIVAL', 'DEPARTURE'], { meetingPoint: 'ടെർമിനൽ '.repeat(37).trim() });
  await call(t, keepLanguage, { body: { language: 'ml' } }, family);
  return family;
}

describe('a pass for Apple Wallet', () => {
  it('says what the ticket says, with the code that the desk scans, and is signed', async () => {
    const family = await withShuttle();
    const order = await desk.orderOf(family);
    const { answer, pass, files, changed, isSignedBy } = await saved(family);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': `attachment; filename*=UTF-8''${order.permConvRegNo}.pkpass`,
      'cache-control': 'private, no-store',
    });
    const { name, startDate, endDate, location } = order.conventionData;
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: apple.passType,
      teamIdentifier: apple.team,
      serialNumber: expect.stringMatching(/^[\w-]{43}$/u) as string,
      relevantDate: startOfDay('America/New_York', startDate).toISOString(),
      barcodes: [{ format: 'PKBarcodeFormatQR', message: order.permConvRegNo, altText: order.permConvRegNo }],
      eventTicket: {
        headerFields: [{ label: 'Number', value: order.permConvRegNo }],
        primaryFields: [{ value: name }],
        secondaryFields: [{ label: 'Family' }, { label: 'People', value: '1' }],
        auxiliaryFields: [
          { value: formatDateRange(startDate, endDate) },
          { label: 'Place', value: location },
        ],
        backFields: [
          {
            label: 'Shuttle from Orlando International (MCO)',
            value: expect.stringContaining('15:00') as string,
          },
          { label: 'At the desk' },
          { value: 'http://sangamam.test/my-account' },
        ],
      },
    });
    expect(pass.serialNumber).not.toContain(family.orderId);
    expect(JSON.stringify(pass)).not.toContain(family.account.email);
    expect(files).toEqual([
      'icon.png',
      'icon@2x.png',
      'icon@3x.png',
      'logo.png',
      'logo@2x.png',
      'logo@3x.png',
      'pass.json',
    ]);
    expect(changed).toEqual([]);
    expect(isSignedBy(apple.certificate)).toBe(true);
    expect(isSignedBy(apple.wwdr)).toBe(false);
  });

  it('is in the language of the account', async () => {
    const family = await desk.confirmedFamily();
    await call(t, keepLanguage, { body: { language: 'ml' } }, family);
    expect((await saved(family)).pass.eventTicket.headerFields?.[0]?.label).toBe('നമ്പർ');
  });

  it('has an address that opens for five minutes, and only as it was signed', async () => {
    const [mine, theirs] = [await desk.confirmedFamily(), await desk.confirmedFamily()];
    const { url, fileName } = (await applePass(mine)).data;
    expect(fileName).toMatch(/^R\w{6}\.pkpass$/u);
    const statusOf = async (address: string) => (await t.app.inject(address)).statusCode;
    expect(await statusOf(url.replace(mine.orderId, theirs.orderId))).toBe(404);
    expect(await statusOf(url.replace('/v1/wallet/apple/', '/v1/documents/registration-receipt/'))).toBe(404);
    expect(await statusOf(url)).toBe(200);
    t.clock.advance({ minutes: 5 });
    expect(await statusOf(url)).toBe(404);
  });

  it('is no longer opened once the registration is cancelled, or the account closed', async () => {
    const [cancelled, closed] = [await desk.confirmedFamily(), await desk.confirmedFamily()];
    const addresses = [(await applePass(cancelled)).data.url, (await applePass(closed)).data.url];
    await desk.cancels(cancelled);
    const account = { userId: closed.of.userId, personId: closed.selfId, email: closed.account.email };
    await inTransaction(t.ctx, (ctx) => eraseAccount(ctx, systemActor('retention schedule'), account));
    const answers = await Promise.all(addresses.map((address) => t.app.inject(address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 404]);
  });
});

describe('a ticket for Google Wallet', () => {
  it('is given to Google, and saved by a link that the service account signed for its id', async () => {
    const family = await withShuttle();
    const order = await desk.orderOf(family);
    const { pass } = await saved(family);
    const { url } = (await googlePass(family)).data;
    const classId = `${google.issuer}.convention-${order.conventionData._id}`;
    const id = `${google.issuer}.${pass.serialNumber}`;
    expect((await tokenIn(url)).payload).toEqual({
      iss: google.account.client_email,
      aud: 'google',
      typ: 'savetowallet',
      iat: expect.any(Number) as number,
      origins: ['http://sangamam.test'],
      payload: { eventTicketObjects: [{ id, classId }] },
    });
    expect(atGoogle.kept.get(`/eventTicketClass/${classId}`)).toMatchObject({
      id: classId,
      eventName: { defaultValue: { language: 'en', value: order.conventionData.name } },
      reviewStatus: 'UNDER_REVIEW',
    });
    expect(await ticketOf(family)).toMatchObject({
      id,
      classId,
      state: 'ACTIVE',
      ticketNumber: order.permConvRegNo,
      barcode: { type: 'QR_CODE', value: order.permConvRegNo, alternateText: order.permConvRegNo },
      textModulesData: [{ id: 'people', header: 'People', body: '1' }, { id: 'shuttle-1' }],
    });
    expect((await fetch(url)).status).toBe(200);
  });

  it('has a link that is as short for the largest registration as for any other', async () => {
    const [small, large] = [await desk.confirmedFamily(), await largestRegistration()];
    const tokens = [];
    for (const family of [small, large])
      tokens.push((await tokenIn((await googlePass(family)).data.url)).token.length);
    const { textModulesData: lines, ...ticket } = (await ticketOf(large)) ?? {};
    expect(ticket).toMatchObject({ ticketHolderName: `${longName} ${longName}` });
    expect(lines).toMatchObject([
      { id: 'people', body: '30' },
      { id: 'shuttle-1', body: expect.stringContaining('ടെർമിനൽ') as string },
      { id: 'shuttle-2' },
    ]);
    expect(tokens[1]).toBe(tokens[0]);
    expect(tokens[1]).toBeLessThan(1_000);
  });

  it('is changed at Google when it is saved again', async () => {
    const family = await desk.confirmedFamily();
    await googlePass(family);
    await t.database.pool.query(`update orders set perm_number = 'R2KX7A9' where id = $1`, [family.orderId]);
    await googlePass(family);
    expect(await ticketOf(family)).toMatchObject({ ticketNumber: 'R2KX7A9', barcode: { value: 'R2KX7A9' } });
  });

  it('is one ticket when it is saved twice at the same time', async () => {
    const family = await desk.confirmedFamily();
    const before = atGoogle.kept.size;
    const answers = await Promise.all([googlePass(family), googlePass(family)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(answers.map(({ data }) => tokenIn(data.url)));
    expect(one?.payload['payload']).toEqual(other?.payload['payload']);
    expect(atGoogle.kept.size).toBe(before + 1);
  });

  it.each([
    ['gives no token', '/token', 401],
    ['refuses the convention', '/eventTicketClass', 403],
    ['refuses the ticket', '/eventTicketObject', 503],
    ['takes the ticket without an answer', '/eventTicketObject', 'LOST'],
  ] as const)(
    'is not offered while Google %s, and is when the family tries again',
    async (_what, path, how) => {
      const family = await desk.confirmedFamily();
      atGoogle.failNext(path, how);
      const refused = await googlePass(family);
      expect([refused.status, refused.codes]).toEqual([503, ['GOOGLE_WALLET_UNAVAILABLE']]);
      expect(refused.errors[0]?.message).toBe(
        'Google Wallet takes no passes at the moment. Please try again later.',
      );
      expect(refused.headers['retry-after']).toBe('30');
      expect(await findPass(t.ctx.db, family.orderId)).toBeUndefined();
      const { url } = (await googlePass(family)).data;
      expect((await fetch(url)).status).toBe(200);
      expect(await findPass(t.ctx.db, family.orderId)).toMatchObject({ atGoogle: true });
    },
  );

  it('is given up when Google does not answer', async () => {
    const family = await desk.confirmedFamily();
    const order = await findAnyOrder(t.ctx, family.orderId);
    const wallets = createWallets({ google: { ...google, baseUrl: atGoogle.baseUrl, timeoutMs: 50 } });
    atGoogle.failNext('/token', 'SILENT');
    await expect(order && offerGooglePass({ ...t.ctx, wallets }, order)).rejects.toThrow(
      'GOOGLE_WALLET_UNAVAILABLE',
    );
    expect(await findPass(t.ctx.db, family.orderId)).toBeUndefined();
  });
});

describe('passes', () => {
  it('are offered for a confirmed registration until the convention is over, and to its family alone', async () => {
    const [family, waiting, other] = [
      await desk.confirmedFamily(),
      await desk.family(),
      await desk.confirmedFamily(),
    ];
    const offered = async (of: TestFamily) => [
      (await call(t, getOrder, at(of), of)).data.wallets,
      (await call(t, listOrderHistory, { query: { userId: of.account.id } }, of)).data[0]?.wallets,
    ];
    expect(await offered(family)).toEqual([
      ['APPLE', 'GOOGLE'],
      ['APPLE', 'GOOGLE'],
    ]);
    expect(await offered(waiting)).toEqual([[], []]);
    for (const pass of [applePass, googlePass]) {
      expect((await pass(waiting)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
      expect((await pass(family, other)).codes).toEqual(['ORDER_NOT_FOUND']);
      expect((await pass(family, desk.registrar)).codes).toEqual(['FORBIDDEN']);
      expect((await pass(family, {})).codes).toEqual(['UNAUTHORIZED']);
    }
    await desk.cancels(family);
    expect((await applePass(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    await t.database.pool.query(
      `update conventions set start_date = current_date - 9, end_date = current_date - 7, convention_deadline = current_date - 20 where id = $1`,
      [desk.conventionId],
    );
    expect((await googlePass(other)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect(await offered(other)).toEqual([[], []]);
  });
});

describe('a site without passes', () => {
  it('offers none', async () => {
    const plain = await buildTestApp();
    const family = await (await buildTransportDesk(plain)).confirmedFamily();
    expect((await call(plain, getOrder, at(family), family)).data.wallets).toEqual([]);
    expect((await call(plain, wallet.getApplePass, at(family), family)).codes).toEqual(['NOT_FOUND']);
    expect((await call(plain, wallet.getGooglePass, at(family), family)).codes).toEqual(['NOT_FOUND']);
    await plain.close();
  });

  it.each([
    { endsInDays: 31, told: [], offered: ['APPLE'] },
    { endsInDays: 29, told: ['wallet.certificate'], offered: ['APPLE'] },
    { endsInDays: -1, told: ['wallet.certificate'], offered: [] },
  ])('a certificate that ends in $endsInDays days', async ({ endsInDays, told, offered }) => {
    const endsAt = new Date(Date.now() + endsInDays * 24 * 3_600_000);
    const ending = await buildTestApp({ wallets: createWallets({ apple: appleSettings({ endsAt }) }) });
    const family = await (await buildTransportDesk(ending)).confirmedFamily();
    expect((await call(ending, getOrder, at(family), family)).data.wallets).toEqual(offered);
    const admin = { token: await signInAs(ending, await createStaff(ending, 'ADMIN')) };
    const codes = (await call(ending, listNotices, {}, admin)).data.map(({ code }) => code);
    expect(codes.filter((code) => code.startsWith('wallet'))).toEqual(told);
    await ending.close();
  });
});
