import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';
import {
  createPagePreview,
  getPage,
  listPages,
  savePageDraft,
} from '@sangamam/contract/content/editing/page-admin-endpoints';
import type { EditedSection } from '@sangamam/contract/content/section';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../../test/render-app.tsx';
import { EditorHost } from '../editor/editor-host.tsx';
import type { PreviewedPage } from '../editor/surroundings.ts';

const params = { designType: 'FAQ_PAGE' } as const;

const faq = (_id: string, sectionTitle: string, question: string): EditedSection => ({
  _id,
  sectionTitle,
  hidden: false,
  sectionType: 'FAQ',
  faq: [{ question, answer: '<p>In <strong>July</strong>.</p>', pdfUrl: '' }],
});

let held: PageDetail;
let saves: () => unknown[];

beforeEach(async () => {
  await page.viewport(1200, 900);
  held = {
    ...params,
    revision: 4,
    published: null,
    draft: null,
    meta: { title: 'Questions', description: '', shareImageUrl: '' },
    sections: [
      faq('01970000-0000-7000-8000-00000000000a', 'Before you come', 'When is it?'),
      faq('01970000-0000-7000-8000-00000000000b', 'Then', 'Where is it?'),
    ],
    translations: [{ kind: 'LINE', en: 'Questions', ml: 'ചോദ്യങ്ങൾ' }],
    images: {},
    films: {},
    posters: {},
    faults: [],
  };
  mockEndpoint(getPage, () => held);
  mockEndpoint(listPages, () => []);
  mockEndpoint(createPagePreview, () => ({ token: 'x', expiresAt: '2026-11-20T10:00:00.000Z' }));
  const calls = mockEndpoint(savePageDraft, ({ body }) => {
    if (body.revision !== held.revision) throw new Refusal('CONFLICT');
    const { sections, translations = held.translations } = body;
    held = { ...held, revision: held.revision + 1, sections: sections as EditedSection[], translations };
    return held;
  });
  saves = () => calls.map(({ body }) => body);
});

const nothing = () => null;

/** What a visitor would see: titles and questions are enough. */
function PagePreview({ page: { sections } }: { page: PreviewedPage }) {
  return sections.map((section) => (
    <h2 key={section._id}>
      {section.sectionTitle}: {section.sectionType === 'FAQ' && section.faq[0]?.question}
    </h2>
  ));
}

async function open(scheme: 'light' | 'dark' = 'light') {
  const Editor = () => (
    <main>
      <h1>Questions and answers</h1>
      <EditorHost designType="FAQ_PAGE" surroundings={{ MediaPicker: nothing, PagePreview }} />
    </main>
  );
  await renderApp([{ path: '/page', Component: Editor }], { as: { type: 'STAFF' }, scheme });
  await malayalam().click();
  await expect.element(texts()).toBeVisible();
}

const malayalam = () => page.getByRole('link', { name: /^Malayalam/u });
const english = () => page.getByRole('link', { name: 'English', exact: true });
const texts = () => page.getByRole('list', { name: 'The page in Malayalam' });
const group = (name: RegExp) => texts().getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const question = () => field('Question 1 (optional)');
const save = () => page.getByRole('button', { name: 'Save draft' });
const onlyMissing = () => page.getByRole('checkbox', { name: 'Show only what is missing' });

test('a text is translated below its English words, counted, and saved with the draft', async () => {
  await open();
  // Questions, two titles, two questions; the answer stands there twice.
  await expect.element(malayalam()).toHaveTextContent('Malayalam1 of 6');
  await group(/Before you come/u).click();
  await expect.element(question()).toHaveAccessibleDescription('When is it?');
  await expect.element(question()).toHaveAttribute('lang', 'ml');
  await question().fill('എപ്പോഴാണ്?');
  await expect.element(malayalam()).toHaveTextContent('Malayalam2 of 6');
  const answer = page.getByRole('textbox', { name: 'Answer 1' });
  await expect.element(answer).toHaveAttribute('lang', 'ml');
  await answer.fill('ജൂലൈയിൽ.');
  await expect.element(page.getByText('3 of 6 texts are in Malayalam.', { exact: false })).toBeVisible();
  await save().click();
  await expect.element(save()).toBeDisabled();
  expect(saves()).toMatchObject([
    {
      revision: 4,
      translations: [
        { kind: 'LINE', en: 'Questions' },
        { kind: 'LINE', en: 'When is it?', ml: 'എപ്പോഴാണ്?' },
        { kind: 'RICH', en: '<p>In <strong>July</strong>.</p>', ml: '<p>ജൂലൈയിൽ.</p>' },
      ],
    },
  ]);
});

test('an English text that changes is missing again, and has its translation when it is changed back', async () => {
  held.translations = [{ kind: 'LINE', en: 'When is it?', ml: 'എപ്പോഴാണ്?' }];
  await open();
  await group(/Before you come/u).click();
  await expect.element(question()).toHaveValue('എപ്പോഴാണ്?');
  await english().click();
  await field('Question').fill('When do we come?');
  await malayalam().click();
  await expect.element(question()).toHaveValue('');
  await expect.element(malayalam()).toHaveTextContent('Malayalam0 of 6');
  await english().click();
  await field('Question').fill('When is it?');
  await malayalam().click();
  await expect.element(question()).toHaveValue('എപ്പോഴാണ്?');
  await expect.element(save()).toBeDisabled();
});

