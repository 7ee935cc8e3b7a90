import { getPublishedPage } from '@sangamam/contract/content/content-endpoints';
import type { PageDraft } from '@sangamam/contract/content/editing/page-admin-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pageVersions } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { attacks, harmless, tagsOf } from '#test/fixtures/markup.ts';
import { bannerSection, faqSection, textSection, writePage } from '#test/fixtures/pages.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await buildTestApp();
  token = await signInAs(t, await createStaff(t, 'EDITOR'));
});
afterAll(() => t.close());

type Draft = PageDraft['sections'][number];
const params = { designType: 'FAQ_PAGE' } as const;

const publicSection = async () => (await call(t, getPublishedPage, { query: {}, params })).data.sections[0];

const common = () => ({ _id: crypto.randomUUID(), sectionTitle: '', hidden: false });
const description = (changes: object): Draft => ({
  ...common(),
  sectionType: 'DESCRIPTION',
  description: { imageUrl: '', outwardText: '', hiddenText1: '', hiddenText2: '', ...changes },
});
const member = (changes: object): Draft => ({
  ...common(),
  sectionType: 'COMMITTEE',
  committee: [{ imageUrl: '', name: 'Teena', role: '', email: '', phoneNumber: '', ...changes }],
});

/** Every formatted text of every type of section. */
const formatted: readonly [string, (html: string) => Draft][] = [
  ['DESCRIPTION outwardText', (outwardText) => description({ outwardText })],
  ['DESCRIPTION hiddenText1', (hiddenText1) => description({ hiddenText1 })],
  ['DESCRIPTION hiddenText2', (hiddenText2) => description({ hiddenText2 })],
  ['FAQ answer', (answer) => faqSection({ answer })],
  ['TEXT body', (body) => textSection(body)],
];

/** Every plain text of every type of section. */
const plain: readonly [string, (text: string) => Draft][] = [
  ['sectionTitle', (sectionTitle) => textSection('<p>words</p>', { sectionTitle })],
  ['BANNER bannerHeading1', (bannerHeading1) => bannerSection({ bannerHeading1 })],
  ['BANNER bannerHeading2', (bannerHeading2) => bannerSection({ bannerHeading2 })],
  ['BANNER bannerHeading3', (bannerHeading3) => bannerSection({ bannerHeading3 })],
  ['BANNER earlyBirdText', (earlyBirdText) => bannerSection({ earlyBirdText })],
  ['FAQ question', (question) => faqSection({ question })],
  ['COMMITTEE name', (name) => member({ name })],
  ['COMMITTEE role', (role) => member({ role })],
];

describe.each(formatted)('the formatted text %s', (_name, make) => {
  it('contains only allowed markup, whatever is sent', async () => {
    const all = Object.entries(attacks)
      .map(([name, markup]) => `<p>${name}</p>${markup}`)
      .join('\n');
    await writePage(t, token, 'FAQ_PAGE', [make(all), ...Object.values(attacks).map(make)]);
    const { data } = await call(t, getPublishedPage, { query: {}, params });
    expect(data.sections).toHaveLength(Object.keys(attacks).length + 1);
    const texts = data.sections.flatMap(textsOf);
    expect(texts.flatMap(tagsOf).filter((tag) => !harmless.test(tag))).toEqual([]);
    expect(texts.join('')).toContain('words');
  });
});

describe.each(plain)('the plain text %s', (_name, make) => {
  it.each(['<b>Bold</b> & "more"', attacks['a script'], attacks['a handler']])(
    'stays what was typed: %s',
    async (typed) => {
      await writePage(t, token, 'FAQ_PAGE', [make(typed)]);
      expect(textsOf(await publicSection())).toContain(typed);
    },
  );
});

it('allowed formatting is kept', async () => {
  const kept =
    '<h3>When</h3><p>On <strong>Thursday</strong>, <em>not</em> <u>Friday</u>.<br />See <a href="/faq">there</a> and <a href="https://example.org/a?b=1">here</a></p><ul><li>One</li></ul><blockquote>Words</blockquote>';
  await writePage(t, token, 'FAQ_PAGE', [textSection(kept)]);
  expect(await publicSection()).toMatchObject({ text: { body: kept } });
});

it('the text of removed markup stays readable', async () => {
  await writePage(t, token, 'FAQ_PAGE', [
    textSection('<p>Use <script>alert(1)</script></p><p><span style="color:red">plain</span></p>'),
  ]);
  expect(await publicSection()).toMatchObject({
    text: { body: '<p>Use &lt;script&gt;alert(1)&lt;/script&gt;</p><p>plain</p>' },
  });
});

it('without cleaning, a stored script reaches visitors: cleaning is what keeps it out', async () => {
  await writePage(t, token, 'FAQ_PAGE', [textSection('<p>words</p>')]);
  await t.database.db
    .update(pageVersions)
    .set({ sections: [textSection(attacks['a script'])] })
    .where(eq(pageVersions.state, 'PUBLISHED'));
  const served = textsOf(await publicSection()).flatMap(tagsOf);
  expect(served.filter((tag) => !harmless.test(tag))).toEqual(['<script>', '</script>']);
});

/** Every string of a section. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
