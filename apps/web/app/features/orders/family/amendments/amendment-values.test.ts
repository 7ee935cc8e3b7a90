import { expect, test } from 'vitest';

import {
  banquetId,
  sampleAmendmentOptions as options,
  tourId,
} from '../../../../../test/sample-amendment.ts';
import { addonsWithOwnPlaces, amendmentFromWire, amendmentToWire } from './amendment-values.ts';

const [self, spouse] = options.people;
const asIs = amendmentFromWire(options);

test('a registration as it is differs in nothing', () => {
  expect(amendmentToWire(asIs, options)).toBeUndefined();
  // A fee or a waiver alone settles nothing.
  expect(amendmentToWire({ ...asIs, keptFee: '20', waive: true }, options)).toBeUndefined();
});

test('only what differs is sent', () => {
  const one = {
    ...options,
    people: options.people.map((person) => ({ ...person, attends: person === self })),
  };
  const people = options.people.map(({ participantId, relationship }) => ({
    participantId,
    relationship,
    attends: participantId === spouse?.participantId,
  }));
  expect(amendmentToWire({ ...amendmentFromWire(one), people, keptFee: '20' }, one)).toEqual({
    change: { join: [], attend: [spouse?.participantId], leave: [self?.participantId] },
    settlement: { waive: false, keptFee: 20 },
  });
});

test('a changed add-on sends the whole selection, with what is no longer on offer', () => {
  const addons = [{ addonId: banquetId, choice: '', quantities: ['3', ''] }];
  const kept = [{ addonId: tourId, key: 'Tickets', quantity: '1' }];
  expect(amendmentToWire({ ...asIs, addons, kept }, options)?.change).toEqual({
    join: [],
    attend: [],
    leave: [],
    addons: [
      { addonId: banquetId, key: 'ADULT', quantity: 3 },
      { addonId: tourId, key: 'Tickets', quantity: 1 },
    ],
  });
  expect(
    amendmentToWire({ ...asIs, kept: [{ addonId: tourId, key: 'Tickets', quantity: '' }] }, options)?.change
      .addons,
  ).toEqual([{ addonId: banquetId, key: 'ADULT', quantity: 2 }]);
});

test('places that the family has are its own', () => {
  expect(addonsWithOwnPlaces(options)[0]?.placesLeft).toEqual({ ADULT: 3 });
});

test('relationship, currency and due date are sent where they differ', () => {
  const people = asIs.people.map((one) =>
    one.participantId === spouse?.participantId ? { ...one, relationship: 'FATHER' as const } : one,
  );
  const typed = { ...asIs, people, currency: 'CAD' as const, dueDate: '2027-03-08' };
  expect(amendmentToWire(typed, options)?.change).toEqual({
    relate: [{ participantId: spouse?.participantId, relationship: 'FATHER' }],
    currency: 'CAD',
    dueDate: '2027-03-08',
    join: [],
    attend: [],
    leave: [],
  });
});
