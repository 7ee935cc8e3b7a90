import {
  countBadges,
  downloadBadges,
  downloadFamilyBadges,
} from '@sangamam/contract/arrival/badges/badge-endpoints';
import {
  listDeskConventions,
  openFamily,
  receiveConsentForm,
} from '@sangamam/contract/arrival/desk/desk-endpoints';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { storeConvention } from '#web/domain/conventions/stored-convention.ts';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, MockFile, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import {
  emptyQueue,
  mockDesk,
  sampleAddon,
  sampleArrival,
  sampleFamily,
} from '../../../../../test/sample-desk.ts';
import { sampleId, sampleIds } from '../../../../../test/sample-orders.ts';
import { DeskView } from './desk-view.tsx';
import { storeDeskName } from './device/desk-name.ts';
import { openQueueStore } from './device/queue-store.ts';
import { countUnsent } from './device/use-event-queue.ts';

const address = `${location.pathname}${location.search}`;
beforeEach(async () => {
  await emptyQueue();
  storeDeskName('Desk 1');
});
afterEach(() => {
  history.replaceState(history.state, '', address);
  localStorage.removeItem('sangamam.admin-convention');
  localStorage.removeItem('sangamam.desk-name');
  vi.restoreAllMocks();
});

const show = (...roles: StaffRole[]) =>
  renderPiece(
    <main>
      <h1>Arrival desk</h1>
      <DeskView roles={roles.length > 0 ? roles : ['DESK']} />
    </main>,
    { as: { type: 'STAFF' } },
  );
const button = (name: string | RegExp) => page.getByRole('button', { name });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const find = async (text: string) => {
  await page.getByRole('searchbox').fill(text);
  await button(/^Thomas Kizhakkedam/u).click();
};

test('a family is found by the name of a child and checked in with one tap; the next one is one more', async () => {
  const calls = mockDesk([sampleFamily()]);
  await show();
  await expect.element(page.getByText('3 of 12').first()).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await find('merin');
  await expect.element(page.getByRole('heading', { name: 'Thomas Kizhakkedam' })).toHaveFocus();
  for (const text of ['Ask the treasurer', 'Missing', '5 to 12', 'Not attending'])
    await expect.element(page.getByText(text)).toBeVisible();
  await expectNoAxeViolations();
  await button('Check in all 2').click();
  await expect.element(row('Merin').getByText(/^Since .* · Desk 1 · Anna Desk$/u)).toBeVisible();
  await expect.element(page.getByText('Everybody is here.')).toBeVisible();
  expect(calls[0]?.body).toMatchObject({
    desk: 'Desk 1',
    events: [
      { kind: 'ARRIVED', overrides: false },
      { kind: 'ARRIVED', overrides: false },
    ],
  });
  await button('Next family').click();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test('two quick taps on the same button check everybody in once', async () => {
  const calls = mockDesk([sampleFamily()]);
  await show();
  await find('thomas');
  await button('Check in all 2').dblClick();
  await expect.element(page.getByText('Everybody is here.')).toBeVisible();
  await expect.poll(countUnsent).toMatchObject({ count: 0 });
  expect(calls.flatMap(({ body }) => body.events)).toHaveLength(2);
});

test('somebody who is not there is left out, and a mistake is taken back', async () => {
  const calls = mockDesk([sampleFamily()]);
  await show();
  await find('thomas');
  await page.getByRole('checkbox', { name: /Merin/u }).click();
  await button('Check in Thomas Kizhakkedam').click();
  await button('Undo the check-in of Thomas Kizhakkedam').click();
  await expect.element(page.getByRole('checkbox', { name: /Thomas/u })).toBeVisible();
  await expect.element(page.getByText('The check-in of Thomas Kizhakkedam was taken back.')).toBeVisible();
  await expect
    .poll(() => calls.flatMap(({ body }) => body.events.map(({ kind }) => kind)))
    .toEqual(['ARRIVED', 'UNDONE']);
  await button('Check in again').click();
  await expect.element(page.getByText('was taken back')).not.toBeInTheDocument();
  await expect.poll(() => calls.flatMap(({ body }) => body.events).at(-1)?.kind).toBe('ARRIVED');
});

test('a minor without a form is asked about once, and a photo of the form can be sent', async () => {
  const family = sampleFamily();
  const [father, child, ...others] = family.people;
  if (!father || !child) throw new Error('The sample family has a child');
  const people = [father, { ...child, lacksConsent: true }, ...others];
  const calls = mockDesk([{ ...family, people }]);
  const photos = mockEndpoint(receiveConsentForm, () => ({ ...family, needs: [], open: null }));
  await show();
  await find('thomas');
  await expect.element(row('Merin').getByText('No consent form')).toBeVisible();
  await expect.element(row('Thomas').getByText('No consent form')).not.toBeInTheDocument();
  await button('Check in all 2').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: '1 minor without a consent form' })).toBeVisible();
  expect(calls).toEqual([]);
  await expectNoAxeViolations();
  await dialog.getByRole('radio', { name: 'The family brings it later' }).click();
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect.element(row('Merin').getByText('Form comes later')).toBeVisible();
  // What is shown is on the device before it is sent.
  await expect
    .poll(() => calls.flatMap(({ body }) => body.events.map((event) => 'consent' in event && event.consent)))
    .toEqual([null, 'LATER']);
  const file = new File(['%PDF'], 'form.pdf', { type: 'application/pdf' });
  await page.getByLabelText('Add a photo of the consent form of Merin Kizhakkedam').upload(file);
  await expect.poll(() => photos).toHaveLength(1);
});

