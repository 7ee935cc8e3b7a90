import { expect, it } from 'vitest';

import { deliveryReport } from '#test/fixtures/delivery-report.ts';

import { envelopeSender } from './envelope-sender.ts';
import { readBounce, type Bounce } from './read-bounce.ts';

const address = 'bounces@sangamam.test';
const mailId = '01a2236c-a299-76e7-b349-6ccc39603f60';
const recipient = 'anna@example.net';
const toUs = { to: envelopeSender(address, mailId), recipient };
const read = (report: string) => readBounce(Buffer.from(report), address);

it('names the mail by the address on its envelope, with status and reason', async () => {
  expect(toUs.to).toBe('bounces+01a2236ca29976e7b3496ccc39603f60@sangamam.test');
  expect(await read(deliveryReport(toUs))).toEqual({
    mailId,
    status: '5.1.1',
    isPermanent: true,
    reason: '550 5.1.1 <anna@example.net>: Recipient address rejected: User unknown',
  } satisfies Bounce);
  expect(await read(deliveryReport({ ...toUs, to: `Sangamam <${toUs.to.toUpperCase()}>` }))).toMatchObject({
    mailId,
  });
});

it('names the mail by the Message-ID that came back, where a provider replaced the envelope', async () => {
  const messageId = `<${mailId}@register.sangamam.test>`;
  expect(await read(deliveryReport({ to: address, recipient, messageId }))).toMatchObject({ mailId });
});

it('a full mailbox is a bounce for the time being', async () => {
  const full = deliveryReport({ ...toUs, status: '4.2.2', diagnostic: 'smtp; 452 4.2.2 Over quota' });
  expect(await read(full)).toMatchObject({
    status: '4.2.2',
    isPermanent: false,
    reason: '452 4.2.2 Over quota',
  });
});

it.each<[string, string]>([
  ['a mail that is only late', deliveryReport({ ...toUs, action: 'delayed', status: '4.4.1' })],
  ['a mail of somebody else', deliveryReport({ to: address, recipient })],
  ['an address of another domain', deliveryReport({ ...toUs, to: toUs.to.replace('sangamam', 'other') })],
  ['a status that is none', deliveryReport({ ...toUs, status: 'broken' })],
  ['an answer of a person', `From: ${recipient}\r\nTo: ${toUs.to}\r\nSubject: Re: hello\r\n\r\n5.1.1 failed`],
  ['nothing at all', ''],
])('%s is no bounce', async (_, source) => {
  expect(await read(source)).toBeUndefined();
});

it('keeps of a reason one line of bounded length', async () => {
  const diagnostic = `smtp; 550 ${'no\r\n\tsuch\u0007 user '.repeat(200)}`;
  const bounce = await read(deliveryReport({ ...toUs, diagnostic }));
  expect(bounce?.reason).toMatch(/^550 no such user no such user/u);
  expect(bounce?.reason).toHaveLength(300);
});
