import { participantMessages as messages } from '@sangamam/contract/orders/participants/participant-messages';
import {
  addParticipant,
  deleteParticipant,
  editParticipant,
  getLastTime,
  listParticipants,
  selectParticipant,
} from '@sangamam/contract/orders/participants/participant-endpoints';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import {
  getMasterData,
  listOrganizations,
} from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { setNavigate } from '#web/lib/api/navigate.ts';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleIds, sampleOrder } from '../../../../test/sample-orders.ts';
import ParticipantsPage from './participants-route.tsx';
import RegistrationLayout from './registration-layout.tsx';

const of = { userId: sampleIds.user, conventionId: sampleIds.convention };
const orderId = sampleIds.order;

function person(
  id: string,
  relationShip: ParticipantRecord['relationShip'],
  firstName: string,
): ParticipantRecord {
  return {
    revision: 1,
    relationShip,
    isParticipated: true,
    userId: {
      _id: `01970000-0000-7000-8000-0000000000${id}`,
      firstName,
      lastName: 'Thomas',
      nickName: null,
      familyName: 'Thekkanatt',
      gender: null,
      dob: '1982-04-15',
      email: relationShip === 'SELF' ? 'cyril@example.org' : null,
      mobile: { countryCode: '+1', phoneNumber: '4165550133' },
      country: 'CAN',
      maritalStatus: 'MARRIED',
      familyFaith: null,
      placeInKerala: null,
      parishInKerala: null,
      otherParish: null,
      organization: 'ORG10004',
      localUnitName: 'Toronto',
      receiveNotification: false,
      address: { addressLine1: null, city: null, state: null, country: null, postCode: null },
    },
  };
}

const self = person('11', 'SELF', 'Cyril');
const mother = person('12', 'MOTHER', 'Mariamma');

/** Opens the page within the layout that loads its registration. */
async function openPage() {
  const Participants = () => (
    <main>
      <ParticipantsPage />
    </main>
  );
  await renderApp(
    [
      {
        path: '/',
        Component: RegistrationLayout,
        children: [{ path: 'participants', Component: Participants }],
      },
    ],
    { at: '/participants', as: { id: of.userId } },
  );
}

beforeEach(() => {
  mockEndpoint(listOrganizations, ({ query }) =>
    query.type === 'PARISH'
      ? [
          { _id: 'PAR1', name: 'Uzhavoor', type: 'PARISH' as const },
          { _id: 'PAR2', name: 'Other', type: 'PARISH' as const },
        ]
      : [
          { _id: 'ORG10004', name: 'Toronto', type: 'LOCAL_UNIT' as const },
          { _id: 'ORG10024', name: 'Foreign', type: 'LOCAL_UNIT' as const },
        ],
  );
  mockEndpoint(getMasterData, ({ params }) =>
    params.type === 'COUNTRY'
      ? [country('United States', 'USA'), country('Canada', 'CAN'), country('India', 'IND')]
      : [
          { name: 'United States', dial_code: '+1', code: 'US' },
          { name: 'Canada', dial_code: '+1111', code: 'CA' },
        ],
  );
  mockEndpoint(getLastTime, () => ({ lastTime: null }));
  mockEndpoint(listOrderHistory, () => [sampleOrder()]);
  mockEndpoint(listParticipants, () => ({ orderId, participants: [self, mother] }));
});

function country(Name: string, Alpha3Code: string) {
  return {
    Name,
    Alpha3Code,
    Alpha2Code: '',
    NativeName: '',
    Region: '',
    SubRegion: '',
    Latitude: 0,
    Longitude: 0,
    Area: 0,
    NumericCode: '',
    NativeLanguage: '',
    CurrencyCode: '',
    CurrencyName: '',
    CurrencySymbol: '',
    Flag: '',
  };
}

const anyError = 'Error! Please check all fields before submitting';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

const thisYear = new Date().getUTCFullYear();

