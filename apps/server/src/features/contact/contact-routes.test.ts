import { contactUs } from '@sangamam/contract/contact/contact';
import { contactMessages as messages } from '@sangamam/contract/contact/contact-messages';
import { listMessages } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfMessages } from '@sangamam/contract/fields/pdf-messages';

import { buildApp } from '#server/app.ts';
import { allowances } from '#server/http/limits/rate-limits.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { attached, contactPayload, smallDocx } from '#test/fixtures/contact.ts';
import { activePdfs } from '#test/fixtures/pdfs.ts';
import { animation, photograph, picture, smallPdf } from '#test/fixtures/pictures.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await buildTestApp();
  token = await signInAs(t, await createStaff(t, 'REGISTRAR'));
});
afterAll(() => t.close());

const inbox = async () => (await call(t, listMessages, { query: {} }, { token })).data;
const write = (changes: object = {}) =>
  callLoosely(t, contactUs, { body: { ...contactPayload(), ...changes } });

describe('the contact form', () => {
  it('stores a message with its attachments and mails a link to the inbox', async () => {
    const attachments = [
      attached('Photo.JPG', await photograph(400, 300)),
      attached('animated.gif', await picture(200, 200).gif().toBuffer()),
      attached('letter.docx', smallDocx()),
    ];
    expect((await write({ attachments })).data).toEqual({ received: true });
    const { docs } = await inbox();
    expect(docs).toMatchObject([
      {
        fullname: 'Annamma Joseph',
        emailAddress: 'annamma@example.org',
        state: 'NEW',
        attachmentCount: 3,
        assignedTo: null,
      },
    ]);
    const [mail] = await outbox(t, { to: 'support@example.org' });
    expect(mail).toMatchObject({ kind: 'contact.message', subject: 'Message from the website: A question' });
    expect(mail?.links).toEqual([`http://sangamam.test/admin/messages/${docs[0]?._id}`]);
    for (const part of ['Annamma Joseph', '+1 2025550143', 'Photo.jpg', 'When does'])
      expect(mail?.text).toContain(part);
  });

  it('takes files by their path alone and names them by position and type', async () => {
    const withoutName = ({ path }: { path: string }) => ({ path });
    const attachments = [
      withoutName(attached('letter.docx', smallDocx())),
      withoutName(attached('x.pdf', smallPdf)),
      attached('Plan.pdf', smallPdf),
    ];
    expect((await write({ attachments })).data).toEqual({ received: true });
    const mails = await outbox(t, { to: 'support@example.org' });
    for (const name of ['attachment-1.docx', 'attachment-2.pdf', 'Plan.pdf'])
      expect(mails.at(-1)?.text).toContain(name);
    const tooLarge = withoutName(
      attached('b.pdf', Buffer.concat([smallPdf, Buffer.alloc(2 * 1024 * 1024 - smallPdf.length)])),
    );
    expect((await write({ attachments: [tooLarge] })).errors).toMatchObject([
      { field: 'attachments.0', message: messages.attachmentSize },
    ]);
    const page = withoutName(attached('a.png', Buffer.from('<script>1</script>')));
    expect((await write({ attachments: [page] })).errors).toMatchObject([
      { field: 'attachments.0', message: messages.attachmentType },
    ]);
  });

  it('stores nothing for a bot that fills in the hidden field, and answers as usual', async () => {
    const before = [await inbox(), await outbox(t)];
    const answer = await write({
      website: 'http://spam.example',
      attachments: [attached('x.pdf', smallPdf)],
    });
    expect([answer.status, answer.data]).toEqual([200, { received: true }]);
    expect([await inbox(), await outbox(t)]).toEqual(before);
  });

  it.each<[string, object, string]>([
    ['fullname', { fullname: 'Al' }, messages.name],
    ['phoneNumber', { phoneNumber: '123' }, messages.phone],
    ['country', { country: '' }, messages.mandatory],
    ['country', { country: 'Canada' }, messages.country],
    ['emailAddress', { emailAddress: 'a@example.org\r\nBcc: b@example.org' }, messages.email],
    ['messageSubject', { messageSubject: 'Hi\u0007' }, messages.subject],
    ['messageBody', { messageBody: 'Hi' }, messages.body],
    ['spam', { spam: 1 }, 'This field is not known here.'],
  ])('refuses an invalid %s with the sentence of the form', async (field, change, message) => {
    const before = await inbox();
    const { status, errors } = await write({ emailParams: { ...contactPayload().emailParams, ...change } });
    expect([status, errors]).toMatchObject([400, [{ field: `emailParams.${field}`, message }]]);
    expect(await inbox()).toEqual(before);
  });

  it.each<[string, () => Promise<object[]> | object[], string, string]>([
    [
      'a fourth file',
      () => Array.from({ length: 4 }, () => attached('a.pdf', smallPdf)),
      'attachments',
      messages.attachmentLimit,
    ],
    [
      'HTML named as a picture',
      () => [attached('a.png', Buffer.from('<script>1</script>'))],
      'attachments.0',
      messages.attachmentType,
    ],
    [
      'a picture named as a PDF',
      async () => [attached('a.pdf', await picture(20, 20).png().toBuffer())],
      'attachments.0',
      messages.attachmentType,
    ],
    [
      'a PDF named as a program',
      () => [attached('a.pdf.exe', smallPdf)],
      'attachments.0',
      messages.attachmentType,
    ],
    [
      'half a picture',
      async () => [attached('a.png', (await picture(400, 400).png().toBuffer()).subarray(0, 300))],
      'attachments.0',
      messages.attachmentType,
    ],
    [
      '2 MB',
      () => [
        attached('a.pdf', smallPdf),
        attached('b.pdf', Buffer.concat([smallPdf, Buffer.alloc(2 * 1024 * 1024 - smallPdf.length)])),
      ],
      'attachments.1',
      messages.attachmentSize,
    ],
    ['a path', () => [{ name: 'a.pdf', path: '/etc/passwd' }], 'attachments.0.path', messages.attachmentType],
    [
      'an address',
      () => [{ name: 'a.pdf', path: 'http://127.0.0.1:22/' }],
      'attachments.0.path',
      messages.attachmentType,
    ],
    [
      'no base64',
      () => [{ name: 'a.pdf', path: 'data:application/pdf;base64,%%%%' }],
      'attachments.0',
      messages.attachmentType,
    ],
    [
      'nothing',
      () => [{ name: 'a.pdf', path: 'data:application/pdf;base64,' }],
      'attachments.0',
      messages.attachmentType,
    ],
  ])('refuses %s and stores nothing of the message', async (_what, make, field, message) => {
    const before = await inbox();
    const { status, errors } = await write({ attachments: await make() });
    expect([status, errors]).toMatchObject([400, [{ field, message }]]);
    expect(await inbox()).toEqual(before);
  });

  it('refuses a picture that decodes to too many pixels', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await write({ attachments: [attached('a.png', bomb)] })).errors[0]?.message).toBe(
      messages.attachmentType,
    );
  });

  it('refuses a PDF with a script and says what to do', async () => {
    const { status, errors } = await write({
      attachments: [attached('a.pdf', activePdfs['a script at opening'])],
    });
    expect([status, errors]).toMatchObject([400, [{ field: 'attachments.0', message: pdfMessages.active }]]);
  });

  it('refuses an animation of many frames before decoding any', async () => {
    const { status, errors } = await write({ attachments: [attached('a.gif', await animation(1_200, 40))] });
    expect([status, errors[0]?.message]).toEqual([
      400,
      expect.stringMatching(/^This animation is too long/u),
    ]);
    // Few frames, but 13 million pixels.
    const large = await write({ attachments: [attached('a.gif', await animation(13, 1_000))] });
    expect(large.errors[0]?.message).toMatch(/^This animation is too long/u);
    expect((await write({ attachments: [attached('a.gif', await animation(20, 40))] })).status).toBe(200);
  });

  it('refuses a body larger than three files before reading it', async () => {
    const { status, codes } = await write({ attachments: ['x'.repeat(9 * 1024 * 1024)] });
    expect([status, codes]).toEqual([413, ['PAYLOAD_TOO_LARGE']]);
  });
});

describe('the limit of messages', () => {
  it.each([true, false])('counts two nodes together, when limits are on: %s', async (rateLimits) => {
    const limited = await buildTestApp({ rateLimits });
    const env = { publicUrl: 'http://sangamam.test', trustProxy: false, rateLimits } as const;
    const { database, ctx } = limited;
    const second = await buildApp({ env, database, storage: ctx.storage, now: ctx.now });
    const nodes = [limited, { ...limited, app: second }];
    const { attempts } = allowances.contact.address;
    const statuses: number[] = [];
    for (let count = 0; count <= attempts; count += 1) {
      const node = nodes[count % 2] ?? limited;
      statuses.push((await callLoosely(node, contactUs, { body: contactPayload() })).status);
    }
    expect(statuses.slice(0, attempts).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(rateLimits ? 429 : 200);
    await second.close();
    await limited.close();
  });
});
