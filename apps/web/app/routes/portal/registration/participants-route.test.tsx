import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import {
  getLastTime,
  listParticipants,
  selectParticipant,
  selectParticipants,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import {
  getMasterData,
  listOrganizations,
} from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { Elsewhere } from '../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleId, sampleIds, sampleOrder, samplePerson } from '../../../../test/sample-orders.ts';
import ParticipantsPage from './participants-route.tsx';
import RegistrationLayout from './registration-layout.tsx';

const stranger = samplePerson('Anna');
const anna: ParticipantRecord = {
  ...stranger,
  userId: {
    ...stranger.userId,
    email: 'anna@example.org',
    mobile: { countryCode: '+1', phoneNumber: '3125550142' },
    parishInKerala: 'Other',
    otherParish: 'Kaipuzha',
  },
};
const riya = samplePerson('Riya', 'DAUGHTER', '2014-05-15');
const away = (person: ParticipantRecord) => ({ ...person, isParticipated: false });

function show(people: readonly ParticipantRecord[] | Refusal, { state = {}, search = '' } = {}) {
  mockEndpoint(listOrderHistory, () => [sampleOrder()]);
  mockEndpoint(listParticipants, () => {
    if (people instanceof Refusal) throw people;
    return { orderId: sampleIds.order, participants: [...people] };
  });
  const Participants = () => (
    <main>
      <ParticipantsPage />
    </main>
  );
  return renderApp(
    [
      {
        path: '/',
        Component: RegistrationLayout,
        children: [
          { path: 'participants', Component: Participants },
          ...['packages', 'review'].map((path) => ({ path, Component: Elsewhere })),
        ],
      },
    ],
    { at: { pathname: '/participants', search, state }, as: { id: sampleIds.user } },
  );
}

beforeEach(() => {
  mockEndpoint(getLastTime, () => ({ lastTime: null }));
  mockEndpoint(getMasterData, () => []);
  mockEndpoint(listOrganizations, () => []);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const dialog = () => page.getByRole('dialog', { name: 'Confirm Participants' });
const textOf = (person: string) =>
  page.getByRole('listitem').filter({ hasText: person }).first().element().textContent;

test('a card shows the person with the typed parish and its actions', async () => {
  await show([anna, riya]);
  await expect.element(heading('Other Participants')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Anna Mathew Kizhakkekara/u })).toBeChecked();
  for (const fact of [
    'Self',
    '03-1984 (',
    ' years)',
    'Single',
    'anna@example.org',
    '+1 312',
    'Kaipuzha',
    'Chicago',
  ])
    expect(textOf('Anna')).toContain(fact);
  expect(textOf('Anna')).not.toContain('Other');
  for (const name of ['Edit Anna', 'Edit Riya'])
    await expect.element(button(`${name} Mathew Kizhakkekara`)).toBeVisible();
  const details = page.getByRole('button', { name: /^Riya Mathew Kizhakkekara Daughter · \d+ years$/u });
  await expect.element(details).toHaveAttribute('aria-expanded', 'false');
  expect(button('Delete Riya Mathew Kizhakkekara').elements()).toHaveLength(0);
  await details.click();
  await expect.element(details).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button('Delete Riya Mathew Kizhakkekara')).toBeVisible();
  expect(button('Delete Anna Mathew Kizhakkekara').elements()).toHaveLength(0);
});

test('whoever stays at home says so in words, and every person is one row', async () => {
  const people = [anna, riya, ...['Leela', 'Mariam'].map((name) => samplePerson(name, 'DAUGHTER'))];
  await page.viewport(360, 740);
  await show(people.map((person, index) => (index === 1 ? away(person) : person)));
  await expect.element(page.getByRole('button', { name: /^Riya.* · not attending$/u })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Leela.*Daughter/u })).toBeVisible();
  expect(textOf('Leela')).not.toContain('not attending');
  for (const row of page.getByRole('listitem').elements())
    expect(row.getBoundingClientRect().height).toBeLessThan(115);
});

test('a family name that is the last name is said once, also in other letters', async () => {
  const same = { ...riya, userId: { ...riya.userId, lastName: 'Kizhakkekara', familyName: 'KIZHAKKEKARA' } };
  await show([anna, same]);
  await expect.element(button('Edit Riya Kizhakkekara')).toBeVisible();
});

test('Continue confirms who is attending, N/A for missing details, and leads to the packages', async () => {
  await show([anna, riya, away(samplePerson('Leelamma', 'MOTHER'))]);
  await button('Continue').click();
  await expect.element(dialog().getByRole('listitem')).toHaveLength(2);
  const [first, second] = dialog().getByRole('listitem').elements();
  const facts = (item: Element | undefined) =>
    [...(item?.querySelectorAll('dl > div') ?? [])].map(({ children: [name, value] }) => [
      name?.textContent,
      value?.textContent,
    ]);
  expect(first?.textContent).toContain('Self');
  expect(facts(first)).toEqual([
    ['Email', 'anna@example.org'],
    ['Mobile', expect.stringContaining('312') as string],
    ['Country', 'USA'],
    ['Marital status', 'Single'],
    ['Parish', 'Kaipuzha'],
  ]);
  expect(second?.textContent).toContain('Daughter');
  expect(facts(second)).toMatchObject([
    ['Email', 'N/A'],
    ['Mobile', 'N/A'],
    ['Country', 'USA'],
    ['Marital status', 'Single'],
    ['Parish', 'N/A'],
  ]);
  await expectNoAxeViolations();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await button('Continue').click();
  await dialog().getByRole('button', { name: 'Proceed' }).click();
  await expect.element(heading('/packages')).toBeVisible();
});

