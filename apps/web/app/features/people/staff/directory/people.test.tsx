import {
  getPerson,
  listPeople,
  mergePeople,
  resendVerification,
  suspendPerson,
  type PersonDetail,
  type PersonRow,
} from '@sangamam/contract/people/directory/people-admin-endpoints';
import { listOrganizations } from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { listSavedViews } from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import { listLabels } from '@sangamam/contract/casework/labels/label-endpoints';
import { careOfPeople } from '@sangamam/contract/people/directory/person-care-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp, renderPiece } from '../../../../../test/render-app.tsx';
import { MergeView } from '../merge/merge-view.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonView } from './person-view.tsx';

const anna = '01970000-0000-7000-8000-00000000000a';
const annama = '01970000-0000-7000-8000-00000000000b';

const lizy = { _id: '01970000-0000-7000-8000-0000000000e1', name: 'Lizy Cherian', isOnDuty: true };
const choir = { _id: '01970000-0000-7000-8000-0000000000f3', name: 'Choir', color: 'TEAL' } as const;

const row: PersonRow = {
  _id: anna,
  firstName: 'Anna',
  lastName: 'Mathew',
  familyName: 'Vallathara',
  email: 'anna@example.org',
  mobile: { countryCode: '+1', phoneNumber: '8475550112' },
  localUnitName: 'KCS Chicago',
  state: 'ACTIVE',
  registrations: 1,
  createdAt: '2026-08-01T12:00:00.000Z',
  lastSignInAt: null,
  care: { assignedTo: null, followUp: null, labels: [] },
};

const detail = (
  changes: Partial<PersonDetail> = {},
  id = anna,
  email = 'anna@example.org',
): PersonDetail => ({
  profile: {
    revision: 1,
    _id: id,
    type: 'REGISTRANT',
    firstName: 'Anna',
    lastName: 'Mathew',
    nickName: null,
    gender: 'FEMALE',
    dob: '1984-03-15',
    familyName: 'Vallathara',
    familyFaith: 'Knanaya Catholic',
    placeInKerala: 'Kaipuzha',
    localUnitId: 'ORG10001',
    localUnitName: 'KCS Chicago',
    organization: 'ORG10001',
    parishInKerala: 'Other',
    otherParish: 'Kaipuzha Forane',
    maritalStatus: 'MARRIED',
    nearByCity: 'Chicago',
    email,
    mobile: null,
    country: 'USA',
    address: {
      addressLine1: '14 Maple Street',
      city: 'Skokie',
      state: 'Illinois',
      country: 'USA',
      postCode: '60076',
    },
    signedProfilePicture: null,
    registeredConventions: [],
  },
  state: 'ACTIVE',
  suspensionReason: null,
  createdAt: '2026-08-01T12:00:00.000Z',
  lastSignInAt: null,
  orders: [
    {
      _id: '01970000-0000-7000-8000-0000000000c1',
      conventionName: 'Convention 2027',
      tmpConvRegNo: 'T7K4M2',
      permConvRegNo: null,
      isAddonOrder: false,
      status: 'SUBMITTED',
      registrationStatus: 'PENDING_REG_APPROVAL',
      createdAt: '2026-08-02T12:00:00.000Z',
    },
  ],
  family: [],
  mails: [],
  history: [
    {
      _id: 7,
      at: '2026-08-03T12:00:00.000Z',
      action: 'profile.corrected',
      actorName: 'Lizy Cherian',
      reason: 'A misspelt name',
      before: { placeInKerala: 'Kaipuza' },
      after: { placeInKerala: 'Kaipuzha' },
      about: null,
    },
  ],
  care: row.care,
  notes: [],
  actions: ['suspend', 'correct'],
  ...changes,
});

beforeEach(() => {
  mockEndpoint(careOfPeople.listAssignees, () => [lizy]);
  mockEndpoint(listLabels, () => []);
});

const show = (changes: Partial<PersonDetail> = {}) =>
  renderPiece(
    <main>
      <h1>Anna Mathew</h1>
      <PersonView person={detail(changes)} seesOutbox={false} />
    </main>,
    { as: { type: 'STAFF' } },
  );

test('the people list is filtered by the address and links to the person', async () => {
  await page.viewport(1200, 900);
  mockEndpoint(listOrganizations, () => []);
  const calls = mockEndpoint(listPeople, () => ({ docs: [row], total: 1, totalPages: 1 }));
  await renderApp([{ path: '/admin/people', Component: () => <PeopleTable /> }], {
    at: '/admin/people?search=847+555&state=ACTIVE&organization=ORG10025&parish=Kaipuzha&state2=x',
    as: { type: 'STAFF' },
  });
  await expect.element(page.getByRole('link', { name: 'Anna Mathew' })).toBeVisible();
  expect(calls).toMatchObject([
    {
      query: { search: '847 555', state: 'ACTIVE', organization: 'ORG10025', parish: 'Kaipuzha', page: '1' },
    },
  ]);
  await expect.element(page.getByRole('status')).toHaveTextContent('1 person');
  await expect.element(page.getByText('+1 847 555 0112')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '1 registrations of Anna Mathew' }))
    .toHaveAttribute('href', `/admin/registrations?view=all&conventionId=all&account=${anna}`);
  await expectNoAxeViolations();
});

