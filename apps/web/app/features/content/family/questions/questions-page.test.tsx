import { getPublishedPage } from '@sangamam/contract/content/content-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import type { SitePage } from '../load-page.ts';
import { QuestionsPage } from './questions-page.tsx';

const faqPage: SitePage = {
  designType: 'FAQ_PAGE',
  version: 1,
  versionLabel: null,
  publishedAt: null,
  meta: { title: '', description: '', shareImageUrl: '' },
  sections: [
    {
      _id: 'a',
      sectionTitle: 'Paying',
      sectionType: 'FAQ',
      faq: [
        { question: 'How do I pay?', answer: '<p>By Zelle.</p>', pdfUrl: '' },
        { question: 'Until when?', answer: '<p>Within ten days.</p>', pdfUrl: '' },
      ],
    },
  ],
  images: {},
  videos: {},
  films: {},
  posters: {},
};

const show = (at: string) =>
  renderApp(
    [
      {
        path: '/faq',
        Component: () => (
          <main>
            <QuestionsPage page={faqPage} />
          </main>
        ),
      },
    ],
    { at },
  );

const travel: SitePage = {
  ...faqPage,
  designType: 'TRAVEL_PAGE',
  sections: [
    {
      _id: 'b',
      sectionTitle: 'Accessibility',
      sectionType: 'TEXT',
      text: { body: '<p>Every hall has a ramp for a wheelchair.</p>' },
    },
  ],
};

beforeEach(() => {
  mockEndpoint(getPublishedPage, ({ params }) => {
    if (params.designType !== 'TRAVEL_PAGE') throw new Refusal('NOT_FOUND');
    return travel;
  });
});

test('a search leads to the sections of other pages, too', async () => {
  await show('/faq');
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  await search.fill('Wheelchair ramp');
  const others = page.getByRole('navigation', { name: 'On other pages' });
  await expect
    .element(others.getByRole('link', { name: 'Hotel & travel: Accessibility' }))
    .toHaveAttribute('href', '/travel');
  await expectNoAxeViolations();
  await search.fill('zelle');
  await expect.element(others).not.toBeInTheDocument();
});

test('questions are found by words of their answers, and all come back', async () => {
  await show('/faq');
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  await search.fill('zelle');
  await expect.element(page.getByText('1 question found')).toBeVisible();
  await expect.element(page.getByText('How do I pay?')).toBeVisible();
  await expect.element(page.getByText('Until when?')).not.toBeInTheDocument();
  await search.fill('parking');
  await expect.element(page.getByText('Nothing found. Try another word, or write to us.')).toBeVisible();
  await search.fill('');
  await expect.element(page.getByText('Until when?')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contactus');
  await expectNoAxeViolations();
});

test('the address of a question opens it', async () => {
  await show('/faq#until-when');
  await expect.element(page.getByText('Within ten days.')).toBeVisible();
  await expect.element(page.getByText('By Zelle.')).not.toBeVisible();
});
