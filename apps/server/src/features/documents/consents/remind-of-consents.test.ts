import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { uploadConsentForms } from '@sangamam/contract/documents/consents/consent-endpoints';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { buildDocumentFamilies, type DocumentFamilies } from '#test/fixtures/document-families.ts';
import { smallPdf } from '#test/fixtures/pictures.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { outbox } from '#test/outbox.ts';
import { upload } from '#test/upload.ts';

import { consentReminderKind } from './consent-reminder-mail.ts';
import { remindOfConsents } from './remind-of-consents.ts';

let t: TestApp;
let families: DocumentFamilies;
let startDate: string;
const today = () => calendarDateIn('America/New_York', t.clock.now());
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  startDate = addDays(today(), 45);
  families = await buildDocumentFamilies(t, {
    startDate,
    custodianConsentUrl: 'https://www.example.org/form.pdf',
  });
});
afterAll(() => t.close());

const goTo = (day: string) =>
  t.clock.advance({ days: Math.round((Date.parse(day) - Date.parse(today())) / 86_400_000) });
const remindersOf = async ({ account }: TestFamily) =>
  (await outbox(t, { to: account.email })).filter(({ kind }) => kind === consentReminderKind);

describe('reminders of missing consent forms', () => {
  it('are sent once per step, however many workers run, and name who needs a form', async () => {
    const family = await families.confirmed('Anna', 'Jude');
    await remindOfConsents(t.ctx);
    expect(await remindersOf(family)).toEqual([]);
    goTo(addDays(startDate, -30));
    const runs = await Promise.all(Array.from({ length: 10 }, () => remindOfConsents(t.ctx)));
    expect(runs.flatMap(({ failures }) => failures)).toEqual([]);
    const [mail, ...others] = await remindersOf(family);
    expect(others).toEqual([]);
    for (const text of [
      'Anna Chacko, Jude Chacko',
      'https://www.example.org/form.pdf',
      '/my-account/documents/',
    ])
      expect(mail?.text).toContain(text);
    goTo(addDays(startDate, -14));
    await remindOfConsents(t.ctx);
    expect(await remindersOf(family)).toHaveLength(2);
    const { rows } = await t.database.pool.query(
      `select after->'step' as step from audit_log where action = 'order.consents-reminded' and entity_id = $1 order by id`,
      [family.orderId],
    );
    expect(rows).toEqual([{ step: 30 }, { step: 14 }]);
  });

  it('stop when forms come and when the registration is cancelled, and never go to unconfirmed families', async () => {
    const [sent, cancelled, waiting, adults, reminded] = [
      await families.confirmed('Anna'),
      await families.confirmed('Anna'),
      await families.submitted('Anna'),
      await families.confirmed(),
      await families.confirmed('Anna'),
    ];
    const files = [{ name: 'form.pdf', bytes: smallPdf }];
    const answer = await upload(t, uploadConsentForms, { query: { orderId: sent.orderId }, files }, sent);
    expect(answer.status).toBe(200);
    const params = { orderId: cancelled.orderId };
    await call(t, cancelRegistration, { params, body: { reason: 'Ill' } }, families.registrar);
    goTo(addDays(startDate, -5));
    await remindOfConsents(t.ctx);
    for (const family of [sent, cancelled, waiting, adults]) expect(await remindersOf(family)).toEqual([]);
    expect(await remindersOf(reminded)).toHaveLength(1);
    goTo(startDate);
    await remindOfConsents(t.ctx);
    expect(await remindersOf(reminded)).toHaveLength(1);
  });
});
