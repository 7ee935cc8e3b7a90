import { getPublishedPage } from '@sangamam/contract/content/content-endpoints';
import * as adminEndpoints from '@sangamam/contract/content/editing/page-admin-endpoints';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditLog, pageVersions } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import {
  bannerSection,
  faqSection,
  noMeta,
  saveAsSeen,
  textSection,
  writePage,
} from '#test/fixtures/pages.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let ann: string;
let ben: string;
beforeAll(async () => {
  t = await buildTestApp();
  ann = await signInAs(t, await createStaff(t, 'EDITOR'));
  ben = await signInAs(t, await createStaff(t, 'EDITOR'));
});
afterAll(() => t.close());

const home = { designType: 'HOME_PAGE' } as const;
const faq = { designType: 'FAQ_PAGE' } as const;
const committee = { designType: 'COMMITTEE_PAGE' } as const;
const privacy = { designType: 'PRIVACY_PAGE' } as const;

const published = (params: { designType: 'HOME_PAGE' | 'FAQ_PAGE' | 'COMMITTEE_PAGE' | 'PRIVACY_PAGE' }) =>
  call(t, getPublishedPage, { query: {}, params });
const page = async (params: typeof home | typeof faq | typeof committee | typeof privacy) =>
  (await call(t, adminEndpoints.getPage, { params }, { token: ann })).data;

describe('editing a page', () => {
  it('starts without a page for visitors and with an empty one for editors', async () => {
    expect((await published(home)).codes).toEqual(['NOT_FOUND']);
    expect(await page(home)).toMatchObject({ revision: 0, published: null, draft: null, sections: [] });
  });

  it('shows a draft to editors only until it is published', async () => {
    const { data: saved } = await saveAsSeen(t, ann, 'HOME_PAGE', [bannerSection()]);
    expect(saved).toMatchObject({
      revision: 1,
      draft: { version: 1, state: 'DRAFT', savedBy: 'Thomas Staff' },
    });
    expect((await published(home)).status).toBe(404);

    const answer = await call(
      t,
      adminEndpoints.publishPage,
      { params: home, body: { revision: 1 } },
      { token: ann },
    );
    expect(answer.data).toMatchObject({
      revision: 2,
      draft: null,
      published: { version: 1, state: 'PUBLISHED' },
    });
    const { data } = await published(home);
    expect(data.sections).toMatchObject([
      { sectionType: 'BANNER', banner: [{ bannerHeading1: 'Together again' }] },
    ]);
    expect(data.version).toBe(1);
    expect(data.versionLabel).toMatch(/^\d{4}-\d\d-\d\d\/1$/u);
    expect(JSON.stringify(data)).not.toContain('hidden');
  });

  it('keeps the published version while the next one is edited, and lists both', async () => {
    await saveAsSeen(t, ann, 'HOME_PAGE', [bannerSection({ bannerHeading1: 'Next time' })]);
    expect((await published(home)).data.sections).toMatchObject([
      { banner: [{ bannerHeading1: 'Together again' }] },
    ]);
    const { data } = await call(t, adminEndpoints.listPages, {}, { token: ann });
    expect(data.map(({ designType }) => designType)).toHaveLength(7);
    expect(data[0]).toMatchObject({
      designType: 'HOME_PAGE',
      published: { version: 1 },
      draft: { version: 2 },
    });
  });

  it('discards a draft', async () => {
    const { revision } = await page(home);
    const discard = { params: home, query: { revision: String(revision) } };
    const { data } = await call(t, adminEndpoints.discardPageDraft, discard, { token: ann });
    expect(data).toMatchObject({
      draft: null,
      sections: [{ banner: [{ bannerHeading1: 'Together again' }] }],
    });
    const again = { params: home, query: { revision: String(data.revision) } };
    expect((await call(t, adminEndpoints.discardPageDraft, again, { token: ann })).codes).toEqual([
      'NOT_FOUND',
    ]);
  });

  it('leaves hidden sections out for visitors', async () => {
    await writePage(t, ann, 'FAQ_PAGE', [faqSection(), textSection('<p>Not yet</p>', { hidden: true })]);
    const { data } = await published(faq);
    expect(data.sections.map(({ sectionType }) => sectionType)).toEqual(['FAQ']);
    expect((await page(faq)).sections).toHaveLength(2);
  });

  it('leaves out a section of an unknown kind', async () => {
    const stored = [{ sectionType: 'HOLOGRAM', _id: 'x' }, textSection('<p>Still here</p>')];
    await writePage(t, ann, 'COMMITTEE_PAGE', [textSection('<p>Before</p>')]);
    await t.database.db
      .update(pageVersions)
      .set({ sections: stored })
      .where(eq(pageVersions.state, 'PUBLISHED'))
      .returning();
    expect((await published(committee)).data.sections).toMatchObject([
      { text: { body: '<p>Still here</p>' } },
    ]);
  });
});