/** The first and the last birth year on offer. */
async function offeredYears(): Promise<(number | undefined)[]> {
  await expect.element(field('Year')).toBeVisible();
  const years = [...field('Year').element().querySelectorAll('option')]
    .slice(1)
    .map(({ value }) => Number(value));
  return [years[0], years.at(-1)];
}

async function openAddForm() {
  await openPage();
  await button('Add Family Member').click();
  await expect.element(field('First name')).toHaveFocus();
}

const openMore = () => page.getByText('More about this person').click();

async function typeADaughter() {
  await field('First name').fill('Anna');
  await field('Last name').fill('Cyril');
  await field('Relationship').selectOptions('Daughter');
  await field('Marital status').selectOptions('Single');
  await field('Month').selectOptions('May');
  await field('Year').selectOptions('2014');
}

test('a first name of two letters is refused with what to do about it', async () => {
  await openAddForm();
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('An');
  await button('Save').click();
  await expect.element(name).toHaveAccessibleDescription(/At least 3 letters/u);
  await name.fill('An Mary');
  await expect.element(name).not.toHaveAccessibleDescription(/At least 3 letters/u);
});

test('adding a daughter prefills what the family shares and closes the form', async () => {
  const calls = mockEndpoint(addParticipant, () => ({
    orderId,
    participants: [self, mother, person('13', 'DAUGHTER', 'Anna')],
    packageCleared: false,
  }));
  await openAddForm();
  await typeADaughter();
  await button('Save').click();
  await expect.element(page.getByText('Participant added successfully')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Anna Thomas/u })).toBeChecked();
  await expect.element(button('Add Family Member')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    primaryUserId: of.userId,
    conventionId: of.conventionId,
    firstName: 'Anna',
    lastName: 'Cyril',
    familyName: 'Thekkanatt',
    relationShip: 'DAUGHTER',
    maritalStatus: 'SINGLE',
    dob: '2014-05-15',
    organization: 'ORG10004',
    country: 'CAN',
    parishInKerala: '',
    otherParish: '',
    receiveNotification: false,
  });
});

test('a child under 13 gets no email address and no news', async () => {
  const calls = mockEndpoint(addParticipant, () => ({
    orderId,
    participants: [self, mother],
    packageCleared: false,
  }));
  await openAddForm();
  await field('First name').fill('Anna');
  await field('Last name').fill('Cyril');
  await field('Relationship').selectOptions('Daughter');
  await field('Marital status').selectOptions('Single');
  await openMore();
  await page.getByLabelText(/^Email/u).fill('anna@example.org');
  await page.getByRole('checkbox', { name: /^Send convention news/u }).click();
  await field('Month').selectOptions('January');
  await field('Year').selectOptions(String(thisYear - 5));
  await expect.element(page.getByLabelText(/^Email/u)).toBeDisabled();
  await expect.element(page.getByLabelText(/^Email/u)).toHaveValue('');
  await expect
    .element(page.getByText("Children under 13 don't get email of their own. We'll write to you."))
    .toBeVisible();
  await button('Save').click();
  await expect.element(page.getByText('Participant added successfully')).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ receiveNotification: false });
  expect(calls[0]?.body).not.toHaveProperty('email', 'anna@example.org');
});

test('Save & Add Another continues with an empty form', async () => {
  mockEndpoint(addParticipant, () => ({ orderId, participants: [self, mother], packageCleared: false }));
  await openAddForm();
  await typeADaughter();
  await button('Save & Add Another').click();
  await expect.element(field('First name')).toHaveValue('');
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(field('Family name')).toHaveValue('Thekkanatt');
});

