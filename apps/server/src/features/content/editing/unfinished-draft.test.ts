import { getPagePreview, getPublishedPage } from '@sangamam/contract/content/content-endpoints';
import * as adminEndpoints from '@sangamam/contract/content/editing/page-admin-endpoints';
import { contentMessages as messages } from '@sangamam/contract/content/content-messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { publishScheduled } from '#server/features/content/editing/publish-page.ts';
import { pageVersions } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { bannerSection, faqSection, saveAsSeen, textSection, writePage } from '#test/fixtures/pages.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await buildTestApp();
  token = await signInAs(t, await createStaff(t, 'EDITOR'));
});
afterAll(() => t.close());

const params = { designType: 'FAQ_PAGE' } as const;
const save = (sections: Parameters<typeof saveAsSeen>[3]) => saveAsSeen(t, token, 'FAQ_PAGE', sections);
const page = async () => (await call(t, adminEndpoints.getPage, { params }, { token })).data;
const publish = (revision: number) =>
  call(t, adminEndpoints.publishPage, { params, body: { revision } }, { token });
const schedule = (revision: number) =>
  call(
    t,
    adminEndpoints.schedulePage,
    { params, body: { revision, publishAt: new Date(Date.now() + 60_000).toISOString() } },
    { token },
  );
const visible = async () => (await call(t, getPublishedPage, { query: {}, params })).data.sections;
const emptyQuestion = { field: 'sections.0.faq.0.question', message: messages.mandatory };

describe('an unfinished draft', () => {
  it.each([
    ['an empty question', faqSection({ question: ' ' }), 'faq.0.question', messages.mandatory],
    ['a section without entries', { ...faqSection(), faq: [] }, 'faq', messages.questions],
    ['an empty text', textSection(''), 'text.body', messages.mandatory],
    [
      'a button without an address',
      bannerSection({ hasButton: true }),
      'banner.0.buttonUrl',
      messages.buttonLink,
    ],
    [
      'a half typed address',
      bannerSection({ buttonUrl: 'example.org' }),
      'banner.0.buttonUrl',
      messages.link,
    ],
    [
      'a line that is too long',
      bannerSection({ bannerHeading1: 'x'.repeat(121) }),
      'banner.0.bannerHeading1',
      messages.tooLong(120),
    ],
    [
      'a picture that nobody uploaded',
      bannerSection({ backgroundUrl: `/media/${'a'.repeat(22)}/a.jpg` }),
      'banner.0.backgroundUrl',
      messages.unknownMedia,
    ],
    [
      'a PDF that only looks like ours',
      faqSection({ pdfUrl: '/media/../secret' }),
      'faq.0.pdfUrl',
      messages.unknownMedia,
    ],
  ])('with %s is saved, names its fault, and is refused publishing and scheduling', async (...row) => {
    const [, section, field, message] = row;
    await writePage(t, token, 'FAQ_PAGE', [textSection('<p>Public</p>')]);
    const { status, data: saved } = await save([section]);
    const fault = { field: `sections.0.${field}`, message };
    expect([status, saved.faults]).toEqual([200, [fault]]);
    for (const refused of [await publish(saved.revision), await schedule(saved.revision)]) {
      expect([refused.status, refused.errors]).toEqual([409, [{ code: 'PAGE_UNFINISHED', ...fault }]]);
    }
    expect(await visible()).toMatchObject([{ text: { body: '<p>Public</p>' } }]);
    expect(await page()).toMatchObject({
      revision: saved.revision,
      draft: { state: 'DRAFT' },
      faults: [fault],
    });
  });

  it('is found on another device as it was left, and is published once it is finished', async () => {
    await save([faqSection({ question: '' })]);
    expect(await page()).toMatchObject({
      sections: [{ faq: [{ question: '', answer: '<p>Soon.</p>' }] }],
      faults: [emptyQuestion],
    });
    const { data } = await save([faqSection({ question: 'Where?' })]);
    expect(data.faults).toEqual([]);
    expect((await publish(data.revision)).status).toBe(200);
    expect(await visible()).toMatchObject([{ faq: [{ question: 'Where?' }] }]);
    expect((await page()).faults).toEqual([]);
  });

  it('restored from the history is refused, too', async () => {
    await writePage(t, token, 'FAQ_PAGE', [faqSection()]);
    const [old] = await t.database.db.select().from(pageVersions).where(eq(pageVersions.state, 'PUBLISHED'));
    if (!old) throw new Error('Nothing is public');
    await writePage(t, token, 'FAQ_PAGE', [textSection('<p>Later</p>')]);
    // As if a rule had come since.
    await t.database.db
      .update(pageVersions)
      .set({ sections: [faqSection({ question: '' })] })
      .where(eq(pageVersions.id, old.id));
    const { revision } = await page();
    const restored = await call(
      t,
      adminEndpoints.restorePageVersion,
      { params: { ...params, version: String(old.version) }, body: { revision } },
      { token },
    );
    expect(restored.data.faults).toEqual([emptyQuestion]);
    expect((await publish(restored.data.revision)).codes).toEqual(['PAGE_UNFINISHED']);
    expect(await visible()).toMatchObject([{ text: { body: '<p>Later</p>' } }]);
  });

  it('whose time comes is not published: it becomes a draft again, and the audit log says so', async () => {
    await writePage(t, token, 'FAQ_PAGE', [textSection('<p>Public</p>')]);
    const { data: saved } = await save([faqSection()]);
    const { data: waiting } = await schedule(saved.revision);
    const [version] = await t.database.db
      .update(pageVersions)
      .set({ sections: [faqSection({ question: '' })] })
      .where(eq(pageVersions.state, 'SCHEDULED'))
      .returning();
    if (!version || !waiting.draft?.scheduledFor) throw new Error('Nothing is scheduled');
    await publishScheduled(t.ctx, { versionId: version.id, scheduledFor: waiting.draft.scheduledFor });
    expect(await visible()).toMatchObject([{ text: { body: '<p>Public</p>' } }]);
    expect(await page()).toMatchObject({
      draft: { state: 'DRAFT', scheduledFor: null },
      faults: [emptyQuestion],
    });
    const { rows } = await t.database.pool.query(
      'select action, actor_system from audit_log order by id desc limit 1',
    );
    expect(rows).toEqual([{ action: 'page.unscheduled', actor_system: 'publishing schedule' }]);
  });

  it('is previewed as far as it can be shown', async () => {
    const emptyBanner = { ...bannerSection(), banner: [] };
    await save([emptyBanner, faqSection({ question: '', pdfUrl: 'example' }), textSection('<p>Words</p>')]);
    const { data } = await call(t, adminEndpoints.createPagePreview, { params }, { token });
    const shown = await call(t, getPagePreview, { query: {}, params: { token: data.token } });
    expect(shown.data.sections).toMatchObject([
      { faq: [{ question: '', pdfUrl: '' }] },
      { text: { body: '<p>Words</p>' } },
    ]);
  });
});