describe('two editors of a page', () => {
  it('the later one gets CONFLICT and overwrites nothing', async () => {
    const seen = await page(privacy);
    const save = (token: string, body: string) =>
      call(
        t,
        adminEndpoints.savePageDraft,
        {
          params: privacy,
          body: { revision: seen.revision, meta: noMeta, sections: [textSection(`<p>${body}</p>`)] },
        },
        { token },
      );
    expect((await save(ann, 'from Ann')).status).toBe(200);
    const late = await save(ben, 'from Ben');
    expect([late.status, late.codes]).toEqual([409, ['CONFLICT']]);
    expect((await page(privacy)).sections).toMatchObject([{ text: { body: '<p>from Ann</p>' } }]);
  });

  it('one of ten concurrent saves succeeds', async () => {
    const seen = await page(privacy);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call(
          t,
          adminEndpoints.savePageDraft,
          {
            params: privacy,
            body: { revision: seen.revision, meta: noMeta, sections: [textSection(`<p>${index}</p>`)] },
          },
          { token: index % 2 === 0 ? ann : ben },
        ),
      ),
    );
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ codes }) => codes.includes('CONFLICT'))).toHaveLength(9);
    expect((await page(privacy)).sections).toMatchObject([{ text: { body: `<p>${won[0]}</p>` } }]);
  });

  it('an edit that started before publishing does not overwrite the published version', async () => {
    const seen = await page(privacy);
    await call(
      t,
      adminEndpoints.publishPage,
      { params: privacy, body: { revision: seen.revision } },
      { token: ann },
    );
    const stale = { revision: seen.revision, meta: noMeta, sections: [textSection('<p>Old</p>')] };
    const late = await call(
      t,
      adminEndpoints.savePageDraft,
      { params: privacy, body: stale },
      { token: ben },
    );
    expect(late.codes).toEqual(['CONFLICT']);
    expect(await page(privacy)).toMatchObject({ draft: null });
  });

  it('two concurrent calls publish once', async () => {
    const { data: saved } = await saveAsSeen(t, ann, 'PRIVACY_PAGE', [textSection('<p>Once</p>')]);
    const publish = (token: string) =>
      call(t, adminEndpoints.publishPage, { params: privacy, body: { revision: saved.revision } }, { token });
    const answers = await Promise.all([publish(ann), publish(ben), publish(ann)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});

describe('the content of a page', () => {
  it.each([
    [
      'a link to a script',
      bannerSection({ buttonUrl: 'javascript:alert(1)' }),
      'sections.0.banner.0.buttonUrl',
    ],
    [
      'a picture from elsewhere',
      bannerSection({ backgroundUrl: 'https://x.example/a.jpg' }),
      'sections.0.banner.0.backgroundUrl',
    ],
  ])('refuses %s and names the field', async (_what, section, field) => {
    const before = await page(home);
    const body = { revision: before.revision, meta: noMeta, sections: [section] };
    const answer = await call(t, adminEndpoints.savePageDraft, { params: home, body }, { token: ann });
    expect(answer.status).toBe(400);
    expect(answer.errors.map((error) => error.field)).toEqual([field]);
    expect(await page(home)).toEqual(before);
  });

  it.each([
    { sections: [{ sectionType: 'IFRAME', _id: crypto.randomUUID(), sectionTitle: '' }] },
    { sections: Array.from({ length: 41 }, () => textSection('<p>x</p>')) },
    { sections: [{ ...textSection('<p>x</p>'), text: { body: 'x'.repeat(20_001) } }] },
    { sections: 'all' },
    { meta: { ...noMeta, title: 'x'.repeat(2_001) } },
    { sections: [bannerSection({ buttonUrl: ' java\tscript:alert(1)' })] },
    { sections: [{ ...bannerSection(), onclick: 'x' }] },
    { meta: { ...noMeta, shareImageUrl: 'https://x.example/a.png' } },
    { revision: '3' },
    { revision: null },
    { extra: 1 },
  ])('refuses a body that is not a page: %#', async (changes) => {
    const body = { revision: 0, meta: noMeta, sections: [], ...changes };
    const answer = await callLoosely(t, adminEndpoints.savePageDraft, { params: home, body }, { token: ann });
    expect([answer.status, answer.codes[0]]).toEqual([400, 'RQST_PARAMS_INVALID']);
  });
});

it('every change of a page writes an audit row with before and after', async () => {
  await writePage(t, ann, 'FAQ_PAGE', [faqSection({ question: 'First?' })]);
  await saveAsSeen(t, ben, 'FAQ_PAGE', [faqSection({ question: 'Second?' })]);
  const rows = await t.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entity, 'page'))
    .orderBy(desc(auditLog.id))
    .limit(3);
  const [saved, publishedRow] = rows;
  expect(saved).toMatchObject({
    action: 'page.saved',
    before: { sections: [{ faq: [{ question: 'First?' }] }] },
    after: { sections: [{ faq: [{ question: 'Second?' }] }] },
  });
  expect(publishedRow).toMatchObject({
    action: 'page.published',
    before: { version: 1 },
    after: { version: 2 },
  });
  expect(saved?.actorId).not.toBe(publishedRow?.actorId);
});

it('links to pages that the site does not have and files that the library does not have are dead', async () => {
  const links = ['/faq', '/programm-2027', '/media/2026/gone.pdf', '/payment/1'];
  const answer = await call(t, adminEndpoints.findDeadLinks, { body: { links } }, { token: ann });
  expect(answer.data).toEqual({ dead: ['/programm-2027', '/media/2026/gone.pdf'] });
});