test('taken relationships are not offered, and a spouse needs a parish', async () => {
  await openAddForm();
  expect(await offeredYears()).toEqual([thisYear, thisYear - 99]);
  const offered = field('Relationship').element().querySelectorAll('option');
  expect([...offered].map(({ label }) => label)).toEqual([
    'Select',
    'Father',
    'Son',
    'Daughter',
    'Spouse',
    'Father-in-law',
    'Mother-in-law',
  ]);
  await typeADaughter();
  await field('Relationship').selectOptions('Spouse');
  await button('Save').click();
  const parish = page.getByLabelText(/^Parish in Kerala/u);
  await expect.element(parish).toHaveFocus();
  await expect.element(parish).toHaveAccessibleDescription("Select your spouse's Parish in Kerala");
  await parish.selectOptions('Other');
  await button('Save').click();
  await expect.element(field('Name of the parish')).toHaveAccessibleDescription('Enter your parish!');
});

test("an in-law's family name is asked for openly, not taken from the registrant", async () => {
  await openAddForm();
  const familyName = page.getByLabelText('Family name', { exact: true });
  const own = (familyName.element() as HTMLInputElement).value;
  expect(own).not.toBe('');
  await field('Relationship').selectOptions('Father-in-law');
  await expect.element(familyName).toBeVisible();
  await expect.element(familyName).toHaveValue('');
  expect(button('the next son').elements()).toHaveLength(0);
  await button(`Family name: ${own}`).click();
  await expect.element(familyName).toHaveValue(own);
  await familyName.fill('');
  await field('Relationship').selectOptions('Father');
  await expect.element(familyName).toHaveValue(own);
});

test('missing fields are listed without axe violations', async () => {
  await openAddForm();
  await button('Save').click();
  const summary = page.getByRole('region', { name: anyError });
  await expect.element(summary).toHaveFocus();
  expect(summary.getByRole('listitem').elements()).toHaveLength(5);
  await expectNoAxeViolations();
});

test('an email address of somebody else is refused at the top, and nothing typed is lost', async () => {
  mockEndpoint(addParticipant, () => {
    throw new Refusal('USER_EXIST');
  });
  await openAddForm();
  await typeADaughter();
  await field('Year').selectOptions(String(thisYear - 20));
  await field('Marital status').selectOptions('Single');
  await openMore();
  const email = page.getByLabelText(/^Email/u);
  await email.fill('taken@example.org');
  await button('Save').click();
  const summary = page.getByRole('region', { name: anyError });
  await expect.element(summary).toHaveFocus();
  await expect
    .element(email)
    .toHaveAccessibleDescription(
      "This email address is already added to our database for a different person. If you don't have the actual email id of the family member, then leave the email address blank",
    );
  await summary.getByRole('link').click();
  await expect.element(email).toHaveFocus();
  await expect.element(field('First name')).toHaveValue('Anna');
});

test('a refused birth date is shown at its field, other refusals in a toast', async () => {
  mockEndpoint(addParticipant, () => {
    throw new Refusal('RQST_PARAMS_INVALID', 'dob');
  });
  await openAddForm();
  await typeADaughter();
  await button('Save').click();
  await expect.element(page.getByRole('region', { name: anyError })).toHaveFocus();
  await expect.element(field('Month')).toBeInvalid();

  mockEndpoint(addParticipant, () => {
    throw new Refusal('ORDER_LOCKED');
  });
  await button('Save').click();
  // Each by itself: words that stand twice are found only once the toast has gone.
  for (const place of [page.getByRole('alert'), page.getByRole('main')])
    await expect.element(place.getByText('Failed to add family member')).toBeVisible();
});

test('the registrant is edited without relationship and email, in Canada with its dial code', async () => {
  const calls = mockEndpoint(editParticipant, () => ({
    orderId,
    participants: [self, mother],
    packageCleared: false,
  }));
  await openPage();
  await button('Edit Cyril Thomas Thekkanatt').click();
  await expect.element(page.getByLabelText(/^Email/u)).toBeDisabled();
  await expect.element(field('Relationship')).toBeDisabled();
  await expect.element(field('Country code')).toHaveValue('+1111');
  expect(await offeredYears()).toEqual([thisYear - 18, thisYear - 99]);
  await field('Last name').fill('Thomas Lukose');
  await button('Save').click();
  await expect.element(page.getByText('Participant Updated successfully')).toBeVisible();
  expect(calls[0]?.query).toEqual({
    participantId: self.userId._id,
    conventionId: of.conventionId,
    primaryUserId: of.userId,
  });
  expect(calls[0]?.body).toMatchObject({
    lastName: 'Thomas Lukose',
    relationShip: 'SELF',
    mobile: { countryCode: '+1111', phoneNumber: '4165550133' },
  });
  expect(calls[0]?.body).not.toHaveProperty('email');
});

