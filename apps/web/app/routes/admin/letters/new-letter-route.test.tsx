import { listLabels } from '@sangamam/contract/casework/labels/label-endpoints';
import { careOfPeople } from '@sangamam/contract/people/directory/person-care-endpoints';
import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import { listSavedViews } from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';
import {
  listAirports,
  listOrganizations,
} from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { createLetter } from '@sangamam/contract/letters/letter-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleId } from '../../../../test/sample-orders.ts';
import NewLetter from './new-letter-route.tsx';

const conventionId = sampleId('convention');

const show = (query: string, scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      {
        path: '/admin/letters/new',
        Component: () => (
          <main>
            <NewLetter />
          </main>
        ),
      },
    ],
    { at: `/admin/letters/new?conventionId=${conventionId}&${query}`, as: { type: 'STAFF' }, scheme },
  );

const label = '01970000-0000-7000-8000-0000000000f3';

beforeEach(() => {
  mockEndpoint(careOfPeople.listAssignees, () => []);
  mockEndpoint(listLabels, () => [
    {
      _id: label,
      name: 'Choir',
      color: 'TEAL' as const,
      revision: 0,
      uses: 0,
      paymentUses: 1,
      messageUses: 0,
      personUses: 1,
    },
  ]);
  mockEndpoint(getStaffSelf, () => ({
    id: sampleId('registrar'),
    name: 'Mary Thomas',
    email: 'registrar@example.org',
    roles: ['REGISTRAR' as const],
    needsSecondFactor: false,
  }));
  mockEndpoint(listConventionChoices, () => [
    {
      _id: conventionId,
      name: 'Sangamam 2027',
      startDate: '2027-07-15',
      endDate: '2027-07-18',
      timeZone: 'America/New_York',
      isCurrent: true,
      isOpenToStaff: true,
    },
  ]);
  mockEndpoint(listSavedViews, () => []);
  mockEndpoint(listOrganizations, ({ query }) =>
    query.type === 'PARISH' ? [] : [{ _id: 'HOUSTON', name: 'Houston', type: 'LOCAL_UNIT' as const }],
  );
  mockEndpoint(listAirports, () => [{ code: 'MCO', name: 'Orlando International (MCO)' }]);
});

test.for(['light', 'dark'] as const)(
  'a letter to the families of journeys says who they are, and goes to these (%s)',
  async (scheme) => {
    const calls = mockEndpoint(createLetter, () => {
      throw new Refusal('INTERNAL_ERROR');
    });
    await show('list=JOURNEYS&direction=ARRIVAL&airport=MCO&day=2027-07-15&show=UNSEATED', scheme);
    await expect
      .element(page.getByText('Families who arrive at Orlando International (MCO) on 07-15-2027'))
      .toBeVisible();
    await expect.element(page.getByText('Without seats')).toBeVisible();
    await expect
      .element(page.getByLabelText('Families'))
      .toHaveDisplayValue('The filters that you came with');
    await expectNoAxeViolations();
    await page.getByLabelText('Subject', { exact: true }).fill('The bus waits');
    await page.getByRole('textbox', { name: 'Letter', exact: true }).fill('It waits at door 3');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'The letter was not saved' })).toBeVisible();
    expect(calls[0]?.body).toMatchObject({
      audience: {
        list: 'JOURNEYS',
        filters: { direction: 'ARRIVAL', airport: 'MCO', day: '2027-07-15', view: 'UNSEATED' },
      },
    });
  },
);

test.for([
  [
    'list=STAYS&view=MISSING&night=2027-07-15',
    'Families of the rooming list',
    ['Without a number', '07-15-2027'],
  ],
  [
    `list=PAYMENTS&view=SHORT&method=CHEQUE&label=${label}`,
    'Families of the list of payments',
    ['Short', 'Check', 'Choir'],
  ],
  ['list=PAYMENTS&view=NOT_REPORTED', 'Families who have not reported a payment', []],
  ['list=UNREPORTED&search=Chacko', 'Families who have not reported a payment', ['Chacko']],
  ['list=CONSENTS&state=RETURNED', 'Families of the consent forms', ['Returned']],
  ['list=CONSENTS', 'Families of the consent forms', ['All']],
  ['list=MISSING_CONSENTS&search=Chacko', 'Families with a minor whose consent form is missing', ['Chacko']],
  ['list=PICTURES&state=HIDDEN', 'Families of the family pictures', ['Hidden']],
  [
    `list=PEOPLE&state=ACTIVE&organization=HOUSTON&parish=Aluva&label=${label}&assigned=me`,
    'People who have a registration for this convention',
    ['Active', 'Houston', 'Aluva', 'Choir', 'Me'],
  ],
] as const)('a letter at %s is to these', async ([address, sentence, words]) => {
  await show(address);
  await expect.element(page.getByText(sentence)).toBeVisible();
  for (const word of words) await expect.element(page.getByText(word, { exact: true })).toBeVisible();
  await expectNoAxeViolations();
});
