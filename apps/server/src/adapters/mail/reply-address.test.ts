import { describe, expect, it } from 'vitest';

import { mailIdOf } from './envelope-sender.ts';
import {
  hasReplyAddresses,
  replyAddress,
  replyPrefix,
  signatureText,
  signedMailOf,
} from './reply-address.ts';

const mailbox = 'bounces@example.org';
const signature = signatureText(Buffer.from('a signature of 32 bytes, or more'));

describe('an address for answers', () => {
  it.each([
    '01939d2c-7c5e-7000-8000-0123456789ab',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ])('names its mail %s, however capitals were changed on the way', (mailId) => {
    const address = replyAddress(mailbox, { mailId, signature }) ?? '';
    expect(address.startsWith(replyPrefix(mailbox))).toBe(true);
    expect(signedMailOf(address, mailbox)).toEqual({ mailId, signature });
    expect(signedMailOf(address.toUpperCase(), mailbox)).toEqual({ mailId, signature });
    expect(mailIdOf(address, mailbox)).toBeUndefined();
  });

  it.each([
    'bounces@example.org',
    'bounces+re-@example.org',
    `bounces+re-${'0'.repeat(41)}@example.org`,
    `bounces+re-${'z'.repeat(42)}@example.org`,
    `bounces+re-${'v'.repeat(42)}@example.org`,
    `bounces+re-${'0'.repeat(42)}@example.com`,
    `others+re-${'0'.repeat(42)}@example.org`,
  ])('is not %s', (address) => {
    expect(signedMailOf(address, mailbox)).toBeUndefined();
  });

  it('is made only for a mailbox whose name leaves room for it', () => {
    expect(hasReplyAddresses(`${'a'.repeat(18)}@example.org`)).toBe(true);
    expect(hasReplyAddresses(`${'a'.repeat(19)}@example.org`)).toBe(false);
  });
});