test('the desk reads what to tell the kitchen and mind at the door, and nothing of somebody who told nothing', async () => {
  const family = sampleFamily();
  const [father, child, absent] = family.people;
  if (!father || !child || !absent) throw new Error('The sample family has a child');
  const shown = { ...family, people: [father, { ...child, hasNeeds: true }, absent] };
  mockDesk([shown]);
  mockEndpoint(openFamily, () => ({
    ...shown,
    open: null,
    needs: [
      {
        personId: child._id,
        allergies: ['PEANUTS' as const, 'TREE_NUTS' as const],
        access: ['WHEELCHAIR' as const],
        hasNote: true,
      },
    ],
  }));
  await show();
  await find('thomas');
  for (const text of [
    'Allergic to peanuts, tree nuts: tell the kitchen',
    'At the door: wheelchair',
    'More in words: the care team has it',
  ]) {
    await expect.element(row('Merin').getByText(text)).toBeVisible();
    await expect.element(row('Thomas').getByText(text)).not.toBeInTheDocument();
  }
  await expectNoAxeViolations();
});

test('without a connection the desk knows that somebody told of needs, not which', async () => {
  const family = sampleFamily();
  const [father, child] = family.people;
  if (!father || !child) throw new Error('The sample family has a child');
  mockDesk([{ ...family, people: [father, { ...child, hasNeeds: true }] }]);
  await show();
  await expect.element(page.getByText('3 of 12').first()).toBeVisible();
  const { fetch } = globalThis;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText('No connection')).toBeVisible();
  await find('merin');
  await expect
    .element(row('Merin').getByText('Told of food or access needs: ask what they are'))
    .toBeVisible();
  await expect.element(page.getByText(/tell the kitchen/u)).not.toBeInTheDocument();
  globalThis.fetch = fetch;
  onLine.mockReturnValue(true);
});

