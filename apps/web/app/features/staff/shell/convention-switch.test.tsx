import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useLocation } from 'react-router';

import { storeConvention } from '#web/domain/conventions/stored-convention.ts';
import { clearBrowser } from '#web/lib/session/session.ts';

import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { ConventionSwitch, WithConvention } from './convention-switch.tsx';

const current = '01970000-0000-7000-8000-0000000000a1';
const before = '01970000-0000-7000-8000-0000000000a2';

beforeEach(() => {
  mockEndpoint(listConventionChoices, () => [
    {
      _id: current,
      name: 'Sangamam 2027',
      startDate: '2027-07-01',
      endDate: '2027-07-04',
      timeZone: 'America/New_York',
      isCurrent: true,
      isOpenToStaff: true,
    },
    {
      _id: before,
      name: 'Sangamam 2025',
      startDate: '2025-07-01',
      endDate: '2025-07-04',
      timeZone: 'America/New_York',
      isCurrent: false,
      isOpenToStaff: true,
    },
  ]);
});

function Address() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

const Shell = () => (
  <main>
    <ConventionSwitch />
    <WithConvention roles={['REGISTRAR']}>
      <Address />
    </WithConvention>
  </main>
);

const show = (at: string) =>
  renderApp(
    ['/admin/registrations', '/admin/people', '/admin/payments/deposits', '/admin/transport'].map((path) => ({
      path,
      Component: Shell,
    })),
    { at, as: { type: 'STAFF' } },
  );
const shownAt = (address: string) => page.getByRole('heading', { name: address, exact: true });

test('the address of a list names the current convention at first', async () => {
  await show('/admin/registrations?status=SUBMITTED');
  await expect
    .element(shownAt(`/admin/registrations?status=SUBMITTED&conventionId=${current}`))
    .toBeVisible();
});

test('choosing another convention changes the list, begins at its first page and is remembered', async () => {
  const screen = await show('/admin/registrations?page=3');
  await page.getByLabelText('Convention').selectOptions('Sangamam 2025');
  await expect.element(shownAt(`/admin/registrations?conventionId=${before}`)).toBeVisible();
  await screen.unmount();
  await show('/admin/registrations');
  await expect.element(shownAt(`/admin/registrations?conventionId=${before}`)).toBeVisible();
});

test('after the sign-out nothing of the choice is left', async () => {
  const screen = await show('/admin/registrations');
  await page.getByLabelText('Convention').selectOptions('Sangamam 2025');
  await expect.element(shownAt(`/admin/registrations?conventionId=${before}`)).toBeVisible();
  await screen.unmount();
  clearBrowser();
  await show('/admin/registrations');
  await expect.element(shownAt(`/admin/registrations?conventionId=${current}`)).toBeVisible();
});

test.for([
  ['/admin/payments/deposits', '?page=2', ''],
  ['/admin/transport', '?day=2027-07-01&view=journeys', 'view=journeys&'],
] as const)('%s follows the choice', async ([path, search, kept]) => {
  await show(path + search);
  await page.getByLabelText('Convention').selectOptions('Sangamam 2025');
  await expect.element(shownAt(`${path}?${kept}conventionId=${before}`)).toBeVisible();
});

test('a shared link shows its convention, whatever was chosen here', async () => {
  const screen = await show('/admin/registrations');
  await page.getByLabelText('Convention').selectOptions('All conventions');
  await expect.element(shownAt('/admin/registrations?conventionId=all')).toBeVisible();
  await screen.unmount();
  await show(`/admin/registrations?conventionId=${before}`);
  await expect.element(shownAt(`/admin/registrations?conventionId=${before}`)).toBeVisible();
  await expect.element(page.getByLabelText('Convention')).toHaveValue(before);
});

test('the convention that was chosen last is shown before the conventions have come', async () => {
  storeConvention(before);
  const { promise, resolve } = Promise.withResolvers<readonly []>();
  mockEndpoint(listConventionChoices, async () => [...(await promise)]);
  await show('/admin/registrations');
  await expect.element(shownAt(`/admin/registrations?conventionId=${before}`)).toBeVisible();
  resolve([]);
});

test('a list whose convention is gone since the last visit shows the current one', async () => {
  storeConvention('01970000-0000-7000-8000-0000000000a9');
  await show('/admin/registrations?status=SUBMITTED');
  await expect
    .element(shownAt(`/admin/registrations?status=SUBMITTED&conventionId=${current}`))
    .toBeVisible();
  await expect.element(page.getByLabelText('Convention')).toHaveValue(current);
});

test('other pages keep their address', async () => {
  await show('/admin/people?search=a');
  await expect.element(shownAt('/admin/people?search=a')).toBeVisible();
});

test('lists show all conventions when these cannot be loaded', async () => {
  mockEndpoint(listConventionChoices, () => {
    throw new Refusal('INTERNAL_ERROR');
  });
  await show('/admin/registrations');
  await expect.element(shownAt('/admin/registrations?conventionId=all')).toBeVisible();
});
