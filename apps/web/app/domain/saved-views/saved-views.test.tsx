import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';
import type { SavedView } from '@sangamam/contract/casework/saved-views/saved-view';
import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
} from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';

import { expectNoAxeViolations } from '../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { SavedViews } from './saved-views.tsx';

const convention = '01970000-0000-7000-8000-00000000000c';
const own: SavedView = {
  _id: '01970000-0000-7000-8000-0000000000a1',
  name: 'Large families',
  isShared: false,
  ownerName: null,
  mayChange: true,
  query: { attending: 'SIX_OR_MORE' },
  revision: 2,
};
const theirs: SavedView = {
  ...own,
  _id: '01970000-0000-7000-8000-0000000000a2',
  name: 'Unpaid',
  isShared: true,
  ownerName: 'Mary Thomas',
  mayChange: false,
  query: { payment: 'NONE' },
};

function List() {
  const { search } = useLocation();
  return (
    <main>
      <h1>Registrations</h1>
      <SavedViews
        list="REGISTRATIONS"
        counts={new Map([[own._id, 12]])}
        isPlain={(query) => Object.keys(query).every((name) => name === 'view')}
      >
        {(linked) => (
          <ViewChips
            label="Views of the list"
            parameter="view"
            current="all"
            chips={[{ value: 'all', label: 'All', sum: '40' }]}
            linked={linked}
          />
        )}
      </SavedViews>
      <p>at {search}</p>
    </main>
  );
}

async function open(at: string, views: SavedView[] = [own, theirs], scheme: 'light' | 'dark' = 'light') {
  mockEndpoint(listSavedViews, () => views);
  mockEndpoint(listConventionChoices, () => [
    {
      _id: convention,
      name: 'Sangamam East',
      startDate: '2027-07-01',
      endDate: '2027-07-04',
      timeZone: 'America/New_York',
      isCurrent: true,
      isOpenToStaff: true,
    },
  ]);
  await renderApp([{ path: '/', Component: List }], { as: {}, at: `/${at}`, scheme });
}

const shownAt = (search: string) => page.getByText(`at ${search}`, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const animations = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));

test.for(['light', 'dark'] as const)(
  'views have their number, their owner and an address (%s)',
  async (scheme) => {
    await open(`?conventionId=${convention}&view=all`, [own, theirs], scheme);
    const unpaid = page.getByRole('link', { name: /^Unpaid/u });
    await expect
      .element(page.getByRole('link', { name: /^Large families/u }))
      .toMatchTextContent(/Large families.*12/u);
    await expect.element(unpaid).toMatchTextContent(/Shared by Mary Thomas/u);
    await expect.element(button('Save this view')).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await unpaid.click();
    await expect
      .element(shownAt(`?conventionId=${convention}&payment=NONE&saved=${theirs._id}`))
      .toBeVisible();
    await expect.element(unpaid).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('link', { name: /^All/u })).not.toHaveAttribute('aria-current');
    // A colleague's view is not changed.
    await expect.element(button('Edit view')).not.toBeInTheDocument();
  },
);

test.for(['light', 'dark'] as const)(
  'a view is saved for the team, after a name that is taken (%s)',
  async (scheme) => {
    const saved = {
      ...own,
      _id: '01970000-0000-7000-8000-0000000000a3',
      name: 'Evening',
      query: { minors: 'WITH' },
    };
    const calls = mockEndpoint(createSavedView, ({ body }) => {
      if (body.name === 'Unpaid') throw new Refusal('VIEW_NAME_TAKEN', 'name');
      return saved;
    });
    await open(`?conventionId=${convention}&minors=WITH&page=2`, [own, theirs], scheme);
    await button('Save this view').click();
    const name = dialog('Save this view').getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveFocus();
    await animations();
    await expectNoAxeViolations();
    await button('Save').click();
    await expect.element(page.getByText('Please give the view a name').first()).toBeVisible();
    await name.fill('Unpaid');
    await page.getByRole('checkbox', { name: 'Share with the team' }).click();
    await button('Save').click();
    await expect.element(page.getByText('There is a view with this name already.').first()).toBeVisible();
    await name.fill('Evening');
    await button('Save').click();
    await expect.element(page.getByText('“Evening” saved')).toBeVisible();
    await expect.element(shownAt(`?conventionId=${convention}&minors=WITH&saved=${saved._id}`)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual(
      ['Unpaid', 'Evening'].map((name) => ({ name, isShared: true, query: { minors: 'WITH' } })),
    );
  },
);

test('a changed view is saved again, or as a new one that is only for the convention', async () => {
  const changed = mockEndpoint(changeSavedView, ({ body }) => ({ ...own, ...body, revision: 3 }));
  const created = mockEndpoint(createSavedView, ({ body }) => ({ ...own, ...body, _id: theirs._id }));
  await open(`?conventionId=${convention}&attending=TWO&saved=${own._id}`);
  await expect.element(page.getByText('Changed since “Large families” was saved')).toBeVisible();
  await button('Save as a new view').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Couples');
  await page.getByRole('checkbox', { name: 'Only for Sangamam East' }).click();
  await button('Save').click();
  await expect.element(page.getByText('“Couples” saved')).toBeVisible();
  expect(created[0]?.body).toEqual({
    name: 'Couples',
    isShared: false,
    query: { attending: 'TWO', conventionId: convention },
  });
  await page.getByRole('link', { name: /^Large families/u }).click();
  await expect.element(button('Save changes')).not.toBeInTheDocument();
  await button('Edit view').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Big families');
  await button('Save').click();
  await expect.element(page.getByText('“Big families” saved')).toBeVisible();
  expect(changed[0]?.body).toEqual({ name: 'Big families', isShared: false, query: own.query, revision: 2 });
});

test('a view is deleted after a question', async () => {
  const calls = mockEndpoint(deleteSavedView, () => ({ deleted: true as const }));
  await open(`?attending=SIX_OR_MORE&saved=${own._id}`);
  await button('Edit view').click();
  await button('Delete view').click();
  const question = dialog('Delete “Large families”?');
  await expect.element(question.getByText('Only the view is deleted. Nothing in the list is.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete view' }).click();
  await expect.element(shownAt('?attending=SIX_OR_MORE')).toBeVisible();
  expect(calls).toEqual([{ params: { list: 'REGISTRATIONS', viewId: own._id }, query: { revision: '2' } }]);
});

test('a link to a view alone shows its filters', async () => {
  await open(`?conventionId=${convention}&saved=${own._id}`);
  await expect
    .element(shownAt(`?conventionId=${convention}&attending=SIX_OR_MORE&saved=${own._id}`))
    .toBeVisible();
});

test('a view that is gone says so', async () => {
  await open(`?attending=TWO&saved=${own._id}`, [theirs]);
  await expect.element(page.getByText('This view was deleted, or it is not shared with you.')).toBeVisible();
  await button('Show the list without it').click();
  await expect.element(shownAt('?attending=TWO')).toBeVisible();
});

test('views that cannot be loaded leave the list usable and are asked for again', async () => {
  let fails = true;
  mockEndpoint(listSavedViews, () => {
    if (fails) throw new Refusal('INTERNAL_ERROR');
    return [own];
  });
  await renderApp([{ path: '/', Component: List }], { as: {}, at: '/?view=all' });
  await expect.element(page.getByText('Your saved views could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^All/u })).toBeVisible();
  fails = false;
  await button('Try again').click();
  await expect.element(page.getByRole('link', { name: /^Large families/u })).toBeVisible();
});
