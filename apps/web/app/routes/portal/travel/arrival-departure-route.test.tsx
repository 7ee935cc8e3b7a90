import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import type { Order } from '@sangamam/contract/orders/order';
import { getOrder } from '@sangamam/contract/orders/order-endpoints';
import { listAirports } from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import { saveTravelPlan } from '@sangamam/contract/travel/plan/travel-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { Elsewhere } from '../../../../test/elsewhere.tsx';
import { mockEndpoint, Refusal } from '../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { sampleId, sampleIds, samplePerson, sampleWholeOrder } from '../../../../test/sample-orders.ts';
import ArrivalDeparturePage from './arrival-departure-route.tsx';

const confirmed = sampleWholeOrder({ status: 'CONFIRMED' });
const { timeZone } = confirmed.conventionData;
const soon = addDays(calendarDateIn(timeZone, new Date()), 5);
const address = `/arrival-departure/${sampleIds.order}`;

function show(order: Order | undefined, scheme: 'light' | 'dark' = 'light') {
  mockEndpoint(getOrder, () => {
    if (!order) throw new Refusal('ORDER_NOT_FOUND');
    return order;
  });
  mockEndpoint(listAirports, () => [{ code: 'MCO', name: 'Orlando International (MCO)' }]);
  const Page = () => (
    <main>
      <ArrivalDeparturePage
        {...({ params: { orderId: sampleIds.order } } as Parameters<typeof ArrivalDeparturePage>[0])}
      />
    </main>
  );
  return renderApp(
    [
      { path: '/my-account', Component: Elsewhere },
      { path: '/arrival-departure/:orderId', Component: Page },
    ],
    { at: address, as: { id: sampleIds.user }, scheme },
  );
}

const submit = () => page.getByRole('button', { name: 'Submit' });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const wants = (direction: string) =>
  page.getByRole('region', { name: direction }).getByRole('radio', { name: 'YES' });

async function fillArrival() {
  await wants('Arrival').click();
  await field('Arrival airport').selectOptions('Orlando International (MCO)');
  await field('Arrival flight number').fill('DL 100');
  await field('Arrival date').fill(shortDate(soon));
  await field('Arrival time').fill('14:30');
  await field('Number of passengers (arrival)').fill('4');
}

test('Submit is disabled until something is edited, and a saved plan says so', async () => {
  const calls = mockEndpoint(saveTravelPlan, () => confirmed.arrivalDepartureInfo);
  await show(confirmed);
  await expect.element(submit()).toBeDisabled();
  await expectNoAxeViolations();
  await fillArrival();
  await submit().click();
  await expect
    .element(page.getByText('Arrival and departure information updated successfully !'))
    .toBeVisible();
  await expect.element(submit()).toBeDisabled();
  expect(calls[0]?.body).toEqual({
    arrivalInfo: {
      transportationRequired: true,
      airport: 'MCO',
      flightNumber: 'DL 100',
      date: soon,
      time: '14:30',
      numberOfPassengers: 4,
    },
    departureInfo: { transportationRequired: false },
    notes: '',
    revision: 0,
  });
});

test('a direction begins with the convention and those who attend, beside what is booked', async () => {
  const { conventionData } = confirmed;
  const leela = { ...samplePerson('Leelamma', 'MOTHER'), isParticipated: false };
  await show({
    ...confirmed,
    participants: [samplePerson('Anna'), samplePerson('Riya', 'DAUGHTER'), leela],
    selectedAddons: [
      {
        type: 'YES_NO',
        addonId: sampleId('shuttl'),
        title: 'Airport shuttle',
        data: { key: 'Yes', value: { price: 60, quantity: 1 } },
      },
      {
        type: 'YES_NO',
        addonId: sampleId('banque'),
        title: 'Banquet',
        data: { key: 'No', value: { price: 0, quantity: 1 } },
      },
    ],
  });
  await expect.element(page.getByText('You have booked: Airport shuttle.')).toBeVisible();
  await expect.element(page.getByText('For a shuttle we still need your flights.')).toBeVisible();
  await expect.element(submit()).toBeDisabled();
  await wants('Departure').click();
  await expect.element(field('Departure date')).toHaveValue(shortDate(conventionData.endDate));
  await expect.element(field('Number of passengers (departure)')).toHaveValue('2');
  await wants('Arrival').click();
  await expect.element(field('Arrival date')).toHaveValue(shortDate(conventionData.startDate));
});

