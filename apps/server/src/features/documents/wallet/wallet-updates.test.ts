import * as service from '@sangamam/contract/documents/wallet/apple-service-endpoints';
import * as wallet from '@sangamam/contract/documents/wallet/wallet-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createWallets } from '#server/adapters/wallet/wallets.ts';
import { erasePersonalData, readSection } from '#server/features/personal-data/carry-out.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { dataSubject } from '#test/fixtures/data-subject.ts';
import { readPass } from '#test/fixtures/read-pass.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { appleSettings, googleSettings } from '#test/fixtures/wallet-certificates.ts';
import { buildPaymentDesk, type PaymentDesk } from '#test/payments/payment-desk.ts';
import { startApnsDouble, type ApnsDouble } from '#test/wallet-doubles/apns-double.ts';
import { startGoogleDouble, type GoogleDouble } from '#test/wallet-doubles/google-double.ts';

import { documentsPersonalData } from '../personal-data.ts';
import { refreshPasses } from './refresh-passes.ts';
import { tellGoogle, tellPhones } from './tell-wallets.ts';

const apple = appleSettings();
const google = googleSettings();

let t: TestApp;
let desk: PaymentDesk;
let apns: ApnsDouble;
let atGoogle: GoogleDouble;

beforeAll(async () => {
  apns = await startApnsDouble(apple.wwdr);
  atGoogle = await startGoogleDouble(google);
  const wallets = createWallets({ apple, google: { ...google, baseUrl: atGoogle.baseUrl } }, apns.server);
  t = await buildTestApp({ wallets, publicUrl: 'https://sangamam.test' });
  desk = await buildPaymentDesk(t);
});
afterAll(async () => {
  await t.close();
  await apns.close();
  await atGoogle.close();
});

const at = ({ orderId }: Pick<TestFamily, 'orderId'>) => ({ params: { orderId } });

/** A pass in the wallet of a phone, and what the phone calls. */
async function phoneWithPass(of: TestFamily, device = `device-${of.tempNumber}`) {
  const { data } = await call(t, wallet.getApplePass, at(of), of);
  const { pass } = readPass((await t.app.inject(data.url)).rawPayload);
  const { serialNumber: serial, authenticationToken: token = '' } = pass;
  const params = { device, passType: apple.passType, serial };
  const shows = (shown = token) => ({ headers: { authorization: `ApplePass ${shown}` } });
  const get = (headers: Record<string, string> = {}) =>
    t.app.inject({
      url: `/v1/wallet/apple/v1/passes/${apple.passType}/${serial}`,
      headers: { authorization: `ApplePass ${token}`, ...headers },
    });
  return {
    pass,
    serial,
    token,
    pushToken: `${device}-token-0123456789`,
    register: (shown?: string, changes: Partial<typeof params> = {}) =>
      call(
        t,
        service.registerDevice,
        { params: { ...params, ...changes }, body: { pushToken: `${device}-token-0123456789` } },
        shows(shown),
      ),
    unregister: (shown?: string) => call(t, service.unregisterDevice, { params }, shows(shown)),
    changed: async (since?: string, passType = apple.passType) => {
      const query = since === undefined ? '' : `?passesUpdatedSince=${since}`;
      return t.app.inject(`/v1/wallet/apple/v1/devices/${device}/registrations/${passType}${query}`);
    },
    get,
    current: async () => readPass((await get()).rawPayload).pass,
  };
}

/** The jobs that wait, by name, for an order. */
async function queuedFor({ orderId }: TestFamily): Promise<string[]> {
  const { rows } = await t.database.pool.query<{ name: string }>(
    `select task.identifier as name from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     where job.payload->>'orderId' = $1 and task.identifier like 'tell-%' order by name`,
    [orderId],
  );
  return rows.map(({ name }) => name);
}