test('the desk shows the request on top, what is handed out, the hotel numbers and the shuttle', async () => {
  mockDesk([
    sampleFamily({
      specialRequest: 'Wheelchair for Ammini',
      addons: [sampleAddon('Jersey · M', { quantity: 2 }), sampleAddon('Banquet')],
      hotel: { name: 'Hyatt Regency', numbers: ['88120321', '88120328'] },
      shuttles: [{ direction: 'DEPARTURE', day: '2026-07-05', time: '10:30', meetingPoint: 'Lobby' }],
    }),
  ]);
  await show();
  await find('thomas');
  for (const text of [
    'Wheelchair for Ammini',
    'FAMILY',
    '2 × Jersey · M',
    'Banquet',
    'Hyatt Regency · 88120321 · 88120328',
    /10:30 · Lobby$/u,
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  await expectNoAxeViolations();
});

test('an add-on is ticked as it is handed out and says when and where; a mistake is taken back', async () => {
  const calls = mockDesk([
    sampleFamily({ addons: [sampleAddon('Jersey · M', { quantity: 2 }), sampleAddon('Banquet')] }),
  ]);
  await show();
  await find('thomas');
  const jersey = page.getByRole('checkbox', { name: /^2 × Jersey · M/u });
  await jersey.click();
  await expect.element(row('Jersey').getByText(/^At .* · Desk 1 · Anna Desk$/u)).toBeVisible();
  await expect.element(jersey).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Banquet' })).not.toBeChecked();
  await expectNoAxeViolations();
  await jersey.click();
  await expect.element(jersey).not.toBeChecked();
  await expect.poll(countUnsent).toMatchObject({ count: 0 });
  const sent = calls.flatMap(({ body }) => body.events);
  expect(sent).toMatchObject([
    { kind: 'HANDED_OUT', addonLineId: sampleAddon('Jersey · M')._id, overrides: false },
    { kind: 'TAKEN_BACK', addonLineId: sampleAddon('Jersey · M')._id },
  ]);
});

test('without a connection add-ons are handed out, survive the page, and are sent once it is back', async () => {
  const calls = mockDesk([sampleFamily({ addons: [sampleAddon('Banquet')] })]);
  const screen = await show();
  await expect.element(page.getByText('3 of 12').first()).toBeVisible();
  const { fetch } = globalThis;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText('No connection')).toBeVisible();
  await find('merin');
  await page.getByRole('checkbox', { name: 'Banquet' }).click();
  await expect.element(row('Banquet').getByText('Waiting to be sent')).toBeVisible();
  await expect.element(page.getByText('1 waiting to be sent')).toBeVisible();
  await screen.unmount();
  globalThis.fetch = fetch;
  onLine.mockReturnValue(true);
  await show();
  await expect.poll(() => calls.flatMap(({ body }) => body.events)).toMatchObject([{ kind: 'HANDED_OUT' }]);
  await expect.element(row('Banquet').getByText(/^At .* · Desk 1 · Anna Desk$/u)).toBeVisible();
  await expect.poll(countUnsent).toMatchObject({ count: 0 });
});

test('what another desk handed out is named, and so is a number that has changed since', async () => {
  const handOut = { at: '2026-07-02T14:42:00.000Z', byName: 'Ravi Staff', desk: 'Desk 2', quantity: 2 };
  mockDesk(
    [
      sampleFamily({
        addons: [
          sampleAddon('Banquet'),
          sampleAddon('Jersey · M', { quantity: 3, handOut }),
          sampleAddon('Shuttle', { standing: 'NOT_CONFIRMED' }),
        ],
      }),
    ],
    () => ({ outcome: 'ALREADY', handOut: { ...handOut, quantity: 1 } }),
  );
  const screen = await show('DESK');
  await find('thomas');
  await expect
    .element(row('Jersey').getByText('The number has changed: 2 handed out, 3 booked now.'))
    .toBeVisible();
  await expect.element(row('Shuttle').getByText('Not confirmed')).toBeVisible();
  await expect.element(row('Shuttle').getByRole('checkbox')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Banquet' }).click();
  await expect
    .element(page.getByText(/^Banquet: already handed out at .* at Desk 2 by Ravi Staff\.$/u))
    .toBeVisible();
  await expectNoAxeViolations();
  await screen.unmount();
  await show('REGISTRAR');
  await expect.element(row('Shuttle').getByRole('checkbox')).not.toBeChecked();
});

test('a device is asked once what the desk is called', async () => {
  localStorage.removeItem('sangamam.desk-name');
  const calls = mockDesk([sampleFamily()]);
  await show();
  await find('thomas');
  await page.getByRole('checkbox', { name: /Merin/u }).click();
  await button('Check in Thomas Kizhakkedam').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await expect.element(dialog.getByText('Please give this desk a name of up to 40 characters')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name of this desk' }).fill('Lobby left');
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await expect.poll(() => calls[0]?.body.desk).toBe('Lobby left');
  await page.getByRole('checkbox', { name: /Merin/u }).click();
  await button('Check in Merin Kizhakkedam').click();
  await expect.element(page.getByText('Everybody is here.')).toBeVisible();
  await expect.poll(() => calls.map(({ body }) => body.desk)).toEqual(['Lobby left', 'Lobby left']);
});

test('the desk sends an unpaid family to the treasurer, and names on a phone stand above the button', async () => {
  await page.viewport(360, 740);
  mockDesk([
    sampleFamily({
      standing: 'NOT_CONFIRMED',
      gate: [
        { topic: 'APPROVAL', state: 'OK', actor: null },
        { topic: 'MONEY', state: 'MISSING', actor: 'FAMILY' },
        { topic: 'HOTEL', state: 'OK', actor: null },
      ],
    }),
  ]);
  await show();
  await find('thomas');
  await expect.element(page.getByText(/^It is not paid\. Send the family to the treasurer/u)).toBeVisible();
  await expect.element(page.getByText('Not paid: treasurer')).toBeVisible();
  await expect.element(page.getByText('In order: Approval · Hotel')).toBeVisible();
  await expect.element(page.getByText('People here')).not.toBeInTheDocument();
});

test('on a phone the first names stand in the upper half, below a wish and what is missing', async () => {
  await page.viewport(360, 740);
  mockDesk([
    sampleFamily({
      specialRequest: 'My mother uses a wheelchair; a room near the lifts would help us a lot.',
      gate: [
        { topic: 'APPROVAL', state: 'OK', actor: null },
        { topic: 'MONEY', state: 'OK', actor: null },
        { topic: 'CONSENTS', state: 'MISSING', actor: 'FAMILY' },
        { topic: 'HOTEL', state: 'ASK', actor: 'HOSPITALITY' },
      ],
    }),
  ]);
  await show();
  await find('thomas');
  await expect.element(page.getByText(/uses a wheelchair/u)).toBeVisible();
  const panel = page.getByRole('region', { name: /Kizhakkedam/u }).element();
  const people = page.getByRole('list', { name: 'Family' }).element();
  const above = people.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  expect(above).toBeLessThan(285);
  const box = page.getByRole('checkbox', { name: /Merin/u }).element().getBoundingClientRect();
  const name = page.getByText('Merin Kizhakkedam').element().getBoundingClientRect();
  expect(name.left).toBeGreaterThanOrEqual(box.right);
});

test('another desk was quicker: the screen says which and when', async () => {
  mockDesk([sampleFamily()], () => ({ outcome: 'ALREADY', arrival: sampleArrival }));
  await show();
  await find('thomas');
  await page.getByRole('checkbox', { name: /Merin/u }).click();
  await button('Check in Thomas Kizhakkedam').click();
  await expect
    .element(page.getByText(/^Thomas Kizhakkedam was already checked in at .* at Desk 2 by Ravi Staff\.$/u))
    .toBeVisible();
});

test('without a connection families are found and checked in, and sent once it is back', async () => {
  const calls = mockDesk([sampleFamily()]);
  const screen = await show();
  await expect.element(page.getByText('3 of 12').first()).toBeVisible();
  const { fetch } = globalThis;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText('No connection')).toBeVisible();
  await find('merin');
  await button('Check in all 2').click();
  await expect.element(page.getByText('2 waiting to be sent')).toBeVisible();
  await expect.element(row('Merin').getByText('Waiting to be sent')).toBeVisible();
  await button('Next family').click();
  await expect.element(page.getByText('5 of 12').first()).toBeVisible();
  await expectNoAxeViolations();
  expect(calls).toEqual([]);

  // The page is lost; what was done is not.
  await screen.unmount();
  globalThis.fetch = fetch;
  onLine.mockReturnValue(true);
  await show();
  await expect.poll(() => calls.flatMap(({ body }) => body.events)).toHaveLength(2);
  await expect.element(page.getByText('waiting to be sent')).not.toBeInTheDocument();
});

test('names in Malayalam have their letters before the connection is lost', async () => {
  mockDesk([sampleFamily()]);
  const load = vi.spyOn(document.fonts, 'load');
  await show();
  await expect.poll(() => load.mock.calls).toContainEqual([expect.stringMatching(/^1em ./u), 'മ']);
});

test('check-ins of somebody else are not sent under another name, unless the person who is there says so', async () => {
  const calls = mockDesk([sampleFamily()]);
  const store = await openQueueStore();
  const event = {
    id: '01970000-0000-7000-8000-0000000000e1',
    orderId: sampleFamily()._id,
    personId: sampleFamily().people[0]?._id ?? '',
    kind: 'ARRIVED' as const,
    at: new Date().toISOString(),
    overrides: false,
    consent: null,
    desk: 'Desk 1',
    number: 'R-1',
    refusal: null,
  };
  await store.put([{ ...event, by: 'somebody else' }]);
  await show();
  await expect.element(page.getByText('1 entry of somebody else waits on this device')).toBeVisible();
  await expectNoAxeViolations();
  expect([calls.length, await countUnsent()]).toEqual([0, { count: 1, isStored: true }]);
  await button('Send under my name').click();
  await expect.poll(() => calls.flatMap(({ body }) => body.events.map(({ id }) => id))).toEqual([event.id]);
  await expect.element(page.getByText('of somebody else')).not.toBeInTheDocument();
  // The sentence goes as soon as they are nobody else's; they are gone once the answer has come.
  await expect.poll(countUnsent).toEqual({ count: 0, isStored: true });
});

test('a check-in that is refused stays in sight until it is read, also after a reload', async () => {
  mockDesk([sampleFamily()], () => ({ outcome: 'REFUSED', refusal: 'CANCELLED', arrival: null }));
  const screen = await show();
  await find('thomas');
  await page.getByRole('checkbox', { name: /Merin/u }).click();
  await button('Check in Thomas Kizhakkedam').click();
  const refusal = page.getByText(/The registration was cancelled meanwhile\.$/u);
  await expect.element(refusal).toBeVisible();
  await expectNoAxeViolations();
  await screen.unmount();
  await show();
  await expect.element(refusal).toBeVisible();
  await button('Got it').click();
  await expect.element(refusal).not.toBeInTheDocument();
});

test('a registration that is not confirmed sends a desk to the registrar, who is asked once', async () => {
  const family = sampleFamily({ standing: 'NOT_CONFIRMED' });
  const calls = mockDesk([family]);
  const screen = await show('DESK');
  await find('thomas');
  await expect.element(page.getByText('This registration is not confirmed')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await screen.unmount();
  mockEndpoint(openFamily, () => ({
    ...family,
    needs: [],
    open: { amount: 1_250, currency: 'USD' as const },
  }));
  await show('REGISTRAR');
  await expect.element(page.getByText(/1,250.* open$/u)).toBeVisible();
  await button('Check in anyway').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in anyway' }).click();
  await expect.poll(() => calls[0]?.body.events[0]?.overrides).toBe(true);
});

test('what is searched for survives a reload and a look at the wrong family, until somebody arrives', async () => {
  mockDesk([sampleFamily()]);
  const screen = await show();
  const field = page.getByRole('searchbox');
  await field.fill('merin');
  const hit = button(/^Thomas Kizhakkedam/u);
  await expect.element(hit).toBeVisible();
  await expect.poll(() => new URLSearchParams(location.search).get('search')).toBe('merin');
  await screen.unmount();
  await show();
  await expect.element(field).toHaveValue('merin');
  await hit.click();
  await button('Back to the search').click();
  await expect.element(field).toHaveValue('merin');
  await expect.element(field).toHaveFocus();
  await hit.click();
  await button('Check in all 2').click();
  await button('Next family').click();
  await expect.element(field).toHaveValue('');
  expect(new URLSearchParams(location.search).get('search')).toBeNull();
});

test('the key of the search is named where there is room for a keyboard', async () => {
  mockDesk([sampleFamily()]);
  await page.viewport(1200, 900);
  await show();
  await expect.element(page.getByText('Press / to get here.')).toBeVisible();
  await page.viewport(360, 740);
  await expect.element(page.getByText('Press / to get here.')).not.toBeVisible();
  await expect.element(page.getByText(/^One wrong character is fine/u)).toBeVisible();
});

test('other spellings are found and marked, the likeliest family stands first, and a cut list says so', async () => {
  const others = Array.from({ length: 24 }, (_, place) => {
    const [person] = sampleFamily().people;
    const name = `Thomas A${place}`;
    return sampleFamily({
      _id: sampleId(`o${place}`),
      registrantName: name,
      familyName: null,
      people: person ? [{ ...person, _id: sampleId(`p${place}`), name }] : [],
    });
  });
  mockDesk([...others, sampleFamily()]);
  await show();
  await page.getByRole('searchbox').fill('tomas kizhakkedam');
  await expect.element(button(/^Thomas Kizhakkedam/u).getByText('Similar name')).toBeVisible();
  await page.getByRole('searchbox').fill('kizhakkedam thomas');
  await expect.element(button(/^Thomas Kizhakkedam/u)).toBeVisible();
  await expect.element(page.getByText('Similar name')).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill('thomas');
  await expect.element(page.getByText('20 of 25 families. Type another letter or name.')).toBeVisible();
});

test('a family that nobody knows is not found, and the screen says what to try', async () => {
  mockDesk([sampleFamily()]);
  await show();
  await page.getByRole('searchbox').fill('zacharias');
  await expect.element(page.getByRole('heading', { name: 'No family found' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('searchbox')).toBeVisible();
});

test('the desk shows the convention of the switch, and the switch that of the desk', async () => {
  mockDesk([sampleFamily()]);
  const dated = { startDate: '2026-07-02', endDate: '2026-07-05', timeZone: 'America/New_York' };
  const other = '01970000-0000-7000-8000-0000000000c2';
  mockEndpoint(listDeskConventions, () => [
    { _id: sampleIds.convention, name: 'Sangamam 2026', ...dated },
    { _id: other, name: 'Sangamam 2024', ...dated },
  ]);
  storeConvention(other);
  await show();
  const choice = page.getByRole('combobox', { name: 'Convention' });
  await expect.element(choice).toHaveValue(other);
  storeConvention(sampleIds.convention);
  await expect.element(choice).toHaveValue(sampleIds.convention);
  await choice.selectOptions('Sangamam 2024');
  await expect.poll(() => localStorage.getItem('sangamam.admin-convention')).toBe(other);
  await expect.element(choice).toHaveValue(other);
  storeConvention('all');
  await expect.element(choice).toHaveValue(other);
});

test('before the first registration the desk says so', async () => {
  mockEndpoint(listDeskConventions, () => []);
  await show();
  await expect.element(page.getByRole('heading', { name: 'No registrations yet' })).toBeVisible();
});

test('badges of a family and in runs are downloaded; a refusal says why', async () => {
  mockDesk([sampleFamily()]);
  const family = mockEndpoint(downloadFamilyBadges, () => new MockFile('badges.pdf', '%PDF'));
  mockEndpoint(countBadges, ({ query }) =>
    query.unit === undefined
      ? { badges: 300, noPhotos: 41, files: 2, units: ['Chicago', 'Houston'] }
      : { badges: 12, noPhotos: 1, files: 1, units: ['Chicago', 'Houston'] },
  );
  const runs = mockEndpoint(downloadBadges, () => {
    throw new Refusal('NO_BADGES');
  });
  await show();
  await page.getByText('Print badges in runs').click();
  await expect.element(page.getByText('300 badges')).toBeVisible();
  await expect.element(button('Download badges 241 to 300')).toBeVisible();
  await expect.element(page.getByText('No photos', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText(/children for whom nobody has answered.*41 of them have it\.$/u))
    .toBeVisible();
  await page.getByRole('combobox', { name: 'Local unit' }).selectOptions('Chicago');
  await expectNoAxeViolations();
  await button('Download badges 1 to 12').click();
  await expect.element(page.getByText(/^Nobody here has a badge/u)).toBeVisible();
  expect(runs[0]?.query).toMatchObject({ unit: 'Chicago', perSheet: '8', file: '1' });
  await find('thomas');
  await button('Print badges').click();
  await expect.poll(() => family).toHaveLength(1);
});

test('a family that came without registering is registered by a registrar, whom the desk asks', async () => {
  mockDesk([sampleFamily()]);
  const { unmount } = await show();
  await page.getByRole('searchbox').fill('Nobody of this name');
  await expect
    .element(page.getByText('Did they come without registering? A registrar can register them now.'))
    .toBeVisible();
  const link = page.getByRole('link', { name: 'Register a family that is not there' });
  await expect.element(link).not.toBeInTheDocument();
  await unmount();
  await show('REGISTRAR');
  await page.getByRole('searchbox').fill('Nobody of this name');
  await expect.element(link).toHaveAttribute('href', '/admin/registrations/new');
  await expectNoAxeViolations();
});
