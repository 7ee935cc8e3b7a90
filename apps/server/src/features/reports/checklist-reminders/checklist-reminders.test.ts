import { uploadConsentForms } from '@sangamam/contract/documents/consents/consent-endpoints';
import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import {
  getChecklistReminders,
  listWithoutChecklistReminder,
  previewChecklistReminders,
  switchChecklistReminders,
} from '@sangamam/contract/reports/checklist-reminders/checklist-reminder-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { remindOfConsents } from '#server/features/documents/consents/remind-of-consents.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { buildDocumentFamilies, type DocumentFamilies } from '#test/fixtures/document-families.ts';
import { smallPdf } from '#test/fixtures/pictures.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { outbox } from '#test/outbox.ts';
import { upload } from '#test/upload.ts';

import { checklistReminderKind } from './checklist-reminder-mail.ts';
import { previewChecklistReminders as readPreview } from './preview-checklist-reminders.ts';
import { sendChecklistReminders } from './send-checklist-reminders.ts';

let t: TestApp;
let families: DocumentFamilies;
let startDate: string;
const today = () => calendarDateIn('America/New_York', t.clock.now());
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  startDate = addDays(today(), 60);
  families = await buildDocumentFamilies(t, { startDate, uploadFamilyPicture: false });
});
afterAll(() => t.close());

const goTo = (day: string) =>
  t.clock.advance({ days: Math.round((Date.parse(day) - Date.parse(today())) / 86_400_000) });
const mailsOf = async ({ account }: TestFamily, kind = checklistReminderKind) =>
  (await outbox(t, { to: account.email })).filter((mail) => mail.kind === kind);
const params = () => ({ conventionId: families.conventionId });
const turn = (enabled: boolean) =>
  call(t, switchChecklistReminders, { params: params(), body: { enabled } }, families.registrar);
const preview = async () =>
  (await call(t, previewChecklistReminders, { params: params(), query: {} }, families.registrar)).data;
const sql = (text: string, values: unknown[]) => t.database.pool.query(text, values);
const answersTravel = ({ orderId }: TestFamily) =>
  sql(
    `insert into travel_legs (order_id, direction, transportation_required)
     values ($1, 'ARRIVAL', false), ($1, 'DEPARTURE', false)`,
    [orderId],
  );
const fillsInCards = ({ orderId }: TestFamily) =>
  sql(
    `insert into person_cards (id, order_id, person_id, may_photograph, may_print, confirmed_at)
     select gen_random_uuid(), order_id, person_id, true, true, now() from order_participants
     where order_id = $1 and selected`,
    [orderId],
  );

