import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';
import {
  findDeadLinks,
  getPage,
  getPageVersion,
  listPages,
  listPageVersions,
  savePageDraft,
} from '@sangamam/contract/content/editing/page-admin-endpoints';
import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';
import { publishingFaults } from '@sangamam/contract/content/page-faults';
import type { EditedSection } from '@sangamam/contract/content/section';
import { Link } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { EditorHost } from './editor/editor-host.tsx';

const params = { designType: 'FAQ_PAGE' } as const;

const faq = (_id: string, sectionTitle: string, question: string): EditedSection => ({
  _id,
  sectionTitle,
  hidden: false,
  sectionType: 'FAQ',
  faq: [{ question, answer: '<p>In July.</p>', pdfUrl: '' }],
});
const when = faq('01970000-0000-7000-8000-00000000000a', 'Before you come', 'When is it?');
const where = faq('01970000-0000-7000-8000-00000000000b', 'When you are there', 'Where is it?');

/** What the server holds: saving on an older revision is refused, as the real one does. */
let held: PageDetail;
let saves: () => unknown[];

/** What somebody else does meanwhile. */
function savedByLizy(sections: EditedSection[]) {
  const version = { version: 2, state: 'DRAFT', createdAt: now, updatedAt: now, publishedAt: null } as const;
  const draft = { ...version, savedBy: 'Lizy Cherian', scheduledFor: null };
  held = { ...held, revision: held.revision + 1, draft, sections };
}
const now = '2026-11-20T10:00:00.000Z';

beforeEach(async () => {
  await page.viewport(1200, 900);
  held = {
    ...params,
    revision: 4,
    published: null,
    draft: null,
    meta: { title: 'Questions', description: '', shareImageUrl: '' },
    sections: [when, where],
    translations: [],
    images: {},
    films: {},
    posters: {},
    faults: [],
  };
  mockEndpoint(getPage, () => held);
  mockEndpoint(listPages, () => []);
  mockEndpoint(listConventionChoices, () => [
    {
      _id: '01970000-0000-7000-8000-0000000000c1',
      name: 'Sangamam 2027',
      startDate: '2027-07-01',
      endDate: '2027-07-04',
      timeZone: 'Pacific/Apia',
      isCurrent: true,
      isOpenToStaff: true,
    },
  ]);
  const calls = mockEndpoint(savePageDraft, ({ body }) => {
    if (body.revision !== held.revision) throw new Refusal('CONFLICT');
    const { meta, sections } = body;
    held = { ...held, revision: held.revision + 1, sections: sections as EditedSection[] };
    held.faults = publishingFaults({ meta, sections });
    return held;
  });
  saves = () => calls.map(({ body }) => body);
});

const nothing = () => null;

async function open(scheme: 'light' | 'dark' = 'light') {
  const surroundings = { MediaPicker: nothing, PagePreview: nothing };
  const Editor = () => (
    <main>
      <h1>Questions and answers</h1>
      <Link to="/elsewhere">Elsewhere</Link>
      <EditorHost designType="FAQ_PAGE" surroundings={surroundings} />
    </main>
  );
  const Elsewhere = () => <Link to="/page">Back</Link>;
  await renderApp(
    [
      { path: '/page', Component: Editor },
      { path: '/elsewhere', Component: Elsewhere },
    ],
    { as: { type: 'STAFF' }, scheme },
  );
  await expect.element(names()).toBeVisible();
}

const names = () => page.getByRole('list', { name: 'Sections' });
const card = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const save = () => page.getByRole('button', { name: 'Save draft' });
const summary = () => page.getByRole('region', { name: 'Please check these fields' });
const leftToFinish = (name: string) => page.getByRole('region', { name });
const first = 'Questions and answers: Before you come';
const second = 'Questions and answers: When you are there';

/** The sections in their order, by their headings. */
const order = () => [...names().element().querySelectorAll('h3 small')].map((title) => title.textContent);
const expectOrder = (...titles: string[]) => expect.poll(order).toEqual(titles);

/** Opens a section; the editor of formatted text is there, too. */
async function unfold(heading: string) {
  await card(heading).click();
  await expect.element(field('Answer')).toBeVisible();
}