test('the list of the people has saved views, a comparison has none', async () => {
  mockEndpoint(listOrganizations, () => []);
  const calls = mockEndpoint(listPeople, () => ({ docs: [row], total: 1, totalPages: 1 }));
  mockEndpoint(listSavedViews, () => [
    {
      _id: '01970000-0000-7000-8000-0000000000a1',
      name: 'Not verified yet',
      isShared: false,
      ownerName: null,
      mayChange: true,
      query: { state: 'UNVERIFIED' },
      revision: 0,
    },
  ]);
  await renderPiece(<PeopleTable roles={['REGISTRAR']} />, { as: { type: 'STAFF' } });
  const views = page.getByRole('navigation', { name: 'Views of the people' });
  await expect
    .element(views.getByRole('link', { name: 'All people' }))
    .toHaveAttribute('aria-current', 'page');
  const view = views.getByRole('link', { name: 'Not verified yet' });
  await view.click();
  await expect.element(view).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('button', { name: 'Edit view' })).toBeVisible();
  await expect.poll(() => calls.at(-1)).toMatchObject({ query: { state: 'UNVERIFIED' } });
});

test('the people list says so when nobody matches and when it cannot be loaded', async () => {
  mockEndpoint(listOrganizations, () => []);
  mockEndpoint(listPeople, () => ({ docs: [], total: 0, totalPages: 0 }));
  const shown = await renderPiece(<PeopleTable />, { as: { type: 'STAFF' } });
  await expect.element(page.getByRole('heading', { name: 'No one here' })).toBeVisible();
  await shown.unmount();
  mockEndpoint(listPeople, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await renderPiece(<PeopleTable />, { as: { type: 'STAFF' } });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.for(['light', 'dark'] as const)('a person is shown with past corrections, in %s', async (scheme) => {
  await renderPiece(
    <main>
      <h1>Anna Mathew</h1>
      <PersonView person={detail()} seesOutbox={false} />
    </main>,
    { as: { type: 'STAFF' }, scheme },
  );
  await expect
    .element(page.getByRole('link', { name: 'T7K4M2' }))
    .toHaveAttribute('href', '/admin/registrations/01970000-0000-7000-8000-0000000000c1');
  await expect.element(page.getByText('Kaipuzha Forane')).toBeVisible();
  await expect.element(page.getByText('A misspelt name')).toBeVisible();
  await expect.element(page.getByText('was Kaipuza')).toBeVisible();
  await expectNoAxeViolations();
});

test.for(['light', 'dark'] as const)(
  'a person is assigned and noted about, and the history says whom and what, in %s',
  async (scheme) => {
    const care = {
      assignedTo: null,
      followUp: { on: '2027-02-03', reason: 'Call the mother', daysLate: 1 },
      labels: [choir],
    };
    const entry = {
      reason: null,
      before: null,
      after: null,
      actorName: 'Lizy Cherian',
      at: '2026-08-03T12:00:00.000Z',
    };
    const assigned = mockEndpoint(careOfPeople.assign, () => care);
    const noted = mockEndpoint(careOfPeople.addNote, ({ params }) => ({ _id: params.userId }));
    await renderPiece(
      <main>
        <h1>Anna Mathew</h1>
        <PersonView
          person={detail({
            care,
            notes: [{ note: 'Speaks Malayalam only', authorName: 'Tomy Luke', at: entry.at }],
            history: [
              { ...entry, _id: 9, action: 'user.assigned', about: 'Tomy Luke' },
              { ...entry, _id: 8, action: 'user.labelled', about: 'Choir' },
            ],
          })}
          seesOutbox={false}
        />
      </main>,
      { as: { type: 'STAFF', id: lizy._id }, scheme },
    );
    await expect.element(page.getByText('Speaks Malayalam only')).toBeVisible();
    await expect.element(page.getByText('Follow up, 1 day late')).toBeVisible();
    await expect.element(page.getByText('Assigned: Tomy Luke')).toBeVisible();
    await expect.element(page.getByText('Label added: Choir')).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('button', { name: 'Assign to me' }).click();
    expect(assigned).toMatchObject([
      { params: { userId: anna }, body: { userId: lizy._id, assignedToSeen: null } },
    ]);
    await page.getByRole('button', { name: 'Write a note' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Call after six');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(noted).toMatchObject([{ params: { userId: anna }, body: { note: 'Call after six' } }]);
  },
);

test('several people are assigned from the list, which narrows to whose they are', async () => {
  const care = { assignedTo: lizy, followUp: null, labels: [choir] };
  mockEndpoint(listOrganizations, () => []);
  mockEndpoint(listSavedViews, () => []);
  const calls = mockEndpoint(listPeople, () => ({ docs: [{ ...row, care }], total: 1, totalPages: 1 }));
  const assigned = mockEndpoint(careOfPeople.assignSeveral, ({ body }) =>
    body.records.map(({ recordId }) => ({ _id: recordId, succeeded: true, code: null, message: null })),
  );
  await renderApp([{ path: '/admin/people', Component: () => <PeopleTable roles={['REGISTRAR']} /> }], {
    at: `/admin/people?assigned=me&followUp=due&label=${choir._id}`,
    as: { type: 'STAFF' },
  });
  await expect.element(page.getByText('Assigned to Lizy Cherian')).toBeVisible();
  await expect.element(page.getByText('Choir')).toBeVisible();
  expect(calls.at(-1)?.query).toMatchObject({ assigned: 'me', followUp: 'due', label: choir._id });
  await page.getByRole('checkbox', { name: 'Select Anna Mathew, anna@example.org' }).click();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Assign 1' }).click();
  const asked = page.getByRole('dialog', { name: 'Assign 1 person' });
  await asked.getByRole('combobox', { name: 'Assigned to' }).selectOptions('Unassigned');
  await asked.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: '1 assigned' })).toBeVisible();
  expect(assigned).toMatchObject([
    { body: { userId: null, records: [{ recordId: anna, assignedToSeen: lizy._id }] } },
  ]);
});

test('a person is suspended with a reason, and not without one', async () => {
  const calls = mockEndpoint(suspendPerson, () => detail({ state: 'SUSPENDED' }));
  await show();
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend Anna Mathew?' });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two families on one account');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect.element(page.getByText('Anna Mathew is suspended')).toBeVisible();
  expect(calls).toMatchObject([
    { params: { userId: anna }, body: { reason: 'Two families on one account' } },
  ]);
});

test('resending a verification that was just mailed is refused with an explanation', async () => {
  mockEndpoint(resendVerification, () => {
    throw new Refusal('TOO_MANY_REQUESTS');
  });
  await show({ state: 'UNVERIFIED', actions: ['resend-verification', 'suspend', 'correct'] });
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('dialog').getByRole('alert')).not.toBeEmptyDOMElement();
});

