import { describe, expect, it } from 'vitest';

import { travelDayRefusals } from './travel-dates.ts';
import { travelForm, type TravelFormInput } from './travel-form.ts';
import { travelMessages as say } from './travel-messages.ts';
import { travelPlan } from './travel-plan.ts';
import { typedDay, typedTime } from './typed-day-and-time.ts';

const today = '2027-07-14';
const filled: TravelFormInput = {
  arrivalTransport: 'YES',
  arrivalAirport: 'ORD',
  arrivalFlightNumber: 'UA 1234',
  arrivalDate: '07-15-2027',
  arrivalTime: '14:30',
  numberOfPassengersArrival: '4',
  departureTransport: 'YES',
  departureAirport: 'MDW',
  departureFlightNumber: 'WN12',
  departureDate: '07-18-2027',
  departureTime: '9:05',
  numberOfPassengersDeparture: '3',
  notes: ' A baby seat ',
};
const none: TravelFormInput = { ...filled, arrivalTransport: 'NO', departureTransport: 'NO' };

function errorsOf(values: TravelFormInput, context: Parameters<typeof travelForm>[0] = { today }) {
  const { error } = travelForm(context).safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the travel form', () => {
  it('sends what was typed in the formats of the wire', () => {
    expect(travelForm({ today }).parse(filled)).toEqual({
      arrivalInfo: {
        transportationRequired: true,
        airport: 'ORD',
        flightNumber: 'UA 1234',
        date: '2027-07-15',
        time: '14:30',
        numberOfPassengers: 4,
      },
      departureInfo: {
        transportationRequired: true,
        airport: 'MDW',
        flightNumber: 'WN12',
        date: '2027-07-18',
        time: '09:05',
        numberOfPassengers: 3,
      },
      notes: 'A baby seat',
    });
  });

  it('judges only enabled directions, and sends nothing of the others', () => {
    const odd = { arrivalDate: 'soon', numberOfPassengersArrival: 'x', arrivalFlightNumber: '' };
    expect(travelForm({ today }).parse({ ...none, ...odd })).toEqual({
      arrivalInfo: { transportationRequired: false },
      departureInfo: { transportationRequired: false },
      notes: 'A baby seat',
    });
    expect(errorsOf({ ...filled, ...odd, arrivalTransport: 'NO' })).toEqual({});
  });

  it('every empty field of an enabled direction is mandatory', () => {
    const empty = {
      arrivalAirport: '',
      arrivalFlightNumber: ' ',
      arrivalDate: '',
      arrivalTime: '',
      numberOfPassengersArrival: '',
    };
    expect(errorsOf({ ...filled, ...empty })).toEqual(
      Object.fromEntries(Object.keys(empty).map((name) => [name, say.mandatory])),
    );
  });

  it.each<[Partial<TravelFormInput>, Record<string, string>]>([
    [{ arrivalFlightNumber: 'UA#1' }, { arrivalFlightNumber: 'Not a valid flight number !' }],
    [{ arrivalFlightNumber: '- -' }, { arrivalFlightNumber: say.flightNumber }],
    [{ arrivalFlightNumber: 'A'.repeat(100) }, { arrivalFlightNumber: say.flightNumber }],
    [{ arrivalFlightNumber: 'A'.repeat(99) }, {}],
    [{ numberOfPassengersArrival: '4a' }, { numberOfPassengersArrival: 'Accepts only numbers !' }],
    [{ numberOfPassengersArrival: '1.5' }, { numberOfPassengersArrival: say.numbersOnly }],
    [{ numberOfPassengersArrival: '0' }, { numberOfPassengersArrival: say.atLeastOne }],
    [{ numberOfPassengersArrival: '99' }, {}],
    [{ numberOfPassengersArrival: '101' }, { numberOfPassengersArrival: 'Max limit is 100' }],
    [{ arrivalDate: '02-30-2028' }, { arrivalDate: 'Invalid format' }],
    [{ arrivalDate: '2027-15-07' }, { arrivalDate: 'Invalid format' }],
    [{ arrivalDate: '2027-07-15' }, {}],
    [{ arrivalTime: '24:00' }, { arrivalTime: 'Invalid format' }],
    [{ arrivalTime: '2:30 pm' }, { arrivalTime: 'Invalid format' }],
    [{ arrivalDate: '07-13-2027' }, { arrivalDate: say.pastDate }],
    [{ arrivalDate: '07-14-2027' }, {}],
    [
      { arrivalDate: '07-19-2027' },
      { arrivalDate: say.arrivalAfterDeparture, departureDate: say.departureBeforeArrival },
    ],
    [{ arrivalDate: '07-19-2027', departureTransport: 'NO' }, {}],
    [{ arrivalDate: '07-18-2027' }, {}],
    [{ notes: 'x'.repeat(1001) }, { notes: say.notesTooLong }],
  ])('%o shows %o', (changes, errors) => {
    expect(errorsOf({ ...filled, ...changes })).toEqual(errors);
  });

  it('a day that has passed and is not changed does not stop a family from changing the rest', () => {
    const past = { ...filled, arrivalDate: '07-10-2027' };
    expect(errorsOf(past, { today, stored: { arrival: '2027-07-10' } })).toEqual({});
    expect(
      travelDayRefusals({ arrival: '2027-07-11' }, { today, stored: { arrival: '2027-07-10' } }),
    ).toEqual({
      arrival: say.pastDate,
      departure: undefined,
    });
  });
});

it.each([
  ['7/5/2027', '2027-07-05'],
  ['07.05.2027', '2027-07-05'],
  ['07-05-27', undefined],
  ['13-01-2027', undefined],
])('the typed day %s is %s', (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

it.each([
  ['0905', '09:05'],
  ['23:59', '23:59'],
  ['9', undefined],
  ['12:60', undefined],
])('the typed time %s is %s', (typed, time) => {
  expect(typedTime(typed)).toBe(time);
});

it('the wire names each wrong field with its sentence', () => {
  const { error } = travelPlan.safeParse({
    arrivalInfo: {
      transportationRequired: true,
      airport: '',
      date: '2027-13-01',
      time: '7:00',
      flightNumber: '??',
      numberOfPassengers: 101,
    },
    departureInfo: { transportationRequired: false, airport: 'ignored' },
    notes: '',
  });
  const first = new Map(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
  expect(Object.fromEntries(first)).toEqual({
    'arrivalInfo.airport': say.mandatory,
    'arrivalInfo.date': say.invalid,
    'arrivalInfo.time': say.invalid,
    'arrivalInfo.flightNumber': say.flightNumber,
    'arrivalInfo.numberOfPassengers': say.maxPassengers,
  });
});
