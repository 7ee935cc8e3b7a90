import { adminPaths } from '@sangamam/contract/admin-paths';
import { paths } from '@sangamam/contract/paths';
import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildApp } from '#server/app.ts';
import { people, users } from '#server/db/schema/schema.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { submitFamily } from '#test/fixtures/registrations.ts';
import { outbox } from '#test/outbox.ts';

import { mailSamples } from './mail-samples.ts';
import { previewMail } from './preview-mail.ts';

const hostile = '<img src=x onerror=alert(1)> & "Tom"';
const names = Object.keys(mailSamples);

describe('every mail', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
    const convention = await buildConvention(t.ctx);
    const booked = await buildPackage(t.ctx, { conventionId: convention.id });
    const family = await submitFamily(t, convention.id, booked.id);
    const body = { chaseTransferEmail: 'payer@example.org' };
    await call(t, reportZellePayment, { params: { orderId: family.orderId }, body }, family).then(
      ({ data }) => data,
    );
    await t.database.db.update(people).set({ firstName: hostile }).where(eq(people.id, family.selfId));
  });
  afterAll(() => t.close());

  it.each(names)('%s says the same as HTML and as text', async (name) => {
    const mail = await previewMail(t.ctx, name);
    const shown = readable(mail?.html ?? '');
    const said = (mail?.text ?? '').split('\n').flatMap((line) => line.split(/: (?=\S)/u));
    expect(said.length).toBeGreaterThan(3);
    for (const words of said) {
      // HTML need not write out the address of a link.
      if (mail?.html.includes(`href="${words}"`)) continue;
      expect(shown).toContain(tidy(words).replace(/:$/u, ''));
    }
  });

  it.each(names)('%s shows what people typed as text', async (name) => {
    const mail = await previewMail(t.ctx, name);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain(escapeHtml(hostile));
    expect(mail?.text).toContain(hostile);
  });

  it.each(names)('%s names the site and offers a next step', async (name) => {
    const mail = await previewMail(t.ctx, name);
    const { organisationName, supportEmail, supportPhone } = await readSiteSettings(t.ctx);
    const nextSteps = [`${t.ctx.publicUrl}/`, supportEmail];
    expect(mail?.text).toContain(`the ${organisationName} team`);
    expect(mail?.text).toContain(`, ${new URL(t.ctx.publicUrl).host}`);
    expect(mail?.text).toContain(`Questions? Write to ${supportEmail} or call ${supportPhone}.`);
    expect(mail?.text).toMatch(/^.+ · .+\d{4} · .+$/mu);
    expect(nextSteps.some((step) => mail?.text.includes(step))).toBe(true);
  });

  it('the first mail names the site in its subject, and the confirmation has the days for a calendar', async () => {
    expect((await previewMail(t.ctx, 'account.set-password'))?.subject).toBe(
      'Sangamam: please set your password',
    );
    expect((await previewMail(t.ctx, 'order.confirmed'))?.text).toMatch(
      /Add to calendar:\nhttp\S+\/v1\/convention\/[\w-]+\/calendar\.ics\n/u,
    );
  });

  it.each(names)('%s links only to pages of the site', async (name) => {
    const mail = await previewMail(t.ctx, name);
    const links = [...(mail?.text ?? '').matchAll(/https?:\/\/\S+/gu)].map(([link]) => new URL(link));
    const own = links.filter(({ origin }) => origin === new URL(t.ctx.publicUrl).origin);
    expect(own.filter(({ pathname }) => !pagePatterns.some((page) => page.test(pathname)))).toEqual([]);
  });

  it('a preview stores nothing in the outbox', async () => {
    const before = await outbox(t);
    for (const name of names) await previewMail(t.ctx, name);
    expect(await outbox(t)).toEqual(before);
    expect(await previewMail(t.ctx, 'toString')).toBeUndefined();
  });

  it('the previews are served in development only', async () => {
    expect((await t.app.inject('/dev/mails')).statusCode).toBe(404);
    const development = await buildApp({
      env: { publicUrl: t.ctx.publicUrl, trustProxy: false, rateLimits: false, development: true },
      database: t.database,
      storage: t.ctx.storage,
    });
    const list = await development.inject('/dev/mails');
    expect(list.body).toContain('/dev/mails/order.approved');
    expect((await development.inject('/dev/mails/order.approved')).body).toContain('is approved');
    await development.close();
  });

  describe('to somebody who reads Malayalam', () => {
    beforeAll(() => t.database.db.update(users).set({ language: 'ml' }));

    it.each(names.filter((name) => !isInEnglish(name)))('%s is whole', async (name) => {
      const mail = await previewMail(t.ctx, name);
      expect(mail?.subject).toMatch(malayalam);
      expect(mail?.html).toContain('<html lang="ml">');
      const english = (mail?.text ?? '')
        .split('\n')
        .filter((line) => /[a-z]/iu.test(line) && !malayalam.test(line));
      expect(english.filter((line) => !isData(line))).toEqual([]);
    });

    it.each(names.filter(isInEnglish))('%s is in English', async (name) => {
      const mail = await previewMail(t.ctx, name);
      expect(`${mail?.subject}${mail?.html}`).not.toMatch(malayalam);
    });
  });
});

const malayalam = /[\u0D00-\u0D7F]/u;

/** Mails to the office, to officers and administrators, letters that staff try out, answers to messages: we write English. */
const isInEnglish = (name: string) => /^(?:contact|capacity|unit|backup|letter)\./u.test(name);

/** What stands in a line by itself and is no sentence of ours. */
const isData = (line: string) => /^https?:|^(?!Total).*: \$[\d,]+ USD$/u.test(line) || samplesWrote.has(line);
const samplesWrote = new Set(['Which parish does Anna belong to?', 'Thank you.']);

/** Patterns of the addresses of all pages; parameters match anything. */
const pagePatterns = [...Object.values(paths), ...Object.values(adminPaths)]
  .flatMap((page) => (typeof page === 'function' ? page('any', 'any') : page))
  .filter((page) => typeof page === 'string')
  .map((page) => new RegExp(`^${page.split('?', 1)[0]?.replaceAll(/\bany\b/gu, '[^/]+')}$`, 'u'));

/** The text of an HTML mail, without its styles. */
function readable(html: string): string {
  const bare = html
    .replaceAll(/<style>.*?<\/style>/gsu, ' ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  return tidy(bare);
}

/** Lists are separated by line breaks in HTML and by commas in text. */
function tidy(text: string): string {
  return text.replaceAll(/[\s,]+/gu, ' ').trim();
}
