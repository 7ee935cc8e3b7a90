import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import ConventionParticipants from '#web/routes/site/convention-participants-route.tsx';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { renderApp, renderPiece } from '../../../../../test/render-app.tsx';
import { ConventionChoice } from './convention-choice.tsx';
import { NobodyShown, NothingChosen } from './nobody-shown.tsx';
import { ParticipantTable } from './participant-table.tsx';

const convention = { id: 'c1', name: 'Sangamam 2027' };
const anna = {
  firstName: 'Anna',
  lastName: 'Mathew',
  familyName: 'Karottu',
  organization: 'Chicago',
  sameFamily: false,
};

function list(shown: number, totalPages: number) {
  return {
    conventions: [convention],
    chosen: convention,
    units: [{ id: 'u1', name: 'Chicago', people: 2 }],
    unit: '',
    search: '',
    page: shown,
    totalPages,
    people: [anna, { ...anna, sameFamily: true }],
    count: { people: 2, families: 1 },
  };
}

test('a row names a person by first and last name, and two people of one name get a row each', async () => {
  await renderPiece(<ParticipantTable list={list(1, 1)} convention={convention} />);
  await expect.element(page.getByRole('table', { name: 'Sangamam 2027 2 people of 1 family' })).toBeVisible();
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Family Name', 'Local Unit']);
  expect(page.getByRole('rowheader', { name: 'Anna Mathew' }).elements()).toHaveLength(2);
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

test('the pager links the first and last page, the current one and its two neighbors', async () => {
  await renderPiece(<ParticipantTable list={list(5, 9)} convention={convention} />);
  const pager = page.getByRole('navigation', { name: 'Pages of the list' });
  const links = pager.getByRole('link').elements() as HTMLAnchorElement[];
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Previous page',
    'Page 1',
    'Page 4',
    'Page 5',
    'Page 6',
    'Page 9',
    'Next page',
  ]);
  expect(links.at(-1)?.getAttribute('href')).toBe('/convention-participants?convention=c1&page=6');
  expect(links[1]?.getAttribute('href')).toBe('/convention-participants?convention=c1');
  await expect.element(pager.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolations();
});

test('choosing a convention navigates to the address of its list', async () => {
  await renderApp([
    { path: '/', Component: () => <ConventionChoice list={{ ...list(1, 1), chosen: null }} /> },
    { path: '/convention-participants', Component: () => <p>The list</p> },
  ]);
  await page.getByLabelText('Convention').selectOptions('Sangamam 2027');
  await expect.element(page.getByText('The list')).toBeVisible();
});

test.for([
  ['none is chosen', null, 'Please select a convention from the list'],
  ['nobody is in it', convention, 'No registered users present'],
] as const)('the participant list says so while %s', async ([, chosen, sentence]) => {
  const loaded = { ...list(1, 0), chosen, people: [] };
  await renderApp([
    {
      path: '/convention-participants',
      Component: ConventionParticipants as never,
      clientLoader: () => loaded,
    },
  ]);
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});

/** The list at an address that shows what it was asked for. */
const showAsked = (at: string) =>
  renderApp(
    [
      {
        path: '/convention-participants',
        Component: () => {
          const { search } = useLocation();
          return (
            <>
              <ConventionChoice
                list={{ ...list(1, 1), unit: new URLSearchParams(search).get('unit') ?? '' }}
              />
              <output>{search}</output>
            </>
          );
        },
      },
    ],
    { at },
  );

test('unit and name are in the address; another convention begins anew', async () => {
  await showAsked('/convention-participants?convention=c1');
  await page.getByLabelText('Local Unit').selectOptions('Chicago (2)');
  await expect.element(page.getByText('?convention=c1&unit=u1', { exact: true })).toBeVisible();
  await page.getByLabelText('Search by name').fill('anna');
  await expect.element(page.getByText('?convention=c1&unit=u1&search=anna')).toBeVisible();
});

test('where nobody fits, one link shows everyone again', async () => {
  await renderPiece(<NobodyShown list={{ unit: 'u1', search: 'x' }} convention="c1" />);
  await expect
    .element(page.getByRole('link', { name: 'Show everyone' }))
    .toHaveAttribute('href', '/convention-participants?convention=c1');
});

test('the coming convention is one tap away', async () => {
  await renderPiece(<NothingChosen list={{ conventions: [convention] }} />);
  await expect
    .element(page.getByRole('link', { name: 'See who is coming to Sangamam 2027' }))
    .toHaveAttribute('href', '/convention-participants?convention=c1');
});