test('deleting a person asks once and moves the focus on', async () => {
  const calls = mockEndpoint(deleteParticipant, () => ({
    orderId,
    participants: [self],
    packageCleared: false,
  }));
  await openPage();
  await page.getByRole('button', { name: /^Mariamma Thomas Thekkanatt/u }).click();
  await expect.element(button('Delete Mariamma Thomas Thekkanatt')).toBeVisible();
  expect(page.getByRole('button', { name: /^Delete Cyril/u }).elements()).toHaveLength(0);
  await button('Delete Mariamma Thomas Thekkanatt').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect.element(dialog.getByText(/^Do you really want to delete the participant/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Add Family Member')).toHaveFocus();
  expect(page.getByRole('checkbox').elements()).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    participantId: mother.userId._id,
    primaryUserId: of.userId,
    conventionId: of.conventionId,
  });
});

test('a retry after a lost response adds the person once', async () => {
  const daughter = person('13', 'DAUGHTER', 'Anna');
  const anna = { ...daughter, userId: { ...daughter.userId, dob: '2014-05-15' } };
  const added = mockEndpoint(addParticipant, () => {
    mockEndpoint(listParticipants, () => ({ orderId, participants: [self, mother, anna] }));
    throw new TypeError('Failed to fetch');
  });
  const edited = mockEndpoint(editParticipant, () => ({
    orderId,
    participants: [self, mother, anna],
    packageCleared: false,
  }));
  await openAddForm();
  await typeADaughter();
  await button('Save').click();
  // At the top of the page and above the form.
  await expect.poll(() => page.getByText(/^We couldn't reach the server/u).elements()).toHaveLength(2);
  await expect.element(page.getByText('Failed to add family member')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'This person was not saved' })).toHaveFocus();
  await expect.element(field('First name')).toHaveValue('Anna');
  // An unchanged form would repeat the same idempotency key, and the server would return its first answer.
  await field('Last name').fill('Thomas Lukose');
  await button('Save').click();
  await expect.element(button('Add Family Member')).toBeVisible();
  expect(added).toHaveLength(1);
  expect(edited).toMatchObject([{ query: { participantId: anna.userId._id }, body: { firstName: 'Anna' } }]);
});

test('a retry after a missing connection adds the person', async () => {
  let isDown = true;
  const added = mockEndpoint(addParticipant, () => {
    if (isDown) throw new TypeError('Failed to fetch');
    return { orderId, participants: [self, mother], packageCleared: false };
  });
  await openAddForm();
  await typeADaughter();
  await button('Save').click();
  // At the top of the page and above the form.
  await expect.poll(() => page.getByText(/^We couldn't reach the server/u).elements()).toHaveLength(2);
  isDown = false;
  await button('Save').click();
  await expect.element(button('Add Family Member')).toBeVisible();
  expect(added).toHaveLength(2);
});

test('an expired session redirects to the login without an error message', async () => {
  mockEndpoint(addParticipant, () => {
    throw new Refusal('UNAUTHORIZED');
  });
  const left: string[] = [];
  const stopLeaving = setNavigate((to) => left.push(to));
  await openAddForm();
  await typeADaughter();
  await button('Save').click();
  await expect.poll(() => left).toEqual([expect.stringMatching(/^\/login/u)]);
  stopLeaving();
  // The session has ended: no request is sent, and the family is no longer shown.
  await expect.element(button('Save')).not.toBeInTheDocument();
  expect(page.getByText('Failed to add family member').elements()).toHaveLength(0);
});

test('attendance ticks set faster than the server responds are all kept', async () => {
  const answers: (() => void)[] = [];
  const asked: string[] = [];
  mockEndpoint(selectParticipant, ({ query }) => {
    asked.push(query.relationShip);
    return new Promise((resolve) => {
      answers.push(() =>
        resolve({
          orderId,
          participants: [self, mother].map((one) => ({
            ...one,
            isParticipated: !asked.includes(one.relationShip),
          })),
          packageCleared: false,
        }),
      );
    });
  });
  await openPage();
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') });
  await box('Cyril').click();
  await box('Mariamma').click();
  await expect.element(box('Cyril')).not.toBeChecked();
  await expect.element(box('Mariamma')).not.toBeChecked();
  expect(asked).toEqual(['SELF']);
  answers.shift()?.();
  await expect.poll(() => asked).toEqual(['SELF', 'MOTHER']);
  await expect.element(box('Mariamma')).not.toBeChecked();
  answers.shift()?.();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).elements().length).toBe(0);
  await expect.element(box('Cyril')).not.toBeChecked();
});

