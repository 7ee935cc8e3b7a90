import { keepLanguage } from '@sangamam/contract/accounts/language/language-endpoints';
import { cloneConvention } from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import { getOutboxMail } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import * as endpoints from '@sangamam/contract/mail/texts/mail-text-endpoints';
import {
  blocksOf,
  mailBlocks,
  mailTextKindNames,
  type MailTextKind,
} from '@sangamam/contract/mail/texts/mail-text-kinds';
import {
  approveRegistration,
  rejectRegistration,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { siteVersion } from '@sangamam/contract/site-version';
import { languages, type Language } from '@sangamam/contract/phrases/language';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { auditLog, mailTexts, outboxMails, people } from '#server/db/schema/schema.ts';
import { deliverMail } from '#server/features/mail/outbox/deliver-mail.ts';
import { mailApproved } from '#server/features/orders/mails/approved-mail.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { createStaff, type TestAccount } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { takenBack } from '../previews/preview-mail.ts';
import { findLastMail } from '../previews/sample-read-model.ts';
import { ourText } from '../texts/our-texts.ts';
import { sampleMail } from './preview-mail-text.ts';
import { findSampleOrder } from './sample-order-read-model.ts';

let t: TestApp;
let mailServer: MailServer;
let organiserAccount: TestAccount;
let organiser: { token: string };
let colleague: { token: string };
let conventionId: string;
let packageId: string;

beforeAll(async () => {
  [t, mailServer] = await Promise.all([buildTestApp(), startMailServer()]);
  organiserAccount = await createStaff(t, 'ADMIN');
  organiser = { token: await signInAs(t, organiserAccount) };
  colleague = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
});
beforeEach(async () => {
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
});
afterAll(async () => {
  await expectInvariants(t);
  await Promise.all([t.close(), mailServer.close()]);
});

const kind = 'order-approved' as const;
const text = {
  kind,
  language: 'en' as Language,
  subject: '{first name}, you are in!',
  body: '<p>Welcome to <strong>{convention}</strong>, {family name|dear family}.</p><p>{details}</p><p>{next step}</p><p>{button}</p><p>Bring a hat.</p>',
};
type Text = Omit<typeof text, 'kind'> & { kind: MailTextKind };

const of = (id = conventionId) => ({ params: { conventionId: id } });
const save = (changes: Partial<Text> & { version?: number } = {}, who = organiser, id = conventionId) =>
  call(t, endpoints.saveMailText, { ...of(id), body: { ...text, version: 0, ...changes } }, who);
const reset = (version: number, language: Language = 'en', who = organiser) =>
  call(t, endpoints.resetMailText, { ...of(), body: { kind, language, version } }, who);
const preview = (changes: Partial<Text> & { number?: string } = {}, who = organiser) =>
  call(t, endpoints.previewMailText, { ...of(), body: { ...text, ...changes } }, who);
const read = async (id = conventionId) =>
  (await call(t, endpoints.getMailText, { params: { conventionId: id, kind } }, organiser)).data;

async function approve(family: TestFamily) {
  const approved = await call(t, approveRegistration, { params: { orderId: family.orderId } }, organiser);
  expect(approved.codes).toEqual([]);
}
const mailTo = async (family: TestFamily, of = 'order.approved') =>
  (await outbox(t, { to: family.account.email })).findLast((mail) => mail.kind === of);

async function approved(changes: Parameters<typeof submitFamily>[3] = {}, language: Language = 'en') {
  const family = await submitFamily(t, conventionId, packageId, changes);
  const kept = await call(t, keepLanguage, { body: { language } }, family);
  expect(kept.codes).toEqual([]);
  await approve(family);
  return { family, mail: await mailTo(family) };
}

/** The stored mail as a mail server gets it. */
async function arrived(family: TestFamily) {
  const [row] = await t.database.db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(and(eq(outboxMails.toAddress, family.account.email), eq(outboxMails.kind, 'order.approved')));
  const mailer = createSmtpMailer({
    smtpUrl: mailServer.url,
    from: 'Sangamam <us@example.org>',
    publicUrl: 'https://example.org',
  });
  try {
    await deliverMail(t.ctx, mailer, { mailId: row?.id ?? '', lastAttempt: false });
  } finally {
    mailer.close();
  }
  return mailServer.mails.at(-1);
}

describe('the text of a mail', () => {
  it('arrives in the words of the organiser, with what the mail always brings', async () => {
    expect((await save()).codes).toEqual([]);
    const { family } = await approved({ firstName: 'Mercy' });
    const sent = await arrived(family);
    expect(sent?.subject).toBe('Mercy, you are in!');
    expect(sent?.text).toContain('Welcome to Sangamam, ');
    expect(sent?.text).toContain(`Temporary registration number: ${family.tempNumber}`);
    expect(sent?.text).toContain('The last step is payment.');
    expect(sent?.text).toMatch(/Pay now:\nhttp/u);
    expect(sent?.text).toContain('Bring a hat.');
    expect(sent?.text).not.toContain('Good news');
  });

  it('is ours for those who read Malayalam until it is written in Malayalam, too', async () => {
    expect((await save()).codes).toEqual([]);
    const { mail } = await approved({}, 'ml');
    expect(mail?.subject).toContain('അംഗീകരിച്ചു');
    expect(mail?.text).not.toContain('Bring a hat');

    const body = text.body.replace('Bring a hat.', 'തൊപ്പി കൊണ്ടുവരിക.');
    expect((await save({ language: 'ml', subject: 'സ്വാഗതം, {first name}', body })).codes).toEqual([]);
    const { family, mail: next } = await approved({ firstName: 'Mercy' }, 'ml');
    expect(next?.subject).toBe('സ്വാഗതം, Mercy');
    expect(next?.text).toContain('തൊപ്പി കൊണ്ടുവരിക.');
    expect(next?.text).toContain(`താൽക്കാലിക രജിസ്ട്രേഷൻ നമ്പർ: ${family.tempNumber}`);
  });

  it.each([
    [
      'subject',
      { subject: '{shoe size}, you are in' },
      '{shoe size} cannot be filled in. Please choose from the list',
    ],
    ['subject', { subject: 'In {button}' }, '{button} cannot be filled in. Please choose from the list'],
    [
      'body',
      { body: text.body.replace('{convention}', '{nobody knows}') },
      '{nobody knows} cannot be filled in. Please choose from the list',
    ],
    [
      'body',
      { body: text.body.replace('<p>{button}</p>', '') },
      '{button} is missing. This mail must have it',
    ],
    ['body', { body: `${text.body}<p>{button}</p>` }, '{button} is there twice. Please keep one'],
    [
      'body',
      { body: text.body.replace('<p>{button}</p>', '<p>Press {button}</p>') },
      '{button} needs a paragraph of its own, outside lists and quotes',
    ],
    [
      'body',
      {
        body: text.body.replace(
          '{family name|dear family}',
          '<a href="https://example.org/{number}">here</a>',
        ),
      },
      'The address of a link cannot be filled in. Please write the whole address',
    ],
    [
      'body',
      { body: text.body.replace('<p>{button}</p>', '<blockquote><p>{button}</p></blockquote>') },
      '{button} needs a paragraph of its own, outside lists and quotes',
    ],
  ])('with a fault in its %s is refused, and nothing changes: %o', async (field, changes, message) => {
    const refused = await save(changes);
    expect(refused.status).toBe(400);
    expect(refused.errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field, message }]);
    expect((await read()).en.versions).toEqual([]);
    expect((await approved()).mail?.text).toContain('Good news');
  });

  it('that two change at once is the one that was quicker; the other is told', async () => {
    const statement = `insert into mail_texts (id, convention_id, kind, language, version, subject, body, changed_by, changed_at)
      values (gen_random_uuid(), $1, $2, 'en', 1, 'Quicker', '', $3, now())`;
    const late = await duringChange(
      t,
      { statement, values: [conventionId, kind, organiserAccount.id], end: 'commit' },
      () => save({ subject: 'Late' }, colleague),
    );
    expect(late.codes).toEqual(['CONFLICT']);
    expect((await save({ subject: 'Later', version: 0 })).codes).toEqual(['CONFLICT']);
    expect((await save({ subject: 'Next', version: 1 })).codes).toEqual([]);
    const { versions } = (await read()).en;
    expect(versions.map(({ version, subject }) => [version, subject])).toEqual([
      [2, 'Next'],
      [1, 'Quicker'],
    ]);
  });

  it('without what the mail must bring is refused, and nothing changes', async () => {
    const refused = await save({ body: text.body.replace('<p>{button}</p>', '') });
    const message = '{button} is missing. This mail must have it';
    expect(refused.errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'body', message }]);
    expect((await read()).en.versions).toEqual([]);
  });

  it('reaches no family of another convention', async () => {
    const other = await buildConvention(t.ctx);
    expect((await save({}, organiser, other.id)).codes).toEqual([]);
    expect((await approved()).mail?.text).not.toContain('Bring a hat');
    expect((await read(other.id)).en.versions).toHaveLength(1);
    expect((await read()).en.versions).toEqual([]);
  });

  it('is ours again once the organiser goes back, and its versions stay', async () => {
    expect((await save()).codes).toEqual([]);
    expect((await reset(1)).codes).toEqual([]);
    expect((await approved()).mail?.text).toContain('Good news');
    const { versions } = (await read()).en;
    expect(versions.map(({ version, body }) => [version, body === null])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect((await reset(2)).codes).toEqual(['CONFLICT']);
    expect((await save({ version: 2 })).codes).toEqual([]);
    expect((await approved()).mail?.text).toContain('Bring a hat');
  });

  it('stays with mails that were written before it changed, and each says which version it has', async () => {
    expect((await save()).codes).toEqual([]);
    const { family } = await approved();
    expect((await save({ version: 1, subject: 'Other words' })).codes).toEqual([]);
    const ours = await submitFamily(t, conventionId, packageId);
    const rows = await t.database.db
      .select({ id: outboxMails.id, kind: outboxMails.kind, to: outboxMails.toAddress })
      .from(outboxMails);
    const open = async (to: TestFamily, kind: string) => {
      const mailId = rows.find((row) => row.to === to.account.email && row.kind === kind)?.id ?? '';
      return (await call(t, getOutboxMail, { params: { mailId } }, organiser)).data;
    };
    const mail = await open(family, 'order.approved');
    expect(mail.text).toContain('Bring a hat.');
    expect(mail.organisersText?.version).toBe(1);
    expect(mail.organisersText?.changedBy).toMatch(/^\S+ \S+/u);
    expect((await arrived(family))?.subject).toContain('you are in!');
    expect(await open(ours, 'order.submitted')).toMatchObject({ organisersText: null, siteVersion });
  });

  it('has no markup but that of pages, and shows what people are called as text', async () => {
    const body = text.body.replace(
      'Bring a hat.',
      'Bring <img src=x onerror=alert(1)><script>alert(2)</script>a hat.',
    );
    expect((await save({ body })).codes).toEqual([]);
    const stored = await t.database.db
      .select({ body: mailTexts.body })
      .from(mailTexts)
      .where(eq(mailTexts.conventionId, conventionId));
    expect(stored[0]?.body).not.toMatch(/<(?:img|script)/u);
    const family = await submitFamily(t, conventionId, packageId);
    await t.database.db
      .update(people)
      .set({ firstName: '<img src=x onerror=alert(1)>', familyName: '{button} {{number}} <img src=y>' })
      .where(eq(people.id, family.selfId));
    await approve(family);
    const mail = await mailTo(family);
    expect(mail?.html).not.toMatch(/<(?:img|script)/u);
    expect(mail?.html).toContain('{button} {{number}} &lt;img src=y&gt;.');
    expect(mail?.text.match(/Pay now:/gu)).toHaveLength(1);
    expect(mail?.subject).toBe('<img src=x onerror=alert(1)>, you are in!');
  });

  it('leads nowhere but where a link of pages may', async () => {
    const body = text.body.replace('Bring a hat.', '<a href="javascript:alert(1)">Bring</a> a hat.');
    expect((await save({ body })).codes).toEqual([]);
    expect((await approved()).mail?.html).not.toContain('javascript:');
  });

  it('goes with a copy of its convention, as it is now', async () => {
    expect((await save()).codes).toEqual([]);
    expect((await save({ version: 1, subject: 'Second' })).codes).toEqual([]);
    const next = addDays(t.ctx.now().toISOString().slice(0, 10), 606);
    const copy = await call(
      t,
      cloneConvention,
      { ...of(), body: { name: 'Sangamam, the year after', startDate: next } },
      organiser,
    );
    expect(copy.codes).toEqual([]);
    const { versions } = (await read(copy.data._id)).en;
    expect(versions).toMatchObject([{ version: 1, subject: 'Second', body: text.body }]);
  });

  it('is listed with who changed it, and each change is in the log', async () => {
    expect((await save()).codes).toEqual([]);
    expect((await reset(1)).codes).toEqual([]);
    expect((await save({ language: 'ml' })).codes).toEqual([]);
    const { mails } = (await call(t, endpoints.listMailTexts, of(), organiser)).data;
    expect(mails.map((mail) => mail.kind)).toEqual(mailTextKindNames);
    expect(mails.find((mail) => mail.kind === kind)).toMatchObject({
      en: { version: 2, isOurs: true },
      ml: { version: 1, isOurs: false },
    });
    expect(mails.find((mail) => mail.kind === 'order-rejected')).toEqual({
      kind: 'order-rejected',
      en: null,
      ml: null,
    });
    const entries = await t.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.entityId, conventionId), like(auditLog.action, 'mail-text.%')))
      .orderBy(auditLog.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'mail-text.changed',
      'mail-text.reset',
      'mail-text.changed',
    ]);
  });

  it('of one mail is not that of another', async () => {
    expect((await save()).codes).toEqual([]);
    const family = await submitFamily(t, conventionId, packageId);
    const body = { reason: 'The place is taken.' };
    const rejected = await call(
      t,
      rejectRegistration,
      { params: { orderId: family.orderId }, body },
      organiser,
    );
    expect(rejected.codes).toEqual([]);
    expect((await mailTo(family, 'order.rejected'))?.text).not.toContain('Bring a hat');
  });

  it('is for registrations: a mail about an add-on order has ours', async () => {
    expect((await save()).codes).toEqual([]);
    const { orderId } = await submitFamily(t, conventionId, packageId);
    const found = await findSampleOrder(t.ctx.db, { conventionId, number: undefined, paid: false });
    if (!found) throw new Error('The family has no order');
    const mailed = (parentOrderId: string | null) =>
      takenBack(t.ctx, async (ctx) => {
        await mailApproved(ctx, { ...found.order, parentOrderId });
        return findLastMail(ctx.db);
      });
    expect((await mailed(orderId))?.text).toContain('Good news: your add-on order');
    expect((await mailed(null))?.text).toContain('Bring a hat.');
  });

  it('of an unknown convention is not found', async () => {
    const unknown = '01970000-0000-7000-8000-000000000001';
    expect((await save({}, organiser, unknown)).codes).toEqual(['NOT_FOUND']);
  });
});