test('a closed account offers no actions', async () => {
  await show({ state: 'CLOSED', actions: [] });
  await expect.element(page.getByText('Closed')).toBeVisible();
  expect(page.getByRole('button', { name: /Suspend|Merge|link/u }).elements()).toEqual([]);
});

const showMerge = (plan: { isPossible: boolean; obstacles: string[] }) => {
  mockEndpoint(getPerson, ({ params: { userId } }) =>
    userId === anna ? detail() : detail({}, annama, 'annama@example.org'),
  );
  return mockEndpoint(mergePeople, ({ body: { dryRun } }) => ({
    ...plan,
    orders: 2,
    mails: 1,
    isMerged: !dryRun,
  }));
};

test('merging two accounts requires a reason and the email address of the account being closed', async () => {
  const calls = showMerge({ isPossible: true, obstacles: [] });
  await renderApp(
    [
      { path: '/merge', Component: () => <MergeView userId={anna} duplicateId={annama} /> },
      { path: '/admin/people/:userId', Component: () => <p>Merged</p> },
    ],
    { as: { type: 'STAFF' } },
  );
  await expect
    .element(page.getByText(/2 registrations and add-on orders are moved to the account you keep/u))
    .toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Signed up twice');
  const named = page.getByRole('textbox', { name: 'Email address of the account being closed' });
  await named.fill('anna@example.org');
  await page.getByRole('button', { name: 'Merge the accounts' }).click();
  await expect.element(named).toHaveAccessibleDescription(/Please type annama@example.org/u);
  expect(calls.filter(({ body }) => !body.dryRun)).toEqual([]);
  await named.fill('Annama@example.org');
  await page.getByRole('button', { name: 'Merge the accounts' }).click();
  await expect.element(page.getByText('Merged')).toBeVisible();
  expect(calls.find(({ body }) => !body.dryRun)).toMatchObject({
    params: { userId: anna },
    body: { duplicateId: annama, dryRun: false, reason: 'Signed up twice' },
  });
});

test('obstacles to merging are shown instead of the button', async () => {
  showMerge({ isPossible: false, obstacles: ['Both accounts have a registration for Convention 2027.'] });
  await renderPiece(<MergeView userId={anna} duplicateId={annama} />, { as: { type: 'STAFF' } });
  await expect
    .element(page.getByText('Both accounts have a registration for Convention 2027.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Merge the accounts' }).elements()).toEqual([]);
});
