import { getPagePreview, getPublishedPage } from '@sangamam/contract/content/content-endpoints';
import * as adminEndpoints from '@sangamam/contract/content/editing/page-admin-endpoints';
import { describeMedia, uploadMedia } from '@sangamam/contract/content/media/media-admin-endpoints';
import type { PageDraft } from '@sangamam/contract/content/editing/page-admin-endpoints';
import type { PageTranslation } from '@sangamam/contract/content/page-translations';
import type { Language } from '@sangamam/contract/phrases/language';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditLog, pageVersions } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { attacks, harmless, tagsOf } from '#test/fixtures/markup.ts';
import { faqSection, filmSection, noMeta, saveAsSeen, textSection, writePage } from '#test/fixtures/pages.ts';
import { smallFilm } from '#test/fixtures/pictures.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { upload } from '#test/upload.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await buildTestApp();
  token = await signInAs(t, await createStaff(t, 'EDITOR'));
});
afterAll(() => t.close());

const params = { designType: 'FAQ_PAGE' } as const;
const read = (language?: Language) =>
  call(t, getPublishedPage, { params, query: language === undefined ? {} : { language } });
const sectionsIn = async (language: Language) => (await read(language)).data.sections;
const page = async () => (await call(t, adminEndpoints.getPage, { params }, { token })).data;

const when: PageTranslation = { kind: 'LINE', en: 'When?', ml: 'എപ്പോൾ?' };
const soon: PageTranslation = { kind: 'RICH', en: '<p>Soon.</p>', ml: '<p>ഉടൻ.</p>' };
const write = (sections: PageDraft['sections'] = [faqSection()], translations?: PageTranslation[]) =>
  writePage(t, token, 'FAQ_PAGE', sections, translations);

describe('a published page', () => {
  it('is read in both languages, each with an ETag of its own', async () => {
    await write([faqSection()], [when, soon]);
    const english = await read('en');
    const malayalam = await read('ml');
    expect(english.data.sections).toMatchObject([{ faq: [{ question: 'When?', answer: '<p>Soon.</p>' }] }]);
    expect(malayalam.data.sections).toMatchObject([
      { faq: [{ question: 'എപ്പോൾ?', answer: '<p>ഉടൻ.</p>', anchor: 'when' }] },
    ]);
    expect(malayalam.headers.etag).not.toBe(english.headers.etag);
  });

  it('is in English as if nothing were translated', async () => {
    const sections = [faqSection()];
    await write(sections, []);
    const before = (await read()).data;
    await write(sections, [when, soon]);
    for (const language of [undefined, 'en'] as const) {
      expect((await read(language)).data).toEqual({
        ...before,
        version: (before.version ?? 0) + 1,
        versionLabel: expect.any(String) as string,
        publishedAt: expect.any(String) as string,
      });
    }
  });

  it('is in English where a text has no translation', async () => {
    await write([faqSection(), faqSection({ question: 'Where?' })], [when]);
    expect(await sectionsIn('ml')).toMatchObject([
      { faq: [{ question: 'എപ്പോൾ?', answer: '<p>Soon.</p>' }] },
      { faq: [{ question: 'Where?', answer: '<p>Soon.</p>' }] },
    ]);
  });

  it('in a language that the site does not have is refused', async () => {
    const answer = await callLoosely(t, getPublishedPage, { params, query: { language: 'hi' } });
    expect([answer.status, answer.codes]).toEqual([400, ['RQST_PARAMS_INVALID']]);
  });
});

describe('a film of the library', () => {
  it('is described in both languages, and in English once its description changes', async () => {
    const files = [{ name: 'evening.webm', bytes: smallFilm }];
    const { data: film } = await upload(
      t,
      uploadMedia,
      { fields: { altText: 'The evening' }, files },
      { token },
    );
    const evening: PageTranslation = { kind: 'LINE', en: 'The evening', ml: 'സന്ധ്യ' };
    await write([filmSection([film.url])], [evening, when]);
    expect((await page()).translations, 'what the page does not say is dropped').toEqual([evening]);
    const filmsIn = async (language: Language) => (await read(language)).data.films;
    expect(await filmsIn('ml')).toEqual({ [film.url]: 'സന്ധ്യ' });
    expect(await filmsIn('en')).toEqual({ [film.url]: 'The evening' });
    const { data: pages } = await call(t, adminEndpoints.listPages, {}, { token });
    expect(pages.find(({ designType }) => designType === 'FAQ_PAGE')).toMatchObject({
      texts: 1,
      inMalayalam: 1,
    });
    const body = { altText: 'The opening evening', revision: film.revision };
    await call(t, describeMedia, { params: { mediaId: film._id }, body }, { token });
    expect(await filmsIn('ml')).toEqual({ [film.url]: 'The opening evening' });
  });
});

describe('a changed English text', () => {
  it('is shown in English until it is translated again; changed back in the draft, its translation is there', async () => {
    await write([faqSection()], [when]);
    await saveAsSeen(t, token, 'FAQ_PAGE', [faqSection({ question: 'When is it?' })]);
    expect((await page()).translations).toEqual([when]);
    await saveAsSeen(t, token, 'FAQ_PAGE', [faqSection()]);
    expect((await page()).translations).toEqual([when]);
    await write([faqSection({ question: 'When is it?' })]);
    expect(await sectionsIn('ml')).toMatchObject([{ faq: [{ question: 'When is it?' }] }]);
  });

  it('takes its translation with it when it is published', async () => {
    await write([faqSection()], [when, { kind: 'LINE', en: 'Who?', ml: 'ആര്?' }]);
    expect((await page()).translations).toEqual([when]);
  });
});

