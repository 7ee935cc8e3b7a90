import { describe, expect, it } from 'vitest';

import { mailAnswer } from '#test/fixtures/mail-answer.ts';

import { readAnswer } from './read-answer.ts';

const bounceAddress = 'bounces@example.org';
const to = `bounces+re-${'0'.repeat(42)}@example.org`;
const from = 'Ancy Mathew <Ancy@Example.net>';

const read = (mail: Partial<Parameters<typeof mailAnswer>[0]>, isWhole = true) =>
  readAnswer(Buffer.from(mailAnswer({ to, from, ...mail })), { bounceAddress, isWhole });

describe('an answer', () => {
  it('is read with who wrote it, what it answers and the names of what was attached', async () => {
    expect(await read({ messageId: '<1@mail.example.net>', attached: ['ticket.jpg', 'child.jpg'] })).toEqual({
      answered: [{ mailId: '00000000-0000-0000-0000-000000000000', signature: '0'.repeat(16) }],
      messageId: '<1@mail.example.net>',
      isAutomatic: false,
      from: { name: 'Ancy Mathew', address: 'ancy@example.net' },
      subject: 'Re: The bus',
      text: 'We come by car.',
      attachments: ['ticket.jpg', 'child.jpg'],
      isCut: false,
    });
  });

  it('of HTML alone is read as text, without what its program marks as quoted', async () => {
    const html =
      '<html><head><style>p { color: red }</style></head><body><p>We come   by <b>car</b> &amp; bus.<br>Three &lt; four.</p>' +
      '<div>Ancy</div><div class="gmail_quote"><p>On 28 Nov 2026, we wrote:</p><blockquote>The bus leaves at five.</blockquote></div></body></html>';
    expect((await read({ html })).text).toBe('We come by car & bus.\nThree < four.\n\nAncy');
  });

  it('has bounds: what is longer is cut, and says so', async () => {
    const long = await read({
      text: 'word '.repeat(4_000),
      subject: 'x'.repeat(400),
      attached: Array.from({ length: 25 }, (_, number) => `${number}.jpg`),
    });
    expect(long.text).toHaveLength(10_000);
    expect(long.subject).toHaveLength(150);
    expect(long.attachments).toHaveLength(20);
    expect(long.isCut).toBe(true);
    expect((await read({}, false)).isCut).toBe(true);
  });

  it('has no control characters, which the database would refuse', async () => {
    const { text, from: sender } = await read({
      text: 'We\u0000 come\u0007\n\tby car',
      from: 'A\u0000ncy <ancy@example.net>',
    });
    expect(text).toBe('We come\n\tby car');
    expect(sender?.name).not.toContain('\u0000');
  });

  it('without a Message-ID is named by its content', async () => {
    const { messageId } = await read({ messageId: '' });
    expect(messageId).toMatch(/^sha256:[\da-f]{64}$/u);
    expect((await read({ messageId: '' })).messageId).toBe(messageId);
    expect((await read({ messageId: '', subject: 'Re: Others' })).messageId).not.toBe(messageId);
  });

  it.each(['nobody', '', '<>', 'two@example.net@example.net', 'Undisclosed: ;'])(
    'names nobody to answer with the sender %j',
    async (sender) => {
      expect((await read({ from: sender })).from).toBeUndefined();
    },
  );
});

describe('a mail that no person wrote', () => {
  it.each([
    ['Auto-Submitted: auto-replied'],
    ['Auto-Submitted: auto-generated (out of office)'],
    ['Precedence: bulk'],
    ['Precedence: auto_reply'],
    ['X-Autoreply: yes'],
    ['X-Autorespond: Re: The bus'],
    ['X-Auto-Response-Suppress: All'],
    ['Return-Path: <>'],
  ])('is known by %s', async (header) => {
    expect((await read({ headers: [header] })).isAutomatic).toBe(true);
  });

  it.each(['MAILER-DAEMON@mx.example.net', 'Postmaster <postmaster@example.net>', bounceAddress])(
    'is known by its sender %s',
    async (sender) => {
      expect((await read({ from: sender })).isAutomatic).toBe(true);
    },
  );

  it('is known as a report', async () => {
    const source = mailAnswer({ to, from }).replace(
      'multipart/mixed',
      'multipart/report; report-type=disposition-notification',
    );
    const answer = await readAnswer(Buffer.from(source), { bounceAddress, isWhole: true });
    expect(answer.isAutomatic).toBe(true);
  });

  it.each([
    'Auto-Submitted: no',
    'Return-Path: <ancy@example.net>',
    'Precedence: normal',
    'X-Auto-Response-Suppress: OOF',
  ])('is not taken for one because of %s', async (header) => {
    expect((await read({ headers: [header] })).isAutomatic).toBe(false);
  });
});