describe('a preview', () => {
  it('shows the draft in the mail of a real family, and leaves nothing', async () => {
    const [first, second] = [
      await submitFamily(t, conventionId, packageId, { firstName: 'Mercy' }),
      await submitFamily(t, conventionId, packageId, { firstName: 'Rachel' }),
    ];
    const before = await outbox(t);
    const newest = await preview();
    expect(newest.data).toMatchObject({ number: second.tempNumber, subject: 'Rachel, you are in!' });
    expect(newest.data.text).toContain('Bring a hat.');
    const chosen = await preview({ number: ` ${first.tempNumber.toLowerCase()} ` });
    expect(chosen.data).toMatchObject({ number: first.tempNumber, subject: 'Mercy, you are in!' });
    expect(await outbox(t)).toEqual(before);
    expect((await read()).en.versions).toEqual([]);
  });

  it('shows no family of another convention', async () => {
    const other = await buildConvention(t.ctx);
    const booked = await buildPackage(t.ctx, { conventionId: other.id });
    const stranger = await submitFamily(t, other.id, booked.id);
    expect((await preview()).codes).toEqual(['ORDER_NOT_FOUND']);
    expect((await preview({ number: stranger.tempNumber })).codes).toEqual(['ORDER_NOT_FOUND']);
  });

  it.each([
    [
      'refund-sent',
      '{amount} went out.',
      ['$1,200 USD went out.', 'Sent by: Check', 'within about two weeks'],
    ],
    ['refund-kept', 'We keep {amount}.', ['We keep $1,250 USD.', 'The hotel had charged us']],
    ['payment-reversed', 'Sorry.', ['came back from the bank', 'Amount: ']],
    ['payment-moved-in-own', 'Your own.', ['Your own.', 'Amount: $250 USD']],
    ['hotel-number-given', 'A room!', ['A room!', 'HY-88213']],
    ['hotel-number-withdrawn', 'Please wait.', ['The confirmation number HY-10001 is no longer valid']],
    ['travel-shuttle', 'Be early.', ['From Orlando International (MCO) to the convention:', 'Terminal A']],
    [
      'travel-seats-cancelled',
      'As you asked.',
      ['Your seats on the shuttle from Orlando', 'planning your seats'],
    ],
  ] as const)('of %s in other words keeps what the mail is about', async (of, words, parts) => {
    await submitFamily(t, conventionId, packageId);
    const blocks = blocksOf(of).map((name) => `<p>{${mailBlocks[name].written}}</p>`);
    const body = `<p>${words}</p>${blocks.join('')}`;
    const { data, codes } = await preview({ kind: of, subject: words, body });
    expect(codes).toEqual([]);
    for (const part of parts) expect(data.text).toContain(part);
  });

  it('of a text at fault is refused', async () => {
    await submitFamily(t, conventionId, packageId);
    expect((await preview({ subject: '{shoe size}' })).errors).toMatchObject([{ field: 'subject' }]);
  });

  it('can be sent to oneself, and to nobody else', async () => {
    const family = await submitFamily(t, conventionId, packageId, { firstName: 'Mercy' });
    const sent = await call(t, endpoints.testMailText, { ...of(), body: text }, organiser);
    expect(sent.data).toEqual({ sentTo: organiserAccount.email });
    const tests = (await outbox(t)).filter((mail) => mail.kind === 'mail-text.test');
    expect(tests).toMatchObject([{ to: organiserAccount.email, subject: 'Test: Mercy, you are in!' }]);
    expect((await outbox(t, { to: family.account.email })).map((mail) => mail.kind)).not.toContain(
      'mail-text.test',
    );
  });
});

describe('the text of ours, as the editor has it', () => {
  const cases = mailTextKindNames.flatMap((of) => languages.map((language) => [of, language] as const));

  it.each(cases)('%s in %s gives the mail that the site sends', async (of, language) => {
    const family = await submitFamily(t, conventionId, packageId);
    await call(t, keepLanguage, { body: { language } }, family).then(({ data }) => data);
    const ours = ourText(of, language);
    const drafted = await preview({ kind: of, language, ...ours, number: family.tempNumber });
    expect(drafted.codes).toEqual([]);
    const sent = await takenBack(t.ctx, async (ctx) => {
      // The mail of an event is written once: this is the second time.
      await ctx.db.delete(outboxMails).where(eq(outboxMails.orderId, family.orderId));
      await sampleMail(ctx, { conventionId, kind: of, number: family.tempNumber });
      return findLastMail(ctx.db);
    });
    expect(drafted.data.subject).toBe(sent?.subject);
    expect(drafted.data.text).toBe(sent?.text);
  });
});