test('only what is missing is shown, and stays while it is written', async () => {
  await open();
  await expect.element(group(/^The page$/u)).toBeVisible();
  await onlyMissing().click();
  await expect.element(group(/^The page$/u)).not.toBeInTheDocument();
  await group(/Then/u).click();
  await question().fill('എവിടെയാണ്?');
  await expect.element(question()).toHaveValue('എവിടെയാണ്?');
  await onlyMissing().click();
  await onlyMissing().click();
  await expect.element(field('Title of the section (optional)')).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
});

test('a page without texts has nothing to translate', async () => {
  held = { ...held, meta: { ...held.meta, title: '' }, sections: [], translations: [] };
  const Editor = () => (
    <main>
      <h1>Questions and answers</h1>
      <EditorHost designType="FAQ_PAGE" surroundings={{ MediaPicker: nothing, PagePreview }} />
    </main>
  );
  await renderApp([{ path: '/page', Component: Editor }], { as: { type: 'STAFF' } });
  await malayalam().click();
  await expect.element(page.getByRole('heading', { name: 'Nothing to translate yet' })).toBeVisible();
  await expectNoAxeViolations();
});

test('a translation that the server refuses is led to from the list of errors', async () => {
  held.translations = [
    { kind: 'LINE', en: 'Gone', ml: 'പോയി' },
    { kind: 'LINE', en: 'Where is it?', ml: 'എവിടെ?' },
  ];
  mockEndpoint(savePageDraft, () => {
    throw new Refusal('RQST_PARAMS_INVALID', 'translations.1.ml');
  });
  await open();
  await english().click();
  await field('Title of the page (optional)').fill('All questions');
  await save().click();
  const fault = page.getByRole('link', { name: /question 1, Question, in Malayalam: /u });
  await fault.click();
  await expect.element(question()).toHaveFocus();
  await expect.element(question()).toHaveAttribute('aria-invalid', 'true');
});

test('a film of the library is described in Malayalam', async () => {
  const url = '/media/AAAAAAAAAAAAAAAAAAAAAA/evening.mp4';
  held.sections = [
    {
      _id: '01970000-0000-7000-8000-00000000000c',
      sectionTitle: 'Films',
      hidden: false,
      sectionType: 'CAROUSEL',
      carousel: { contentType: 'VIDEO', contentUrl: [url] },
    },
  ];
  held.films = { [url]: 'The evening' };
  await open();
  await group(/Films/u).click();
  const film = field('Description of the video 1 (optional)');
  await expect.element(film).toHaveAccessibleDescription('The evening');
  await film.fill('സന്ധ്യ');
  await save().click();
  await expect.element(save()).toBeDisabled();
  expect(saves()).toMatchObject([
    {
      translations: [
        { kind: 'LINE', en: 'Questions' },
        { kind: 'LINE', en: 'The evening', ml: 'സന്ധ്യ' },
      ],
    },
  ]);
});

test('the two languages stand side by side, as wide and as high, and below each other on a phone', async () => {
  await open();
  await group(/Before you come/u).click();
  const answer = page.getByRole('textbox', { name: 'Answer 1' });
  await expect.element(answer).toBeVisible();
  const boxes = (control: Element) => {
    const pair = control.closest('label ~ *')?.parentElement;
    return [...(pair?.children ?? [])].slice(1, 3).map((one) => one.getBoundingClientRect());
  };
  for (const control of [question().element(), answer.element()]) {
    const [english, malayalam] = boxes(control);
    expect(english?.top).toBe(malayalam?.top);
    expect(english?.width).toBeCloseTo(malayalam?.width ?? 0, 0);
    expect(english?.height).toBeCloseTo(malayalam?.height ?? 0, 0);
    expect(english?.right).toBeLessThan(malayalam?.left ?? 0);
  }
  expect(question().element().getBoundingClientRect().height, 'a line takes the room of one').toBeLessThan(
    60,
  );
  await question().fill('എപ്പോഴാണ് എല്ലാവരും വരേണ്ടത്? '.repeat(12));
  const { scrollHeight, clientHeight } = question().element();
  expect(clientHeight, 'a long text is seen whole').toBe(scrollHeight);
  await page.viewport(360, 780);
  for (const control of [question().element(), answer.element()]) {
    const [english, malayalam] = boxes(control);
    expect(english?.left).toBe(malayalam?.left);
    expect(english?.width).toBeCloseTo(malayalam?.width ?? 0, 0);
    expect(english?.bottom).toBeLessThanOrEqual(malayalam?.top ?? 0);
  }
});

test('the preview shows the page in Malayalam', async () => {
  held.translations = [{ kind: 'LINE', en: 'When is it?', ml: 'എപ്പോഴാണ്?' }];
  await open();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const shown = () =>
    [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument?.body.textContent);
  await expect.poll(shown).toEqual([expect.stringContaining('When is it?')]);
  await dialog.getByRole('button', { name: 'Malayalam' }).click();
  await expect.poll(shown).toEqual([expect.stringContaining('Before you come: എപ്പോഴാണ്?')]);
  await expect.element(dialog.getByText(/^Words of the site itself/u)).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
});

test.for(['light', 'dark'] as const)('all of it has accessible names and contrasts (%s)', async (scheme) => {
  await open(scheme);
  await group(/Before you come/u).click();
  await expect.element(page.getByRole('textbox', { name: 'Answer 1' })).toBeVisible();
  await question().fill('എപ്പോഴാണ്?');
  await expectNoAxeViolations();
});
