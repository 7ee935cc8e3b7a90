import { keepLanguage } from '@sangamam/contract/accounts/language/language-endpoints';
import {
  approveRegistration,
  cancelRegistration,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { saveTranslations } from '@sangamam/contract/conventions/translations/translation-endpoints';
import type { Language } from '@sangamam/contract/phrases/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { deliverMail } from '#server/features/mail/outbox/deliver-mail.ts';
import { mailList } from '#server/features/mail/outbox/outbox-repository.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { startFamily } from '#test/fixtures/registrations.ts';
import { outbox } from '#test/outbox.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { signInAs } from '#test/sign-in-as.ts';

const malayalam = /[\u0D00-\u0D7F]/u;

describe('mails about a registration', () => {
  let t: TestApp;
  let server: MailServer;
  let registrar: { token: string };
  let conventionId: string;
  let packageId: string;
  beforeAll(async () => {
    [t, server] = await Promise.all([buildTestApp(), startMailServer()]);
    ({ id: conventionId } = await buildConvention(t.ctx, { name: 'Sangamam 2030' }));
    ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
    registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  });
  afterAll(() => Promise.all([t.close(), server.close()]));

  /** A family that reads in this language and has sent its registration. */
  async function sentIn(language: Language) {
    const family = await startFamily(t, conventionId);
    await call(t, keepLanguage, { body: { language } }, family).then(({ data }) => data);
    await call(t, selectPackage, { query: { ...family.of, packageId } }, family).then(({ data }) => data);
    await call(t, submitForApproval, { query: family.of, body: {} }, family).then(({ data }) => data);
    return { params: { orderId: family.orderId }, to: family.account.email, number: family.tempNumber };
  }
  const mailTo = async (to: string, kind: string) =>
    (await outbox(t, { to })).find((mail) => mail.kind === kind);

  it('are in Malayalam for a family that reads it, with names, numbers and amounts as they are', async () => {
    const { to, number, params } = await sentIn('ml');
    const sent = await mailTo(to, 'order.submitted');
    expect(sent?.subject).toBe('Sangamam 2030: നിങ്ങളുടെ രജിസ്ട്രേഷൻ അംഗീകാരത്തിന് അയച്ചു');
    expect(sent?.text).toMatch(/^പ്രിയപ്പെട്ട \w+,/u);
    expect(sent?.text).toContain(`താൽക്കാലിക രജിസ്ട്രേഷൻ നമ്പർ: ${number}`);
    expect(sent?.html).toContain('<html lang="ml">');

    await call(t, approveRegistration, { params }, registrar).then(({ data }) => data);
    const approved = await mailTo(to, 'order.approved');
    expect(approved?.subject).toBe('Sangamam 2030: നിങ്ങളുടെ രജിസ്ട്രേഷൻ അംഗീകരിച്ചു');
  });

  it('have the texts of the convention in Malayalam, and in English what has no translation', async () => {
    const admin = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
    const translate = (revision: number, translations: { en: string; ml: string }[]) =>
      call(t, saveTranslations, { params: { conventionId }, body: { revision, translations } }, admin).then(
        ({ data }) => data,
      );
    await t.database.pool.query(`update packages set name = 'Gold' where id = $1`, [packageId]);
    await translate(0, [
      { en: 'Sangamam 2030', ml: 'സംഗമം 2030' },
      { en: 'Gold', ml: 'സ്വർണം' },
    ]);
    const { to } = await sentIn('ml');
    const sent = await mailTo(to, 'order.submitted');
    expect(sent?.subject).toBe('സംഗമം 2030: നിങ്ങളുടെ രജിസ്ട്രേഷൻ അംഗീകാരത്തിന് അയച്ചു');
    expect(sent?.text).toContain('സ്വർണം');
    expect(sent?.text).not.toContain('Gold');
    const english = await mailTo((await sentIn('en')).to, 'order.submitted');
    expect(english?.text).toContain('Gold');
    expect(`${english?.subject}${english?.text}${english?.html}`).not.toMatch(malayalam);
    await translate(1, [
      { en: 'Sangamam 2030', ml: '' },
      { en: 'Gold', ml: '' },
    ]);
    const untranslated = await mailTo((await sentIn('ml')).to, 'order.submitted');
    expect(untranslated?.text).toContain('Gold');
  });

  it('are in English for everybody else', async () => {
    const { to } = await sentIn('en');
    const sent = await mailTo(to, 'order.submitted');
    expect(sent?.subject).toBe('Your registration for Sangamam 2030 has been sent for approval');
    expect(`${sent?.text}${sent?.html}`).not.toMatch(malayalam);
  });

  it('say in Malayalam what staff wrote in English, beside it', async () => {
    const { to, params, number } = await sentIn('ml');
    const body = { reason: 'The family asked for it.' };
    await call(t, cancelRegistration, { params, body }, registrar).then(({ data }) => data);
    const mail = await mailTo(to, 'order.cancelled');
    expect(mail?.subject).toBe('Sangamam 2030: നിങ്ങളുടെ രജിസ്ട്രേഷൻ റദ്ദാക്കി');
    expect(mail?.text).toContain('കാരണം: The family asked for it.');
    expect(mail?.text).toContain(`താൽക്കാലിക രജിസ്ട്രേഷൻ നമ്പർ: ${number}`);
  });

  it('arrive in Malayalam letters, in the subject as well', async () => {
    const { to } = await sentIn('ml');
    const { rows } = await mailList.page(t.ctx.db, { search: to, page: 1, pageSize: 10 });
    const mail = rows.find(({ kind }) => kind === 'order.submitted');
    const mailer = createSmtpMailer({
      smtpUrl: server.url,
      from: 'Sangamam <us@example.org>',
      publicUrl: 'https://example.org',
    });
    try {
      await deliverMail(t.ctx, mailer, { mailId: mail?.id ?? '', lastAttempt: false });
    } finally {
      mailer.close();
    }
    expect(server.mails.at(-1)?.subject).toBe('Sangamam 2030: നിങ്ങളുടെ രജിസ്ട്രേഷൻ അംഗീകാരത്തിന് അയച്ചു');
    expect(server.mails.at(-1)?.text).toContain('സ്നേഹത്തോടെ');
  });
});