test('a family that has said how it comes is not asked for its flights beside what is booked', async () => {
  const none = { airport: null, airportName: null, date: null, time: null, flightNumber: null };
  const byCar = { transportationRequired: false, ...none, numberOfPassengers: null };
  await show({
    ...confirmed,
    arrivalDepartureInfo: { ...confirmed.arrivalDepartureInfo, arrivalInfo: byCar },
    selectedAddons: [
      {
        type: 'SINGLE_FIELD',
        addonId: sampleId('jersey'),
        title: 'Souvenir book',
        data: { key: 'Copies', value: { price: 15, quantity: 1 } },
      },
    ],
  });
  await expect.element(page.getByText('You have booked: Souvenir book.')).toBeVisible();
  expect(page.getByText(/we still need your flights/u).query()).toBeNull();
});

test('a wrong date says Invalid Format while it is typed and Invalid format at submit', async () => {
  await show(confirmed);
  await wants('Arrival').click();
  await field('Arrival date').fill('31-31-2027');
  await expect.element(field('Arrival date')).toHaveAccessibleDescription(/Invalid Format$/u);
  await submit().click();
  await expect.element(field('Arrival date')).toHaveAccessibleDescription(/Invalid format$/u);
  await expect.element(field('Arrival airport')).toHaveAccessibleDescription('This Field is mandatory');
  await expectNoAxeViolations();
});

test('a failure shows the sentence and keeps what was typed', async () => {
  mockEndpoint(saveTravelPlan, () => {
    throw new Refusal('INTERNAL_ERROR');
  });
  await show(confirmed, 'dark');
  await fillArrival();
  await submit().click();
  await expect.element(page.getByText('Failed to update details !!').first()).toBeVisible();
  await expect.element(field('Arrival flight number')).toHaveValue('DL 100');
  await expect.element(submit()).toBeEnabled();
  await expectNoAxeViolations();
});

test('a refused field shows its sentence', async () => {
  mockEndpoint(saveTravelPlan, () => {
    throw new Refusal('RQST_PARAMS_INVALID', 'arrivalInfo.airport');
  });
  await show(confirmed);
  await fillArrival();
  await submit().click();
  await expect
    .element(field('Arrival airport'))
    .toHaveAccessibleDescription(errorCatalogue.RQST_PARAMS_INVALID.message);
});

test('an airport that is no longer offered stays in the list of who has it', async () => {
  const arrivalInfo = {
    transportationRequired: true,
    airport: 'SFB',
    airportName: 'Orlando Sanford',
    date: soon,
    time: '09:00',
    flightNumber: 'AA 1',
    numberOfPassengers: 2,
  };
  await show({ ...confirmed, arrivalDepartureInfo: { ...confirmed.arrivalDepartureInfo, arrivalInfo } });
  await expect.element(field('Arrival airport')).toHaveValue('SFB');
  await expect.element(field('Arrival date')).toHaveValue(shortDate(soon));
});

test('a registration that is not confirmed says so', async () => {
  await show(sampleWholeOrder({ status: 'PENDING_FOR_APPROVAL' }));
  await expect.element(page.getByText('Your registration is not confirmed yet')).toBeVisible();
  await expectNoAxeViolations();
});

test('an unknown registration may belong to another account, and My Account is offered', async () => {
  await show(undefined);
  await expect.element(page.getByText(/another account/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to My Account Page' }))
    .toHaveAttribute('href', '/my-account');
});