describe('sections', () => {
  test('a section is moved by keyboard, and the focus stays with it', async () => {
    await open();
    page
      .getByRole('button', { name: `Move ${first} down` })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    await expectOrder('When you are there', 'Before you come');
    // There is no further down: its twin has the focus.
    await expect.element(page.getByRole('button', { name: `Move ${first} up` })).toHaveFocus();
    await expect.element(page.getByText('Moved to place 2 of 2')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expectOrder('Before you come', 'When you are there');
  });

  test('a section is added, named and saved', async () => {
    await open();
    await press('Committee');
    await expect.element(field('Title of the section (optional)')).toHaveFocus();
    await userEvent.keyboard('Who we are');
    await field('Name').fill('Teena Simon');
    await save().click();
    await expect.element(page.getByText('Draft saved')).toBeVisible();
    expect(saves()).toMatchObject([
      {
        revision: 4,
        sections: [
          { _id: when._id },
          { _id: where._id },
          { sectionTitle: 'Who we are', committee: [{ name: 'Teena Simon' }] },
        ],
      },
    ]);
    await expect.element(save()).toBeDisabled();
    // There is nothing to save any more, yet the keyboard is not sent to the top of the page.
    await expect.element(save()).toHaveFocus();
  });

  test('sections are duplicated, hidden and shown', async () => {
    await open();
    await press(`Duplicate ${first}`);
    await expectOrder('Before you come', 'Before you come', 'When you are there');
    await press(`Hide ${second}`);
    await expect.element(page.getByText('Hidden', { exact: true })).toBeVisible();
    await press(`Show ${second}`);
    await expect.element(page.getByText('Hidden', { exact: true })).not.toBeInTheDocument();
    await save().click();
    await expect.poll(saves).toHaveLength(1);
    const ids = new Set(held.sections.map(({ _id }) => _id));
    expect(ids.size).toBe(3);
  });

  test('a removed section returns to its place with its content on undo', async () => {
    await open();
    await press(`Remove ${first}`);
    await expectOrder('When you are there');
    const undo = page.getByRole('button', { name: `Undo removing ${first}` });
    await expect.element(undo).toHaveFocus();
    await expectNoAxeViolations();
    await userEvent.keyboard('{Enter}');
    await expectOrder('Before you come', 'When you are there');
    await expect.element(save()).toBeDisabled();
  });

  test('questions are reordered within their section, and a removed one returns on undo', async () => {
    await open();
    await unfold('Questions and answers When you are there');
    await press('Add a question');
    await expect.element(page.getByRole('textbox', { name: 'Question' }).nth(1)).toHaveFocus();
    await userEvent.keyboard('How far is it?');
    await press('Move question 2 up');
    await press('Remove question 2');
    await press('Undo removing question 2');
    const asked = () =>
      page
        .getByRole('textbox', { name: 'Question' })
        .elements()
        .map((one) => (one as HTMLInputElement).value);
    await expect.poll(asked).toEqual(['How far is it?', 'Where is it?']);
  });
});

describe('an unfinished page', () => {
  const link = 'Section 1, Questions and answers, question 1, Question: This Field is mandatory';

  async function emptyTheQuestion() {
    await open();
    await unfold('Questions and answers Before you come');
    await field('Question').fill('');
  }

  test('is saved as a draft, and the list says what is left until it is finished', async () => {
    await emptyTheQuestion();
    await save().click();
    await expect.element(page.getByText('Draft saved. 1 thing is left to finish.')).toBeVisible();
    expect(saves()).toMatchObject([{ sections: [{ faq: [{ question: '' }] }, {}] }]);
    const left = leftToFinish('1 thing to finish before publishing');
    await expectNoAxeViolations();
    await card('Questions and answers Before you come').click();
    await left.getByRole('link', { name: link }).click();
    await expect.element(field('Question')).toHaveFocus();
    await expect.element(field('Question')).toHaveAccessibleDescription('This Field is mandatory');
    await userEvent.keyboard('When?');
    await expect.element(left).not.toBeInTheDocument();
    await press('Publish');
    await expect.element(page.getByRole('dialog', { name: 'Publish this page?' })).toBeVisible();
  });

  test('cannot be published or scheduled, and the buttons say why', async () => {
    await emptyTheQuestion();
    await press('Publish');
    const left = leftToFinish('1 thing to finish before publishing');
    await expect.element(left).toHaveFocus();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    for (const name of ['Publish', 'Schedule']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect.element(button).toBeDisabled();
      await expect.element(button).toHaveAccessibleDescription('1 thing to finish before publishing');
    }
    expect(saves()).toEqual([]);
    await page.getByRole('link', { name: '1 thing to finish before publishing' }).click();
    await expect.element(left).toHaveFocus();
  });

  test.for(['Publish', 'Schedule'] as const)('says which links lead nowhere before %s', async (button) => {
    const asked = mockEndpoint(findDeadLinks, () => ({ dead: ['/programm-2027'] }));
    const text = '<p><a href="/programm-2027">a</a> and <a href="/faq">b</a></p>';
    held = {
      ...held,
      sections: [{ ...when, faq: [{ question: 'When?', answer: text, pdfUrl: '' }] } as EditedSection],
    };
    await open();
    await field('Title of the page (optional)').fill('All your questions');
    await press(button);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('1 link leads nowhere')).toBeVisible();
    await expect.element(dialog.getByText('/programm-2027')).toBeVisible();
    expect(asked[0]?.body).toEqual({ links: ['/programm-2027', '/faq'] });
    await expectNoAxeViolations();
  });

  test('the time of a later publication is clear of the buttons below it', async () => {
    await open();
    await field('Title of the page (optional)').fill('All your questions');
    await press('Schedule');
    const dialog = page.getByRole('dialog', { name: 'Publish later' });
    await expect.element(dialog.getByLabelText('When')).toBeVisible();
    await expect.element(dialog.getByText(/The convention has another one \(Pacific\/Apia\)/u)).toBeVisible();
    await dialog.getByLabelText('When').fill('2090-01-02T10:00');
    await expect
      .element(dialog.getByText(/\(Pacific\/Apia\) it is Jan \d, 2090, \d+:00.[AP]M then\./u))
      .toBeVisible();
    const edge = (of: typeof dialog) => of.element().getBoundingClientRect();
    const buttons = dialog.getByRole('button', { name: 'Cancel' }).element().parentElement;
    const gap = () =>
      (buttons?.getBoundingClientRect().top ?? 0) - edge(dialog.getByLabelText('When')).bottom;
    await expect.poll(gap).toBeGreaterThan(8);
  });

  test.for(['light', 'dark'] as const)('opens on another device with its list (%s)', async (scheme) => {
    held = {
      ...held,
      sections: [{ ...when, faq: [{ question: '', answer: '<p>x</p>', pdfUrl: '' }] } as EditedSection],
    };
    held.faults = [
      { field: 'sections.0.faq.0.question', message: 'This Field is mandatory' },
      { field: 'sections.0.faq.0.pdfUrl', message: 'This is not in the media library (any more)' },
    ];
    await open(scheme);
    const left = leftToFinish('2 things to finish before publishing');
    await expect.element(left.getByRole('link', { name: link })).toBeVisible();
    await expect
      .element(left.getByRole('link', { name: /PDF: This is not in the media library/u }))
      .toBeVisible();
    await expectNoAxeViolations();
  });

  test('with a script for a link is not even saved', async () => {
    await open();
    await press('Place with a map');
    const link = field('Link to a map service (optional)');
    await link.fill('javascript:alert(1)');
    await save().click();
    await expect.element(summary()).toHaveFocus();
    expect(saves()).toEqual([]);
    await link.fill('maps.example.org');
    await expect.element(summary()).not.toBeInTheDocument();
    await save().click();
    await expect.element(leftToFinish('3 things to finish before publishing')).toBeVisible();
    expect(saves()).toHaveLength(1);
  });

  test('errors found by the server are shown at their fields', async () => {
    mockEndpoint(savePageDraft, () => {
      throw new Refusal('RQST_PARAMS_INVALID', 'sections.0.faq.0.pdfUrl');
    });
    await open();
    await press(`Hide ${first}`);
    await save().click();
    const link = /^Section 1, Questions and answers, question 1, PDF: /u;
    await expect.element(summary().getByRole('link', { name: link })).toBeVisible();
  });
});

