import { signUp } from '@sangamam/contract/accounts/account-endpoints';
import { getPagePreview, getPublishedPage } from '@sangamam/contract/content/content-endpoints';
import * as adminEndpoints from '@sangamam/contract/content/editing/page-admin-endpoints';
import { getSystemSettings } from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildApp } from '#server/app.ts';
import { auditLog, users } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { saveAsSeen, textSection, writePage } from '#test/fixtures/pages.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { startTestJobs } from '#test/jobs.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await buildTestApp();
  token = await signInAs(t, await createStaff(t, 'EDITOR'));
});
afterAll(() => t.close());

const params = { designType: 'HOME_PAGE' } as const;
const home = () => call(t, getPublishedPage, { query: {}, params });
const latestAudit = async () =>
  (await t.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const text = (body: string) => [textSection(`<p>${body}</p>`)];
const bodyOf = async () => {
  const [first] = (await home()).data.sections;
  return first?.sectionType === 'TEXT' ? first.text.body : undefined;
};

describe('revalidating a page', () => {
  it('a strong ETag changes with the content, also right after publishing', async () => {
    await writePage(t, token, 'HOME_PAGE', text('one'));
    const first = await home();
    expect(first.headers.etag).toMatch(/^"[\w-]{43}"$/u);
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate');
    const again = () =>
      t.app.inject({
        url: '/v1/userCms/published/HOME_PAGE',
        headers: { 'if-none-match': `"other", W/${String(first.headers.etag)}` },
      });
    const same = await again();
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', first.headers.etag]);
    await writePage(t, token, 'HOME_PAGE', text('two'));
    expect((await again()).statusCode).toBe(200);
  });

  it('another node shows a published page at once', async () => {
    const env = { publicUrl: 'http://sangamam.test', trustProxy: false, rateLimits: false } as const;
    const other = await buildApp({ env, database: t.database, storage: t.ctx.storage, now: t.clock.now });
    await writePage(t, token, 'HOME_PAGE', text('seen everywhere'));
    expect((await other.inject('/v1/userCms/published/HOME_PAGE')).body).toContain('seen everywhere');
    await other.close();
  });
});

describe('scheduling a page', () => {
  const schedule = (revision: number, publishAt: string) =>
    call(t, adminEndpoints.schedulePage, { params, body: { revision, publishAt } }, { token });
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

  it('publishes it at the scheduled time', async () => {
    const { data: saved } = await saveAsSeen(t, token, 'HOME_PAGE', text('from the schedule'));
    const { data } = await schedule(saved.revision, inMs(400));
    expect(data.draft).toMatchObject({ state: 'SCHEDULED' });
    expect(await bodyOf()).not.toContain('from the schedule');
    const jobs = await startTestJobs(t);
    await expect.poll(bodyOf).toBe('<p>from the schedule</p>');
    await jobs.stop();
    const after = await call(t, adminEndpoints.getPage, { params }, { token });
    expect(after.data).toMatchObject({ draft: null, published: { scheduledFor: null } });
    const { rows } = await t.database.pool.query(
      "select actor_id, actor_system from audit_log where action = 'page.published' order by id desc limit 1",
    );
    expect(rows).toEqual([{ actor_id: null, actor_system: 'publishing schedule' }]);
  });

  it('locks the version until it is taken off the schedule, and then publishes nothing', async () => {
    const { data: saved } = await saveAsSeen(t, token, 'HOME_PAGE', text('never'));
    const { data: waiting } = await schedule(saved.revision, inMs(60_000));
    const late = await saveAsSeen(t, token, 'HOME_PAGE', text('changed'));
    expect([late.status, late.codes]).toEqual([409, ['PAGE_SCHEDULED']]);

    const { data: moved } = await schedule(waiting.revision, inMs(600));
    const { data: off } = await call(
      t,
      adminEndpoints.unschedulePage,
      { params, body: { revision: moved.revision } },
      { token },
    );
    expect(off.draft).toMatchObject({ state: 'DRAFT', scheduledFor: null });
    const { rows } = await t.database.pool.query('select 1 from graphile_worker.jobs');
    expect(rows).toEqual([]);
    expect((await saveAsSeen(t, token, 'HOME_PAGE', text('changed'))).status).toBe(200);
  });

  it('publishes it early when asked, and not a second time', async () => {
    const { data: saved } = await saveAsSeen(t, token, 'HOME_PAGE', text('impatient'));
    const { data: waiting } = await schedule(saved.revision, inMs(60_000));
    await call(t, adminEndpoints.publishPage, { params, body: { revision: waiting.revision } }, { token });
    expect(await bodyOf()).toBe('<p>impatient</p>');
    const { rows } = await t.database.pool.query('select 1 from graphile_worker.jobs');
    expect(rows).toEqual([]);
  });

  it.each([inMs(-1_000), '2020-01-01T00:00:00Z'])('refuses a time that has passed: %s', async (publishAt) => {
    const { data: saved } = await saveAsSeen(t, token, 'HOME_PAGE', text('late'));
    const answer = await schedule(saved.revision, publishAt);
    expect([answer.status, answer.errors[0]?.field]).toEqual([400, 'publishAt']);
  });

  it('refuses an invalid time and a page without a draft', async () => {
    const { data: seen } = await call(t, adminEndpoints.getPage, { params }, { token });
    expect((await schedule(seen.revision, 'tomorrow')).status).toBe(400);
    const done = await call(
      t,
      adminEndpoints.publishPage,
      { params, body: { revision: seen.revision } },
      { token },
    );
    expect((await schedule(done.data.revision, inMs(60_000))).codes).toEqual(['NOT_FOUND']);
  });
});

describe('the history of a page', () => {
  it('keeps every published version and restores one as a draft', async () => {
    const faq = { designType: 'FAQ_PAGE' } as const;
    for (const body of ['first', 'second', 'third']) await writePage(t, token, 'FAQ_PAGE', text(body));
    const { data } = await call(
      t,
      adminEndpoints.listPageVersions,
      { params: faq, query: { pageSize: '2' } },
      { token },
    );
    expect(data).toMatchObject({
      total: 3,
      totalPages: 2,
      docs: [
        { version: 3, state: 'PUBLISHED' },
        { version: 2, state: 'ARCHIVED' },
      ],
    });

    const old = await call(t, adminEndpoints.getPageVersion, { params: { ...faq, version: '1' } }, { token });
    expect(old.data).toMatchObject({ state: 'ARCHIVED', sections: [{ text: { body: '<p>first</p>' } }] });

    const { data: seen } = await call(t, adminEndpoints.getPage, { params: faq }, { token });
    const restore = { params: { ...faq, version: '1' }, body: { revision: seen.revision } };
    const restored = await call(t, adminEndpoints.restorePageVersion, restore, { token });
    expect(restored.data).toMatchObject({
      draft: { version: 4, state: 'DRAFT' },
      published: { version: 3 },
      sections: [{ text: { body: '<p>first</p>' } }],
    });
    expect((await call(t, adminEndpoints.restorePageVersion, restore, { token })).codes).toEqual([
      'CONFLICT',
    ]);
    expect(await latestAudit()).toMatchObject({
      action: 'page.restored',
      before: { sections: [{ text: { body: '<p>third</p>' } }] },
      after: { sections: [{ text: { body: '<p>first</p>' } }], fromVersion: 1 },
    });
  });

  it('answers 404 for an unknown version', async () => {
    const none = { designType: 'FAQ_PAGE', version: '99' } as const;
    expect((await call(t, adminEndpoints.getPageVersion, { params: none }, { token })).codes).toEqual([
      'NOT_FOUND',
    ]);
  });
});

describe('a preview of a page', () => {
  const preview = (previewToken: string) =>
    call(t, getPagePreview, { query: {}, params: { token: previewToken } });

  it('shows the draft to whoever has the token, for 15 minutes', async () => {
    await saveAsSeen(t, token, 'HOME_PAGE', text('a secret draft'));
    const { data } = await call(t, adminEndpoints.createPagePreview, { params }, { token });
    const shown = await preview(data.token);
    expect(shown.data).toMatchObject({
      version: null,
      sections: [{ text: { body: '<p>a secret draft</p>' } }],
    });
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(await bodyOf()).not.toContain('secret');
    t.clock.advance({ minutes: 14 });
    expect((await preview(data.token)).status).toBe(200);
    t.clock.advance({ minutes: 2 });
    expect((await preview(data.token)).codes).toEqual(['INVALID_TOKEN']);
  });

  it('refuses a token that was made for something else', async () => {
    const { data } = await call(t, adminEndpoints.createPagePreview, { params }, { token });
    const [designType, expires, signature = ''] = data.token.split('.');
    // The last character of 43 encodes four bits only: the next character decodes to the same bytes.
    const otherSpelling = signature.replace(/.$/u, (last) =>
      String.fromCodePoint((last.codePointAt(0) ?? 0) + 1),
    );
    expect(Buffer.from(otherSpelling, 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
    for (const forged of [
      `FAQ_PAGE.${expires}.${signature}`,
      `${designType}.${Number(expires) + 1}.${signature}`,
      `${designType}.${expires}.${signature.replace(/^./u, (first) => (first === 'A' ? 'B' : 'A'))}`,
      `${designType}.${expires}.${otherSpelling}`,
      `${designType}.${expires}.`,
      'a'.repeat(40),
    ])
      expect((await preview(forged)).codes).toEqual(['INVALID_TOKEN']);
  });
});

it('a sign-up accepts the version of the terms that visitors can read', async () => {
  await writePage(t, token, 'TERMS_PAGE', text('Be kind.'));
  const terms = { params: { designType: 'TERMS_PAGE' } } as const;
  const { data: shown } = await call(t, getPublishedPage, { query: {}, ...terms });
  const { data: settings } = await call(t, getSystemSettings, {});
  expect(settings.termsVersion).toBe(shown.versionLabel);
  await call(t, signUp, { body: signUpPayload() });
  const [account] = await t.database.db.select().from(users).orderBy(desc(users.createdAt)).limit(1);
  expect(account?.termsVersion).toBe(shown.versionLabel);
  await writePage(t, token, 'TERMS_PAGE', text('Be kinder.'));
  expect((await call(t, getSystemSettings, {})).data.termsVersion).toMatch(/\/2$/u);
});