describe('a phone with a pass', () => {
  it('registers, is told of a change by Apple, asks what changed, and gets the pass as it is', async () => {
    const family = await desk.confirmedFamily();
    const phone = await phoneWithPass(family);
    expect(phone.pass).toMatchObject({ webServiceURL: 'https://sangamam.test/v1/wallet/apple' });
    expect((await phone.register()).status).toBe(200);
    expect((await phone.register()).status).toBe(200);
    const first = (await phone.changed()).json<{ lastUpdated: string; serialNumbers: string[] }>();
    expect(first.serialNumbers).toEqual([phone.serial]);
    expect((await phone.changed(first.lastUpdated)).statusCode).toBe(204);
    const answer = await phone.get();
    expect(answer.headers['last-modified']).toBeDefined();
    const since = { 'if-modified-since': String(answer.headers['last-modified']) };
    expect((await phone.get(since)).statusCode).toBe(304);

    await refreshPasses(t.ctx);
    expect(await queuedFor(family)).toEqual([]);
    t.clock.advance({ minutes: 1 });
    await desk.cancels(family);
    await refreshPasses(t.ctx);
    expect(await queuedFor(family)).toEqual(['tell-phones']);
    await refreshPasses(t.ctx);
    expect(await queuedFor(family)).toEqual(['tell-phones']);

    await tellPhones(t.ctx, family.orderId);
    expect(apns.told.filter(({ token }) => token === phone.pushToken)).toEqual([
      {
        token: phone.pushToken,
        topic: apple.passType,
        body: '{}',
        by: `Pass Type ID: ${apple.passType}`,
      },
    ]);
    expect((await phone.changed(first.lastUpdated)).json()).toMatchObject({ serialNumbers: [phone.serial] });
    expect((await phone.get(since)).statusCode).toBe(200);
    expect(await phone.current()).toMatchObject({ serialNumber: phone.serial, voided: true });
  });

  it.each([
    ['the place', `update conventions set location = 'Dallas, Texas' where id = $1`, 'conventionId'],
    ['the number', `update orders set perm_number = 'R2KX7A9' where id = $1`, 'orderId'],
    ['the name', `update people set last_name = 'Tharayil' where id = $1`, 'selfId'],
    ['the language', `update users set language = 'ml' where id = $1`, 'userId'],
  ] as const)('is told that %s changed', async (_what, statement, id) => {
    const family = await desk.confirmedFamily();
    await phoneWithPass(family);
    await refreshPasses(t.ctx);
    expect(await queuedFor(family)).toEqual([]);
    const ids = { ...family.of, orderId: family.orderId, selfId: family.selfId };
    await t.database.pool.query(statement, [ids[id]]);
    await refreshPasses(t.ctx);
    expect(await queuedFor(family)).toEqual(['tell-phones']);
  });

  it('is told no more once it removed the pass, or Apple does not know it any more', async () => {
    const family = await desk.confirmedFamily();
    const [removed, lost] = [await phoneWithPass(family, 'removed'), await phoneWithPass(family, 'lost')];
    await removed.register();
    await lost.register();
    expect((await removed.unregister()).status).toBe(200);
    expect((await removed.unregister()).status).toBe(200);
    expect((await removed.changed()).statusCode).toBe(204);
    apns.refuseNext(lost.pushToken, { status: 410, reason: 'Unregistered' });
    await tellPhones(t.ctx, family.orderId);
    await tellPhones(t.ctx, family.orderId);
    const tokens = new Set([removed.pushToken, lost.pushToken]);
    expect(apns.told.filter(({ token }) => tokens.has(token))).toEqual([]);
    expect((await lost.changed()).statusCode).toBe(204);
  });

  it('is told again when Apple is busy', async () => {
    const family = await desk.confirmedFamily();
    const phone = await phoneWithPass(family);
    await phone.register();
    apns.refuseNext(phone.pushToken, { status: 429, reason: 'TooManyRequests' });
    await expect(tellPhones(t.ctx, family.orderId)).rejects.toThrow('(429 TooManyRequests)');
    await tellPhones(t.ctx, family.orderId);
    expect(apns.told.map(({ token }) => token)).toContain(phone.pushToken);
  });

  it('is told again when Apple ends the connection in the middle', async () => {
    const family = await desk.confirmedFamily();
    const phone = await phoneWithPass(family);
    await phone.register();
    apns.breakNext(phone.pushToken);
    await expect(tellPhones(t.ctx, family.orderId)).rejects.toThrow(/closed with error code/u);
    await tellPhones(t.ctx, family.orderId);
    expect(apns.told.map(({ token }) => token)).toContain(phone.pushToken);
  });

  it('is refused without the token of its pass, whatever it asks', async () => {
    const phone = await phoneWithPass(await desk.confirmedFamily());
    const other = await phoneWithPass(await desk.confirmedFamily());
    const unknown = 'x'.repeat(43);
    expect((await phone.register(other.token)).codes).toEqual(['UNAUTHORIZED']);
    expect((await phone.register('')).codes).toEqual(['UNAUTHORIZED']);
    expect((await phone.register(undefined, { passType: 'pass.org.example.other' })).codes).toEqual([
      'UNAUTHORIZED',
    ]);
    expect((await phone.register(undefined, { serial: unknown })).codes).toEqual(['UNAUTHORIZED']);
    expect((await phone.unregister(other.token)).codes).toEqual(['UNAUTHORIZED']);
    expect((await phone.get({ authorization: `ApplePass ${other.token}` })).statusCode).toBe(401);
    expect((await phone.get({ authorization: `Bearer ${phone.token}` })).statusCode).toBe(401);
    expect((await phone.changed()).statusCode).toBe(204);
    await phone.register();
    expect((await phone.changed(undefined, 'pass.org.example.other')).statusCode).toBe(404);
    expect((await phone.changed()).statusCode).toBe(200);
  });

  it('is one of twenty at most', async () => {
    const family = await desk.confirmedFamily();
    const statuses = new Set<number>();
    for (let device = 0; device < 20; device += 1)
      statuses.add((await (await phoneWithPass(family, `many-${device}`)).register()).status);
    expect([...statuses]).toEqual([200]);
    const last = await phoneWithPass(family, 'one-more');
    expect((await last.register()).codes).toEqual(['FORBIDDEN']);
    expect((await (await phoneWithPass(family, 'many-0')).register()).status).toBe(200);
  });

  it('complains, which is logged without a word of it', async () => {
    const body = { logs: ['Passbook: secret words'] };
    expect((await call(t, service.logOfPhones, { body })).status).toBe(200);
    const lines = JSON.stringify(t.log);
    expect(lines).toContain('a phone complains of passes');
    expect(lines).not.toContain('secret words');
    expect((await call(t, service.logOfPhones, { body: { logs: ['x'.repeat(2_001)] } })).status).toBe(400);
  });
});

