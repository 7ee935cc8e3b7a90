import { getPublishedPage } from '@sangamam/contract/content/content-endpoints';
import { designTypes, type SectionType } from '@sangamam/contract/content/page-kinds';
import { programmeAges, programmeLanguages } from '@sangamam/contract/content/programme';
import { videoSource } from '@sangamam/contract/content/video-source';
import { getSystemSettings } from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { count } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { files, media, pageVersions, users } from '#server/db/schema/schema.ts';
import { contentTypeOf } from '#server/features/files/content-type.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';

import { seed } from '../seed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await seed(t.ctx, { demo: true });
});
afterAll(() => t.close());

const page = async (designType: (typeof designTypes)[number]) =>
  (await call(t, getPublishedPage, { query: {}, params: { designType } })).data;
const section = async (designType: (typeof designTypes)[number], type: SectionType) =>
  (await page(designType)).sections.flatMap((one) => (one.sectionType === type ? [one] : []));

describe('the pages of the demo', () => {
  it.each(designTypes)('%s is published', async (designType) => {
    expect((await page(designType)).sections.length).toBeGreaterThan(0);
  });

  it('the home page has slides with links, questions that open, and pictures and films of the library', async () => {
    const { sections, images } = await page('HOME_PAGE');
    expect(sections.map(({ sectionType }) => sectionType)).toEqual([
      'BANNER',
      'DESCRIPTION',
      'CAROUSEL',
      'CAROUSEL',
    ]);
    const carousels = sections.flatMap((one) => (one.sectionType === 'CAROUSEL' ? [one.carousel] : []));
    expect(carousels.map(({ contentType, contentUrl }) => [contentType, contentUrl.length])).toEqual([
      ['IMAGE', 8],
      ['VIDEO', 2],
    ]);
    for (const url of carousels[1]?.contentUrl ?? []) {
      expect(videoSource(url).kind).toBe('file');
      expect(await contentTypeOf((await t.app.inject(url)).rawPayload)).toBe('video/webm');
    }
    expect(Object.values(images)).toHaveLength(15);
    for (const [url, { alt, width, height }] of Object.entries(images)) {
      const facts = await sharp((await t.app.inject(url)).rawPayload).metadata();
      expect([facts.width, facts.height]).toEqual([width, height]);
      expect(alt.length).toBeGreaterThan(10);
    }
  });

  it('the programme has four days, halls, and something for every age and in every language', async () => {
    const [only] = await section('PROGRAMME_PAGE', 'PROGRAMME');
    const items = only?.sectionType === 'PROGRAMME' ? only.programme : [];
    expect(items.length).toBeGreaterThanOrEqual(40);
    expect(new Set(items.map(({ date }) => date)).size).toBe(4);
    expect(new Set(items.map(({ ages }) => ages)).size).toBe(programmeAges.length);
    expect(new Set(items.map(({ language }) => language)).size).toBe(programmeLanguages.length);
    expect(items.filter(({ hall }) => hall === '')).toEqual([]);
  });

  it('the travel page has a map of the library', async () => {
    const [only] = await section('TRAVEL_PAGE', 'PLACE');
    const { images } = await page('TRAVEL_PAGE');
    expect(only?.sectionType === 'PLACE' && images[only.place.imageUrl]).toMatchObject({ width: 1200 });
  });

  it.each(designTypes)(
    '%s names no field but the one for requests and the item of the checklist, as their pages call them',
    async (type) => {
      const texts = JSON.stringify((await page(type)).sections);
      const fields = [...texts.matchAll(/under “([^”]+)”/gu)].map(([, field]) => field);
      const request = 'Additional requests / special needs';
      expect(fields).toEqual(type === 'TRAVEL_PAGE' ? [request, request, 'Food and care'] : []);
    },
  );

  it('the committee does not fill its last row of three, and its contact details are fictional', async () => {
    const [first] = await section('COMMITTEE_PAGE', 'COMMITTEE');
    const members = first?.sectionType === 'COMMITTEE' ? first.committee : [];
    expect(members.length % 3).toBe(1);
    for (const { email, phoneNumber, imageUrl } of members) {
      expect(email).toMatch(/@example\.org$/u);
      expect(phoneNumber).toMatch(/ \d{3}-555-01\d\d$/u);
      expect((await t.app.inject(imageUrl)).statusCode).toBe(200);
    }
  });

  it('one answer of the FAQ links to a PDF', async () => {
    const [first] = await section('FAQ_PAGE', 'FAQ');
    const entries = first?.sectionType === 'FAQ' ? first.faq : [];
    expect(entries.length).toBeGreaterThanOrEqual(8);
    const [pdf] = entries.flatMap(({ pdfUrl }) => (pdfUrl === '' ? [] : [pdfUrl]));
    expect((await t.app.inject(pdf ?? '')).headers['content-type']).toBe('application/pdf');
  });

  it('every account accepted the published version of the terms', async () => {
    const { versionLabel } = await page('TERMS_PAGE');
    expect((await call(t, getSystemSettings, {})).data.termsVersion).toBe(versionLabel);
    const rows = await t.database.db
      .selectDistinct({ terms: users.termsVersion, type: users.type })
      .from(users);
    expect(rows).toEqual(expect.arrayContaining([{ terms: versionLabel, type: 'REGISTRANT' }]));
    expect(rows.filter(({ type }) => type === 'REGISTRANT')).toHaveLength(1);
  });

  it('a second start adds no pages', async () => {
    const counts = () =>
      Promise.all(
        [pageVersions, media, files].map((table) => t.database.db.select({ rows: count() }).from(table)),
      );
    const before = await counts();
    await seed(t.ctx, { demo: true });
    expect(await counts()).toEqual(before);
  });
});

/** The statements that SPEC §1 requires, each in our own words. */
const facts = {
  TERMS_PAGE: [
    'born of two Knanaya parents, is unmarried and 18 years or older',
    'married to somebody who was also born of two Knanaya parents',
    'unmarried child under 18',
    'Your member association or the officers of the convention verify',
    'Admission is at the board’s discretion',
    'information about your account, your family and marriages',
    'Nobody under 13 may have an account',
    'We may remove content and suspend accounts',
  ],
  PRIVACY_PAGE: [
    'marital status',
    'Nobody under 13 may have an account',
    'We may remove content',
    'erased 400 days after its end',
    'deleted 400 days after the end of their convention',
    'erased 30 days after they drove',
    'The security log notes',
    'the answer is stored for 12 hours',
  ],
} as const;

it('a site without the demo has only privacy policy and terms, complete with what they must say', async () => {
  const bare = await buildTestApp();
  await seed(bare.ctx, { demo: false });
  const statuses = await Promise.all(
    designTypes.map(
      async (designType) =>
        (await call(bare, getPublishedPage, { query: {}, params: { designType } })).status,
    ),
  );
  expect(statuses).toEqual([404, 404, 404, 404, 404, 200, 200]);
  for (const designType of ['TERMS_PAGE', 'PRIVACY_PAGE'] as const) {
    const { data } = await call(bare, getPublishedPage, { query: {}, params: { designType } });
    const said = JSON.stringify(data.sections);
    expect(facts[designType].filter((words) => !said.includes(words))).toEqual([]);
  }
  await bare.close();
});