test('Continue without a connection stays on the page and says so', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show([anna]);
  await button('Continue').click();
  const proceed = dialog().getByRole('button', { name: 'Proceed' });
  await expect.element(proceed).toBeVisible();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await proceed.click();
  await expect.element(page.getByText(/^We couldn't reach the server/u)).toBeVisible();
  onLine.mockRestore();
  await proceed.click();
  await expect.element(heading('/packages')).toBeVisible();
});

test('participants opened from the review lead back to it', async () => {
  await show([anna], { state: { fromReviewPage: true } });
  await button('Save and go to review page').click();
  await dialog().getByRole('button', { name: 'Proceed' }).click();
  await expect.element(heading('/review')).toBeVisible();
});

test('removing the chosen package is reported, and Continue leads to the packages', async () => {
  await show([anna, riya], { state: { fromReviewPage: true } });
  mockEndpoint(selectParticipant, () => ({
    orderId: sampleIds.order,
    participants: [anna, away(riya)],
    packageCleared: true,
  }));
  await page.getByRole('checkbox', { name: /^Riya Mathew Kizhakkekara/u }).click();
  await expect.element(page.getByText('SILVER FAMILY was removed')).toBeVisible();
  await button('Continue').click();
  await dialog().getByRole('button', { name: 'Proceed' }).click();
  await expect.element(heading('/packages')).toBeVisible();
});

const marriedAlone = { ...anna, userId: { ...anna.userId, maritalStatus: 'MARRIED' as const } };

test.for([
  ['Select at least one participant to proceed...', [away(anna)]],
  [
    'Please add your Spouse details to proceed. In case Spouse is not attending the convention, after adding the details, you may unselect him / her from the list.',
    [marriedAlone, riya],
  ],
] as const)('Continue stays on the page while it says "%s"', async ([sentence, people]) => {
  await show(people);
  await button('Continue').click();
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  expect(dialog().elements()).toHaveLength(0);
});

test('the missing spouse is added from the alert, which is gone then', async () => {
  await show([marriedAlone, riya]);
  await button('Continue').click();
  await button('Add your spouse').click();
  await expect.element(page.getByRole('form', { name: 'Add Family Member' })).toBeVisible();
  await expect.element(page.getByLabelText('Relationship', { exact: true })).toHaveValue('SPOUSE');
  expect(page.getByText(/^Please add your Spouse details/u).elements()).toHaveLength(0);
});

test('one form is open at a time, and Continue is hidden meanwhile', async () => {
  await show([anna]);
  await button('Add Family Member').click();
  await expect.element(page.getByRole('form', { name: 'Add Family Member' })).toBeVisible();
  await button('Edit Anna Mathew Kizhakkekara').click();
  await expect.element(page.getByRole('form', { name: 'Edit Anna Mathew Kizhakkekara' })).toBeVisible();
  expect(page.getByRole('form').elements()).toHaveLength(1);
  expect(button('Continue').elements()).toHaveLength(0);
  await button('Add Family Member').click();
  await expect.element(page.getByRole('form', { name: 'Add Family Member' })).toBeVisible();
  expect(page.getByRole('form').elements()).toHaveLength(1);
  await button('Cancel').click();
  await expect.element(button('Continue')).toBeVisible();
});

test('an address naming a deleted person opens no form', async () => {
  await show([anna], { search: `?form=${sampleId('gone')}` });
  await button('Continue').click();
  await expect.element(dialog()).toBeVisible();
});

test.for(['ORDER_NOT_FOUND', 'RQST_PARAMS_INVALID'] as const)(
  'the participants page says that a registration could not be found (%s)',
  async (code) => {
    await show(new Refusal(code));
    await expect.element(heading('The registration could not be found')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to My Account Page' })).toBeVisible();
  },
);

const family = [anna, away(riya), away(samplePerson('Leelamma', 'MOTHER', '1950-01-15'))];
const sameAsThen = () =>
  mockEndpoint(getLastTime, () => ({
    lastTime: {
      conventionName: 'Sangamam 2025',
      year: 2025,
      participantIds: family.map(({ userId }) => userId._id),
    },
  }));
const offer = () => page.getByRole('region', { name: /^Register the same/u });

test('the same people as last time are registered with one tap, without the unticked', async () => {
  sameAsThen();
  const calls = mockEndpoint(selectParticipants, ({ body }) => ({
    orderId: sampleIds.order,
    participants: family.map((one) => ({
      ...one,
      isParticipated: body.participantIds.includes(one.userId._id),
    })),
    packageCleared: false,
  }));
  await show(family);
  await expect.element(page.getByText('Register the same 3 people as in 2025?')).toBeVisible();
  await expect.element(offer().getByRole('checkbox', { checked: true })).toHaveLength(3);
  await expectNoAxeViolations();
  await offer()
    .getByRole('checkbox', { name: /^Leelamma/u })
    .click();
  await offer().getByRole('button', { name: 'Register these 2' }).click();
  await expect.element(offer()).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body.participantIds)).toEqual([
    [anna, riya].map(({ userId }) => userId._id),
  ]);
  await expect.element(page.getByRole('checkbox', { name: /^Riya/u })).toBeChecked();
});

test('the offer of last time goes when it is declined, and is not there while somebody is attending', async () => {
  sameAsThen();
  await show(family);
  await offer().getByRole('button', { name: 'No, I will choose myself' }).click();
  await expect.element(offer()).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: /^Riya/u })).not.toBeChecked();
});

test('a refusal of the same people is told, and the offer stays', async () => {
  sameAsThen();
  mockEndpoint(selectParticipants, () => {
    throw new Refusal('ORDER_LOCKED');
  });
  await show(family);
  await offer().getByRole('button', { name: 'Register these 3' }).click();
  await expect.element(page.getByText(/^This registration has been submitted/u)).toBeVisible();
  await expect.element(offer()).toBeVisible();
});