describe('Google', () => {
  it('is told of a change of a ticket that it has, and tried again while it is away', async () => {
    const family = await desk.confirmedFamily();
    await call(t, wallet.getGooglePass, at(family), family);
    const { serial } = await phoneWithPass(family);
    const ticket = `/eventTicketObject/${google.issuer}.${serial}`;
    const ticketClass = `/eventTicketClass/${google.issuer}.convention-${family.of.conventionId}`;
    await desk.cancels(family);
    await refreshPasses(t.ctx);
    expect(await queuedFor(family)).toEqual(['tell-google', 'tell-phones']);

    atGoogle.failNext('/token', 503);
    await expect(tellGoogle(t.ctx, family.orderId)).rejects.toThrow('Google gave no token (503)');
    atGoogle.failNext('/eventTicketObject', 500);
    await expect(tellGoogle(t.ctx, family.orderId)).rejects.toThrow('Google refused a ticket (500)');
    expect(atGoogle.kept.get(ticket)).toMatchObject({ state: 'ACTIVE' });
    await tellGoogle(t.ctx, family.orderId);
    expect(atGoogle.kept.get(ticket)).toMatchObject({ state: 'INACTIVE' });

    // Another issuer, whose tickets these are not.
    atGoogle.kept.delete(ticket);
    atGoogle.kept.delete(ticketClass);
    await tellGoogle(t.ctx, family.orderId);
    expect([atGoogle.kept.has(ticket), atGoogle.kept.has(ticketClass)]).toEqual([false, false]);
  });

  it('is told what changed while the ticket was saved', async () => {
    const family = await desk.confirmedFamily();
    const before = new Set(atGoogle.kept.keys());
    atGoogle.during('/eventTicketObject', () =>
      t.database.pool.query(`update orders set perm_number = 'R2KX7B1' where id = $1`, [family.orderId]),
    );
    await call(t, wallet.getGooglePass, at(family), family);
    const ticket = [...atGoogle.kept.keys()].find(
      (path) => path.startsWith('/eventTicketObject') && !before.has(path),
    );
    const number = () => atGoogle.kept.get(ticket ?? '')?.['ticketNumber'];
    expect(number()).toMatch(/^R/u);
    expect(number()).not.toBe('R2KX7B1');
    await refreshPasses(t.ctx);
    expect(await queuedFor(family)).toContain('tell-google');
    await tellGoogle(t.ctx, family.orderId);
    expect(number()).toBe('R2KX7B1');
  });
});

it('what is kept of passes and phones is in “Your data” without the tokens, and goes with the account', async () => {
  const family = await desk.confirmedFamily();
  const phone = await phoneWithPass(family);
  await phone.register();
  const subject = dataSubject({ userId: family.account.id, orderIds: [family.orderId] });
  const registry = [documentsPersonalData];
  const sections = async () => [
    await readSection(t.ctx, registry, 'walletPasses', subject),
    await readSection(t.ctx, registry, 'walletDevices', subject),
  ];
  const kept = await sections();
  expect(kept).toEqual([
    [expect.objectContaining({ orderId: family.orderId, serial: phone.serial })],
    [expect.objectContaining({ orderId: family.orderId, deviceId: `device-${family.tempNumber}` })],
  ]);
  expect(JSON.stringify(kept)).not.toContain(phone.pushToken);
  await erasePersonalData(t.ctx, registry, subject);
  expect(await sections()).toEqual([[], []]);
  expect((await phone.get()).statusCode).toBe(401);
});
