import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createPaypalClient } from './adapters/paypal/paypal-client.ts';
import { listRaisedNotices } from './features/notices/site-notices.ts';
import { preparePaypal } from './prepare-paypal.ts';
import { buildPaypalWorld, doubleAccess, type PaypalWorld } from '#test/fixtures/paypal.ts';

let world: PaypalWorld;
beforeAll(async () => {
  world = await buildPaypalWorld();
});
afterAll(() => world.close());

it('a start with wrong credentials of PayPal tells administrators without the secret, until one with right ones', async () => {
  const { ctx } = world.t;
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const access = doubleAccess(world.double);
  const notices = async () => (await listRaisedNotices(ctx)).map(({ code }) => code);

  const wrong = createPaypalClient({ ...access, clientSecret: 'hunter2-hunter2' });
  await preparePaypal(ctx, wrong, log);
  expect(await notices()).toEqual(['paypal.silent']);
  expect(lines.join('')).toContain('PayPal gave no token (401)');
  expect(lines.join('')).not.toContain('hunter2');

  await preparePaypal(ctx, createPaypalClient(access), log);
  expect(await notices()).toEqual([]);
  await preparePaypal(ctx, wrong, log);
  await preparePaypal(ctx, undefined, log);
  expect(await notices()).toEqual([]);
  expect(lines).toHaveLength(2);
});