describe('the translations of a draft', () => {
  it('are cleaned like the texts of the page, so that they still belong to them', async () => {
    const english = '<p>Come <b>soon</b></p>';
    const [first = '', ...rest] = Object.values(attacks);
    const translations = [
      { kind: 'RICH', en: english, ml: `<p>ഉടൻ</p>${first}` } as const,
      ...rest.map(
        (markup, index) => ({ kind: 'RICH', en: `<p>${index}</p>`, ml: `<p>ഉടൻ</p>${markup}` }) as const,
      ),
    ];
    await write(
      [textSection(english), ...rest.map((_, index) => textSection(`<p>${index}</p>`))],
      translations,
    );
    const shown = await sectionsIn('ml');
    expect(shown).toHaveLength(translations.length);
    const bodies = shown.map((section) => (section.sectionType === 'TEXT' ? section.text.body : ''));
    expect(bodies.filter((body) => !body.includes('ഉടൻ'))).toEqual([]);
    expect(bodies.flatMap(tagsOf).filter((tag) => !harmless.test(tag))).toEqual([]);
  });

  it('that say nothing are not stored, and of two of one text the later one is', async () => {
    const said = [
      { ...when, ml: 'എന്ന്?' },
      when,
      { ...soon, ml: '<p> </p>' },
      { kind: 'LINE', en: 'Who?', ml: ' ' } as const,
    ];
    await saveAsSeen(t, token, 'FAQ_PAGE', [faqSection()], said);
    expect((await page()).translations).toEqual([when]);
  });

  it('are refused at their field', async () => {
    const body = {
      revision: (await page()).revision,
      meta: noMeta,
      sections: [],
      translations: [when, { ...when, ml: 'എ'.repeat(601) }],
    };
    const answer = await callLoosely(t, adminEndpoints.savePageDraft, { params, body }, { token });
    expect(answer.status).toBe(400);
    expect(answer.errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'translations.1.ml' }]);
  });

  it('are not overwritten by an editor who saw an older page', async () => {
    const { revision } = await page();
    await saveAsSeen(t, token, 'FAQ_PAGE', [faqSection()], [when]);
    const body = { revision, meta: noMeta, sections: [faqSection()], translations: [] };
    const answer = await call(t, adminEndpoints.savePageDraft, { params, body }, { token });
    expect(answer.codes).toEqual(['CONFLICT']);
    expect((await page()).translations).toEqual([when]);
  });

  it('are seen in a preview, by who reads Malayalam', async () => {
    await saveAsSeen(t, token, 'FAQ_PAGE', [faqSection()], [when]);
    const { data } = await call(t, adminEndpoints.createPagePreview, { params }, { token });
    const look = async (language: Language) => {
      const answer = await call(t, getPagePreview, { params: { token: data.token }, query: { language } });
      return answer.data.sections;
    };
    expect(await look('ml')).toMatchObject([{ faq: [{ question: 'എപ്പോൾ?' }] }]);
    expect(await look('en')).toMatchObject([{ faq: [{ question: 'When?' }] }]);
  });

  it('are counted in the list of pages', async () => {
    await saveAsSeen(t, token, 'FAQ_PAGE', [faqSection()], [when, { ...when, en: 'Who?' }]);
    const { data } = await call(t, adminEndpoints.listPages, {}, { token });
    expect(data.find(({ designType }) => designType === 'FAQ_PAGE')).toMatchObject({
      texts: 2,
      inMalayalam: 1,
    });
  });

  it('are in the audit log where they changed', async () => {
    await saveAsSeen(t, token, 'FAQ_PAGE', [faqSection()], [when]);
    await saveAsSeen(t, token, 'FAQ_PAGE', [faqSection()], [when, soon]);
    const [row] = await t.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'page.saved'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(row).toMatchObject({ before: { translations: [] }, after: { translations: [soon] } });
  });
});

it('a version keeps its translations, and gives them back when it is restored', async () => {
  const { data: first } = await write([faqSection()], [when]);
  await write([faqSection()], []);
  expect((await page()).translations).toEqual([]);
  const version = first.published?.version ?? 0;
  const versionParams = { ...params, version: String(version) };
  const old = await call(t, adminEndpoints.getPageVersion, { params: versionParams }, { token });
  expect(old.data.translations).toEqual([when]);
  const body = { revision: (await page()).revision };
  const restored = await call(
    t,
    adminEndpoints.restorePageVersion,
    { params: versionParams, body },
    { token },
  );
  expect(restored.data.translations).toEqual([when]);
});

it('stored translations of a kind that this code does not know are left out', async () => {
  await write([faqSection()], [when]);
  const unknown = { kind: 'TABLE', en: 'When?', ml: 'x' };
  await t.database.db
    .update(pageVersions)
    .set({ translations: [unknown, soon] })
    .where(eq(pageVersions.state, 'PUBLISHED'));
  expect(await sectionsIn('ml')).toMatchObject([{ faq: [{ question: 'When?', answer: '<p>ഉടൻ.</p>' }] }]);
});