test('a person set to not attending is reset when the server refuses', async () => {
  const participants = [self, { ...mother, isParticipated: false }];
  const calls = mockEndpoint(selectParticipant, () => {
    mockEndpoint(listParticipants, () => ({ orderId, participants }));
    return { orderId, participants, packageCleared: false };
  });
  await openPage();
  const box = page.getByRole('checkbox', { name: /^Mariamma Thomas Thekkanatt/u });
  await box.click();
  await expect.element(box).not.toBeChecked();
  expect(calls[0]?.query).toEqual({
    ...of,
    participantId: mother.userId._id,
    relationShip: 'MOTHER',
    action: 'DESELECT',
  });
  mockEndpoint(selectParticipant, () => {
    throw new Refusal('ORDER_LOCKED');
  });
  await box.click();
  await expect.element(page.getByText(/^This registration has been submitted/u)).toBeVisible();
  await expect.element(box).not.toBeChecked();
});

test.for([
  ['USER_EXIST', messages.emailInUse],
  ['INTERNAL_ERROR', messages.addFailed],
] as const)('the form scrolls to the top after %s and explains the error there', async ([code, sentence]) => {
  mockEndpoint(addParticipant, () => {
    throw new Refusal(code);
  });
  await openAddForm();
  await typeADaughter();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  await button('Save').click();
  const words = sentence.replaceAll(/\s+/gu, ' ');
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeInTheDocument();
  await expect.poll(() => scrollY).toBe(0);

  // The toast goes; what stays leads down to the form again.
  const back = button('Back to the form');
  await expect.element(back).toBeInViewport();
  await expectNoAxeViolations();
  await back.click();
  await expect.element(page.getByRole('heading', { name: 'Add Family Member' })).toHaveFocus();
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  mockEndpoint(addParticipant, () => ({ orderId, participants: [self, mother], packageCleared: false }));
  await button('Save').click();
  await expect.element(back).not.toBeInTheDocument();
});

test('only the countries of the local unit are offered', async () => {
  await openAddForm();
  await openMore();
  const countries = () =>
    [...(field('Country').element() as HTMLSelectElement).options]
      .map(({ text }) => text)
      .filter((text) => text !== 'Select');
  await expect.poll(countries).toEqual(['United States', 'Canada']);
  await field('Local unit').selectOptions('ORG10024');
  await expect.poll(countries).toEqual(['India']);
  await expect.element(field('Country')).toHaveValue('');
});