describe('reminders of the checklist', () => {
  it('come at most once a week, however many workers run, and list what is open', async () => {
    const family = await families.confirmed('Anna');
    await turn(true);
    const runs = await Promise.all(Array.from({ length: 20 }, () => sendChecklistReminders(t.ctx)));
    expect(runs.flatMap(({ failures }) => failures)).toEqual([]);
    const [mail, ...others] = await mailsOf(family);
    expect(others).toEqual([]);
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    for (const text of ['Food and care', 'Travel plans', 'Consent forms', '/my-account'])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('Family picture');

    const first = today();
    for (let day = 1; day <= 6; day += 1) {
      goTo(addDays(first, day));
      await sendChecklistReminders(t.ctx);
    }
    expect(await mailsOf(family)).toHaveLength(1);
    goTo(addDays(first, 7));
    await sendChecklistReminders(t.ctx);
    expect(await mailsOf(family)).toHaveLength(2);
    const { rows } = await sql(
      `select after->'topics' as topics from audit_log where action = 'order.checklist-reminded' and entity_id = $1`,
      [family.orderId],
    );
    expect(rows).toEqual([
      { topics: ['CONSENTS', 'CARDS', 'TRAVEL'] },
      { topics: ['CONSENTS', 'CARDS', 'TRAVEL'] },
    ]);
  });

  it('are off at first; the switch is idempotent, audited, and stops them again', async () => {
    const family = await families.confirmed();
    await sendChecklistReminders(t.ctx);
    expect(await mailsOf(family)).toEqual([]);
    const read = () => call(t, getChecklistReminders, { params: params() }, families.registrar);
    expect((await read()).data).toEqual({ enabled: false });
    await turn(true);
    expect((await turn(true)).data).toEqual({ enabled: true });
    expect((await read()).data).toEqual({ enabled: true });
    await turn(false);
    await sendChecklistReminders(t.ctx);
    expect(await mailsOf(family)).toEqual([]);
    const { rows } = await sql(
      `select after->'checklistReminders' as after, actor_id is not null as named from audit_log
       where action = 'convention.checklist-reminders-switched' and entity_id = $1 order by id`,
      [families.conventionId],
    );
    expect(rows).toEqual([
      { after: true, named: true },
      { after: false, named: true },
    ]);
    const unknown = { conventionId: '01970000-0000-7000-8000-00000000dead' };
    for (const answer of [
      await call(t, getChecklistReminders, { params: unknown }, families.registrar),
      await call(
        t,
        switchChecklistReminders,
        { params: unknown, body: { enabled: true } },
        families.registrar,
      ),
      await call(t, previewChecklistReminders, { params: unknown, query: {} }, families.registrar),
    ])
      expect(answer.codes).toEqual(['NOT_FOUND']);
  });

  it('the dry run says who gets what and when while they are off, and sends nothing', async () => {
    const [family, waiting] = [await families.confirmed('Anna'), await families.submitted('Anna')];
    const { docs, total } = await preview();
    expect(total).toBe(1);
    expect(docs[0]).toMatchObject({
      orderId: family.orderId,
      day: today(),
      lastSent: null,
      items: [
        { topic: 'CONSENTS', by: startDate },
        { topic: 'CARDS', by: addDays(startDate, -14) },
        { topic: 'TRAVEL', by: addDays(startDate, -14) },
      ],
    });
    const none = await call(
      t,
      listWithoutChecklistReminder,
      { params: params(), query: {} },
      families.registrar,
    );
    expect(none.data.docs.map(({ orderId, reason }) => [orderId, reason])).toEqual([
      [waiting.orderId, 'NOT_CONFIRMED'],
    ]);
    for (const one of [family, waiting]) expect(await mailsOf(one)).toEqual([]);
    await turn(true);
    const first = today();
    await sendChecklistReminders(t.ctx);
    goTo(addDays(first, 2));
    expect((await preview()).docs[0]).toMatchObject({ day: addDays(first, 7), lastSent: first });
    expect(await mailsOf(waiting)).toEqual([]);
  });

  it('the dry run finds a family by its name or number, among those who get none as well', async () => {
    const [family, waiting] = [await families.confirmed('Anna'), await families.submitted('Anna')];
    const { docs } = await preview();
    const ask = async (search: string) => {
      const asked = { params: params(), query: { search } };
      const planned = await call(t, previewChecklistReminders, asked, families.registrar);
      const none = await call(t, listWithoutChecklistReminder, asked, families.registrar);
      return [planned, none].map(({ data }) => [data.total, ...data.docs.map(({ orderId }) => orderId)]);
    };
    const { rows } = await sql('select temp_number as number from orders where id = $1', [waiting.orderId]);
    const [{ number }] = rows as [{ number: string }];
    expect(await ask(number.toLowerCase())).toEqual([[0], [1, waiting.orderId]]);
    expect(await ask(docs[0]?.number ?? '')).toEqual([[1, family.orderId], [0]]);
    const everybody = [
      [1, family.orderId],
      [1, waiting.orderId],
    ];
    expect(await ask(docs[0]?.familyName.toUpperCase() ?? '')).toEqual(everybody);
    expect(await ask('nobody at all')).toEqual([[0], [0]]);
  });

  it('stop for a family that does the last thing while its mail is being written', async () => {
    const family = await families.confirmed();
    await fillsInCards(family);
    await turn(true);
    const run = await duringChange(
      t,
      {
        statement: `with done as (insert into travel_legs (order_id, direction, transportation_required)
             values ($1, 'ARRIVAL', false), ($1, 'DEPARTURE', false))
           select 1 from orders where id = $1 for update`,
        values: [family.orderId],
        end: 'commit',
      },
      () => sendChecklistReminders(t.ctx),
    );
    expect(run).toMatchObject({ sent: 0, failures: [] });
    expect(await mailsOf(family)).toEqual([]);
  });

  it('stop for everybody when they are switched off while they are being written', async () => {
    const family = await families.confirmed('Anna');
    await turn(true);
    const run = await duringChange(
      t,
      {
        statement: `with off as (update conventions set checklist_reminders = false where id = $2)
           select 1 from orders where id = $1 for update`,
        values: [family.orderId, families.conventionId],
        end: 'commit',
      },
      () => sendChecklistReminders(t.ctx),
    );
    expect(run).toMatchObject({ sent: 0, failures: [] });
    expect(await mailsOf(family)).toEqual([]);
  });

  it('stop once everything is done, and when the convention begins', async () => {
    const [done, left] = [await families.confirmed('Anna'), await families.confirmed()];
    await turn(true);
    await answersTravel(done);
    await fillsInCards(done);
    const files = [{ name: 'form.pdf', bytes: smallPdf }];
    await upload(t, uploadConsentForms, { query: { orderId: done.orderId }, files }, done);
    await sendChecklistReminders(t.ctx);
    expect(await mailsOf(done)).toEqual([]);
    expect(await mailsOf(left)).toHaveLength(1);
    goTo(startDate);
    await sendChecklistReminders(t.ctx);
    expect(await mailsOf(left)).toHaveLength(1);
    // Sessions have expired by now.
    expect((await readPreview(t.ctx, { ...params(), page: 1, pageSize: 20 })).docs).toEqual([]);
  });

  it('never speak of consent forms in the week of a reminder of consent forms', async () => {
    const family = await families.confirmed('Anna');
    await turn(true);
    for (let day = today(); day < startDate; day = addDays(day, 1)) {
      goTo(day);
      await remindOfConsents(t.ctx);
      await sendChecklistReminders(t.ctx);
    }
    const { rows } = await sql(
      `select created_at as at, kind = 'consents.reminder' as own, text like '%Consent forms%' as listed
       from outbox_mails where order_id = $1 and kind in ('consents.reminder', $2) order by created_at`,
      [family.orderId, checklistReminderKind],
    );
    const mails = rows as { at: Date; own: boolean; listed: boolean }[];
    const own = mails.filter((mail) => mail.own);
    const listed = mails.filter((mail) => !mail.own && mail.listed);
    expect(own).toHaveLength(3);
    expect(listed.length).toBeGreaterThan(2);
    const days = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime()) / 86_400_000;
    for (const one of own)
      for (const other of listed) expect(days(one.at, other.at)).toBeGreaterThanOrEqual(7);
    expect(mails.filter((mail) => !mail.own && !mail.listed).length).toBeGreaterThan(2);
  });
});
