import { randomUUID } from 'node:crypto';

import type { APIRequestContext, Page } from '@playwright/test';

import { demoPassword, staff, supportAddress } from '../fixtures/demo.ts';
import { expect, onDesktop, test } from '../fixtures/test.ts';
import { PageEditor } from '../pages/editor-pages.ts';
import { ContactPage, Inbox } from '../pages/message-pages.ts';

// One page of the site contains the markup during this journey: once is enough.
// Markup is text at any width.

const markup = (place: string) => `${place} <img src=x onerror="ran()"><script>ran()</script>`;

/** Records whether any script of the markup runs in a page, or any part of it becomes an element. */
async function watchFor(page: Page): Promise<() => Promise<void>> {
  const ran: string[] = [];
  await page.exposeFunction('ran', () => ran.push(page.url()));
  return async () => {
    expect(await page.locator('img[src="x"], [onerror], [onclick]').count()).toBe(0);
    expect(ran).toEqual([]);
  };
}

const rich = (place: string) =>
  `<p onclick="ran()" style="color:red">${place}</p><a href="javascript:ran()">${place} link</a>` +
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe><svg onload="ran()"></svg><script>ran()</script>';

const sections = () => [
  {
    _id: randomUUID(),
    sectionTitle: markup('banner'),
    hidden: false,
    sectionType: 'BANNER',
    banner: [
      {
        hasEarlyBirdImage: true,
        hasButton: true,
        backgroundUrl: '',
        bannerHeading1: markup('one'),
        bannerHeading2: markup('two'),
        bannerHeading3: markup('three'),
        earlyBirdText: markup('bird'),
        buttonUrl: '/register',
        buttonText: '<img src=x onerror="ran()">',
      },
    ],
  },
  {
    _id: randomUUID(),
    sectionTitle: markup('people'),
    hidden: false,
    sectionType: 'COMMITTEE',
    committee: [{ imageUrl: '', name: markup('name'), role: markup('role'), email: '', phoneNumber: '' }],
  },
  {
    _id: randomUUID(),
    sectionTitle: markup('questions'),
    hidden: false,
    sectionType: 'FAQ',
    faq: [{ question: markup('question'), answer: rich('answer'), pdfUrl: '' }],
  },
  {
    _id: randomUUID(),
    sectionTitle: markup('text'),
    hidden: false,
    sectionType: 'TEXT',
    text: { body: rich('body') },
  },
];

/** An editor's call over the API, because the form would not accept all of this. */
async function editorOf(request: APIRequestContext) {
  const login = await request.post('/v1/user/login', {
    data: { username: staff.editor, password: demoPassword },
  });
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const headers = { authorization: `Bearer ${token}` };
  const path = '/v1/admin/pages/TERMS_PAGE';
  const revisionOf = async () => {
    const answer = await request.get(path, { headers });
    return ((await answer.json()) as { data: { revision: number; published: { version: number } } }).data;
  };
  const change = async (method: 'put' | 'post', part: string, data: object) => {
    const answer = await request[method](`${path}/${part}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  return {
    publish: async (content: object) => {
      const { revision, published } = await revisionOf();
      await change('put', 'draft', { revision, ...content });
      await change('post', 'publish', { revision: revision + 1 });
      return published.version;
    },
    restore: async (version: number) => {
      const { revision } = await revisionOf();
      await change('post', `versions/${version}/restore`, { revision });
      await change('post', 'publish', { revision: revision + 1 });
    },
  };
}

test(
  'markup in a page stays text on the site, in the editor and in the preview',
  onDesktop,
  async ({ page, request, pageOfStaff }) => {
    const editor = await editorOf(request);
    const meta = {
      title: '<b>Terms</b> </title><script>ran()</script>',
      description: markup('meta'),
      shareImageUrl: '',
    };
    const before = await editor.publish({ meta, sections: sections() });
    try {
      const unharmed = await watchFor(page);
      await expect(async () => {
        await page.goto('/termofuse');
        await expect(page.getByRole('heading', { level: 1, name: meta.title })).toBeVisible({ timeout: 500 });
      }).toPass();
      for (const place of ['one', 'two', 'three', 'bird', 'people', 'name', 'role', 'question', 'meta'])
        await expect(page.getByText(markup(place), { exact: true }).first()).toBeVisible();
      await page.getByText(markup('question'), { exact: true }).click();
      await expect(page.getByText('answer', { exact: true })).toBeVisible();
      await page.getByText('body link', { exact: true }).click();
      await unharmed();
      const html = await (await page.request.get('/termofuse')).text();
      expect(html).not.toMatch(/<img src=x|<script>ran|onclick=|<iframe|<svg onload|javascript:ran/u);
      expect(html).toContain('&lt;script&gt;ran()&lt;/script&gt;');

      const adminPage = await pageOfStaff('editor');
      const stillUnharmed = await watchFor(adminPage);
      const pageEditor = new PageEditor(adminPage);
      await pageEditor.open('TERMS_PAGE');
      for (const kind of ['Banner', 'Committee', 'Questions and answers', 'Text'])
        await pageEditor.unfold(new RegExp(`^${kind}`, 'u'));
      await expect(adminPage.getByLabel('First line (optional)', { exact: true })).toHaveValue(markup('one'));
      await expect(adminPage.getByRole('textbox', { name: 'Answer' })).toContainText('answer link');
      await stillUnharmed();
      await pageEditor.preview(async (frame) => {
        await expect(frame.getByText(markup('name'), { exact: true }).first()).toBeVisible();
        expect(await frame.locator('img[src="x"], [onerror], [onclick], iframe').count()).toBe(0);
      });
      await stillUnharmed();
    } finally {
      await editor.restore(before);
    }
  },
);

test(
  'markup in a message stays text in the inbox and in the outbox',
  onDesktop,
  async ({ page, pageOfStaff }) => {
    const sign = randomUUID().slice(0, 8);
    const subject = markup(`subject ${sign}`);
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fillIn({
      name: 'Leelamma Abraham',
      email: `leelamma.${sign}@example.org`,
      phone: '2025550143',
      subject,
      body: markup('body'),
    });
    await contact.send();
    await expect(contact.thanks).toBeVisible();

    const adminPage = await pageOfStaff('editor');
    const unharmed = await watchFor(adminPage);
    const inbox = new Inbox(adminPage);
    await inbox.openMessage(sign);
    await expect(adminPage.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(adminPage.getByText(markup('body'), { exact: true })).toBeVisible();
    await inbox.answer(markup('answer'));
    await unharmed();

    const admin = await pageOfStaff('administrator');
    const adminUnharmed = await watchFor(admin);
    await admin.goto(`/admin/outbox?search=${encodeURIComponent(supportAddress)}`);
    await admin.getByRole('link', { name: `Message from the website: ${subject}` }).click();
    const mail = admin.frameLocator('iframe');
    await expect(mail.getByText(markup('body'), { exact: true })).toBeVisible();
    expect(await mail.locator('img, script, [onerror]').count()).toBe(0);
    await adminUnharmed();
  },
);