describe('leaving', () => {
  const leave = () => page.getByRole('link', { name: 'Elsewhere' }).click();
  const asked = () => page.getByRole('dialog', { name: 'Leave without saving?' });

  test('leaving with unsaved changes asks first, and coming back restores them', async () => {
    await open();
    await field('Title of the page (optional)').fill('All your questions');
    await leave();
    await press('Stay here');
    await expect.element(asked()).not.toBeInTheDocument();
    await expect.element(field('Title of the page (optional)')).toHaveValue('All your questions');
    await leave();
    await press('Leave');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect.element(page.getByText(/changes that you had not saved/u)).toBeVisible();
    await expect.element(field('Title of the page (optional)')).toHaveValue('All your questions');
  });

  test('leaving asks nothing when all changes are saved', async () => {
    await open();
    await press(`Hide ${first}`);
    await save().click();
    await expect.element(save()).toBeDisabled();
    await leave();
    await expect.element(page.getByRole('link', { name: 'Back' })).toBeVisible();
  });
});

describe('two editors', () => {
  const notice = () => page.getByText('Someone else changed this page', { exact: true });
  const title = () => field('Title of the page (optional)');

  /** This editor has typed a title; somebody else saves another section; this one tries to save. */
  async function beLate() {
    await open();
    await title().fill('Mine');
    savedByLizy([{ ...when, sectionTitle: 'Theirs' }]);
    await save().click();
    await expect.element(notice()).toBeVisible();
  }

  test('the later editor is notified and keeps what was typed; nothing is overwritten', async () => {
    await beLate();
    await expect.element(page.getByText(/^Lizy Cherian saved it/u)).toBeVisible();
    await expect.element(title()).toHaveValue('Mine');
    await expectOrder('Before you come', 'When you are there');
    expect(held.sections).toMatchObject([{ sectionTitle: 'Theirs' }]);
    await expectNoAxeViolations();
  });

  test('the later editor can take the version of the other one', async () => {
    await beLate();
    await press('Use theirs, discard mine');
    await expectOrder('Theirs');
    await expect.element(title()).toHaveValue('Questions');
    await expect.element(notice()).not.toBeInTheDocument();
    expect(held.revision).toBe(5);
  });

  test('the later editor can keep their own version after a confirmation', async () => {
    await beLate();
    await press('Keep my version');
    await page
      .getByRole('dialog', { name: 'Keep your version?' })
      .getByRole('button', { name: 'Keep my version' })
      .click();
    await expect.element(notice()).not.toBeInTheDocument();
    await save().click();
    await expect.poll(saves).toHaveLength(2);
    expect(saves()[1]).toMatchObject({ revision: 5, meta: { title: 'Mine' } });
    expect(held.sections).toHaveLength(2);
  });
});

