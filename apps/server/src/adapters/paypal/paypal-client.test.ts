import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { doubleAccess } from '#test/fixtures/paypal.ts';
import { signEvent } from '#test/paypal-double/double-webhooks.ts';
import { startPaypalDouble, type PaypalDouble } from '#test/paypal-double/paypal-double.ts';
import { createPaypalClient, type PaypalClient } from './paypal-client.ts';
import type { PaypalPurchase } from './paypal-purchase.ts';
import { PaypalRefused, PaypalUnavailable } from './paypal-errors.ts';
import { isPayerAddress, isPaypalBase } from './paypal-hosts.ts';

const purchase: PaypalPurchase = {
  customId: 'attempt-1',
  invoiceId: 'T2KX7A9-1',
  description: 'Sangamam 2027',
  brandName: 'Sangamam',
  amount: 1_029,
  currency: 'CAD',
  returnUrl: 'http://sangamam.test/back',
  cancelUrl: 'http://sangamam.test/back?cancelled=true',
};

describe('the client of PayPal', () => {
  let double: PaypalDouble;
  let paypal: PaypalClient;
  beforeAll(async () => {
    double = await startPaypalDouble();
  });
  afterAll(() => double.close());
  beforeEach(() => {
    paypal = createPaypalClient({ ...doubleAccess(double), timeoutMs: 400 });
  });

  it('gets one token for requests at the same time, and another when it was revoked', async () => {
    const before = double.asked.token;
    await Promise.all(Array.from({ length: 5 }, () => paypal.getOrder('NONE')));
    expect(double.asked.token - before).toBe(1);
    double.revokeTokens();
    expect(await paypal.getOrder('NONE')).toBeUndefined();
    expect(double.asked.token - before).toBe(2);
  });

  it('has one effect and one answer for a request id', async () => {
    const [one, other] = [await paypal.createOrder(purchase, 'r1'), await paypal.createOrder(purchase, 'r1')];
    expect(other).toEqual(one);
    expect(double.orders.find(one.id).purchase_units[0]?.amount).toEqual({
      currency_code: 'CAD',
      value: '1029.00',
    });
    double.orders.approve(one.id);
    const captured = await paypal.captureOrder(one.id, 'r2');
    expect(await paypal.captureOrder(one.id, 'r2')).toEqual(captured);
    const captureId = captured.purchase_units[0]?.payments.captures[0]?.id ?? '';
    const refund = { amount: 29, currency: 'CAD', note: 'Fee returned', customId: 'refund-1' } as const;
    const refunded = await paypal.refundCapture(captureId, refund, 'r3');
    expect(await paypal.refundCapture(captureId, refund, 'r3')).toEqual(refunded);
    expect([double.orders.captures.length, double.orders.refunds.length]).toEqual([1, 1]);
  });

  it('says what PayPal refuses, by its issue', async () => {
    const { id } = await paypal.createOrder(purchase, crypto.randomUUID());
    const refused = await paypal.captureOrder(id, 'r4').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PaypalRefused);
    expect(refused).toMatchObject({ issue: 'ORDER_NOT_APPROVED', status: 422 });
    expect(String(refused)).toContain('debug id f1e2d3c4b5a6');
  });

  it.each([
    ['fails', { status: 500 }],
    ['asks to slow down', { status: 429 }],
    ['is busy with the same request', { status: 409 }],
    ['ends the connection', { lose: true }],
    ['does not answer in time', { hold: new Promise<void>(() => {}) }],
  ] as const)('says that nobody knows what happened when PayPal %s', async (_what, fault) => {
    const { id } = await paypal.createOrder(purchase, crypto.randomUUID());
    double.failNext('show', fault);
    await expect(paypal.getOrder(id)).rejects.toThrow(PaypalUnavailable);
  });

  it('sends payers to no other host, whatever PayPal answers', async () => {
    double.payerOrigin = 'https://www.paypal.com.evil.example';
    await expect(paypal.createOrder(purchase, crypto.randomUUID())).rejects.toThrow('address of its own');
    double.payerOrigin = double.origin;
    expect((await paypal.createOrder(purchase, crypto.randomUUID())).approveUrl).toContain(double.origin);
  });

  it('repeats no secret in its errors', async () => {
    const { origin: baseUrl } = double;
    const wrong = { ...doubleAccess(double), baseUrl, clientSecret: 'not-the-secret' };
    const error = await createPaypalClient(wrong).getOrder('NONE').catch(String);
    expect(error).toContain('PayPal gave no token (401)');
    expect(error).not.toContain('secret');
  });

  it('verifies the bytes that came, and nothing that could pass for more than one document', async () => {
    const { headers, body } = signEvent('CHECKOUT.ORDER.APPROVED', { id: 'X' });
    const verify = (text: string) =>
      paypal.verifyWebhook({ header: (name) => headers[name], rawBody: Buffer.from(text) });
    expect(await verify(body)).toBe(true);
    expect(await verify(JSON.stringify(JSON.parse(body)))).toBe(false);
    const asked = double.asked.verify;
    for (const text of ['', '[]', 'null', `${body},"webhook_id":"WH-OTHER"`, `${body}}`])
      expect(await verify(text)).toBe(false);
    expect(double.asked.verify).toBe(asked);
  });
});

it.each([
  ['https://api-m.paypal.com', 'https://www.paypal.com/checkoutnow?token=1', true],
  ['https://api-m.sandbox.paypal.com', 'https://www.sandbox.paypal.com/checkoutnow?token=1', true],
  ['https://api-m.paypal.com', 'https://www.sandbox.paypal.com/checkoutnow?token=1', false],
  ['https://api-m.paypal.com', 'http://www.paypal.com/checkoutnow', false],
  ['https://api-m.paypal.com', 'https://www.paypal.com.evil.example/checkoutnow', false],
  ['https://api-m.paypal.com', 'https://www.paypal.com@evil.example/checkoutnow', false],
  ['https://api-m.paypal.com', 'javascript:alert(1)', false],
  ['https://api-m.paypal.com', 'http://127.0.0.1:4000/checkoutnow', false],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/checkoutnow', true],
  ['http://127.0.0.1:4000', 'https://www.paypal.com/checkoutnow', false],
])('payers of %s are sent to %s: %s', (base, address, allowed) => {
  expect(isPayerAddress(base, address)).toBe(allowed);
});

it.each([
  ['https://api-m.paypal.com', true],
  ['https://api-m.sandbox.paypal.com', true],
  ['http://localhost:4000', false],
  ['http://api-m.paypal.com', false],
  ['https://api-m.paypal.com:8443', false],
  ['https://paypal.example.org', false],
])('%s is an address of the API: %s', (base, is) => {
  expect(isPaypalBase(base)).toBe(is);
});