test('a spouse is married and a child single without being asked, until somebody changes it', async () => {
  await openAddForm();
  const folded = (status: string) => page.getByRole('form').getByText(status, { exact: true });
  await field('Relationship').selectOptions('Spouse');
  await expect.element(folded('Married')).toBeVisible();
  await expect.element(page.getByLabelText(/^Parish in Kerala/u)).toBeVisible();
  await field('Relationship').selectOptions('Daughter');
  await expect.element(field('Marital status')).toHaveValue('');
  await field('Month').selectOptions('May');
  await field('Year').selectOptions(String(thisYear - 5));
  await expect.element(folded('Single')).toBeVisible();
  await expectNoAxeViolations();
  await button('Change the marital status').click();
  await expect.element(field('Marital status')).toHaveValue('SINGLE');
  await field('Marital status').selectOptions('Widow');
  await field('Year').selectOptions(String(thisYear - 30));
  await expect.element(field('Marital status')).toHaveValue('WIDOW');
});

test('a son starts with his relationship and with the last name of his siblings, a first child offers names', async () => {
  await openPage();
  await button('A son').click();
  await expect.element(field('Relationship')).toHaveValue('SON');
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(field('Last name')).toHaveValue('');
  await button('Last name: Thomas').click();
  await expect.element(field('Last name')).toHaveValue('Thomas');
  await button('Cancel').click();

  const anna = person('13', 'DAUGHTER', 'Anna');
  const named = { ...anna, userId: { ...anna.userId, lastName: 'Cyril' } };
  mockEndpoint(addParticipant, () => ({
    orderId,
    participants: [self, mother, named],
    packageCleared: false,
  }));
  await button('Add Family Member').click();
  await typeADaughter();
  await button('Save & Add Another').click();
  await expect.element(field('Last name')).toHaveValue('');
  await field('Relationship').selectOptions('Son');
  await expect.element(field('Last name')).toHaveValue('Cyril');
});

test('what is folded opens when the server refuses a field in it', async () => {
  mockEndpoint(addParticipant, () => {
    throw new Refusal('RQST_PARAMS_INVALID', 'familyName');
  });
  await openAddForm();
  await typeADaughter();
  await expect.element(field('Family name')).not.toBeVisible();
  await button('Save').click();
  await expect.element(field('Family name')).toBeVisible();
  await expect.element(field('Family name')).toBeInvalid();
});

test('a person deleted on another device is offered again with what was typed', async () => {
  await openPage();
  await button('Edit Mariamma Thomas Thekkanatt').click();
  await field('First name').fill('Mariamma Theresa');
  mockEndpoint(listParticipants, () => ({ orderId, participants: [self] }));
  mockEndpoint(editParticipant, () => {
    throw new Refusal('USER_NOT_FOUND');
  });
  await button('Save').click();
  await expect.element(page.getByText('Mariamma was removed on another device')).toBeVisible();
  await expectNoAxeViolations();
  await button('Add Mariamma again').click();
  await expect.element(page.getByRole('form', { name: 'Add Family Member' })).toBeVisible();
  await expect.element(field('First name')).toHaveValue('Mariamma Theresa');
  await expect.element(field('Relationship')).toHaveValue('MOTHER');
  await expect.element(field('Year')).toHaveValue('1982');
});

test('a change on another device is shown when the window gets the focus', async () => {
  await openPage();
  const box = page.getByRole('checkbox', { name: /^Mariamma/u });
  await expect.element(box).toBeChecked();
  mockEndpoint(listParticipants, () => ({
    orderId,
    participants: [self, { ...mother, isParticipated: false }],
  }));
  globalThis.dispatchEvent(new Event('focus'));
  await expect.element(box).not.toBeChecked();
});

test('the next child is one tap away, with its relationship and the last name of its siblings', async () => {
  const anna = person('13', 'DAUGHTER', 'Anna');
  const named = { ...anna, userId: { ...anna.userId, lastName: 'Cyril' } };
  mockEndpoint(addParticipant, () => ({
    orderId,
    participants: [self, mother, named],
    packageCleared: false,
  }));
  await openAddForm();
  await typeADaughter();
  await button('the next son').click();
  await expect.element(field('First name')).toHaveValue('');
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(field('Relationship')).toHaveValue('SON');
  await expect.element(field('Last name')).toHaveValue('Cyril');
  await expect.element(page.getByText('Participant added successfully')).toBeVisible();
});