test('Escape closes a version opened from the history, and the history stays open', async () => {
  const facts = { version: 1, createdAt: now, updatedAt: now, savedBy: 'Lizy Cherian', scheduledFor: null };
  const version = { ...facts, state: 'ARCHIVED', publishedAt: now } as const;
  mockEndpoint(listPageVersions, () => ({ docs: [version], total: 1, totalPages: 1 }));
  mockEndpoint(getPageVersion, () => ({
    ...version,
    meta: held.meta,
    sections: [when],
    translations: [],
    images: {},
    films: {},
    posters: {},
  }));
  await open();
  await press('History');
  await press('View version 1');
  const look = page.getByRole('dialog', { name: 'Version 1' });
  await expect.element(look).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(look).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'View version 1' })).toHaveFocus();
  await press('Restore version 1');
  const asked = page.getByRole('dialog', { name: 'Restore version 1?' });
  await expect.element(asked).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'History' })).toBeVisible();
});

test.for(['light', 'dark'] as const)('all forms have accessible names and contrasts (%s)', async (scheme) => {
  await open(scheme);
  for (const type of ['Banner', 'Pictures or videos', 'Picture with text', 'Committee', 'Text']) {
    await page
      .getByRole('group', { name: 'Add a section' })
      .getByRole('button', { name: type, exact: true })
      .click();
  }
  await expect.element(field('Visible text')).toBeVisible();
  await expect.element(field('Text')).toBeVisible();
  await expectNoAxeViolations();
});
