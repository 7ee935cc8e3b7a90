import {
  countArrivals,
  downloadRoster,
  listDeskConventions,
  mostFound,
  openFamily,
  searchFamilies,
  settleEvents,
  type DeskEvent,
  type DeskEventResult,
} from '@sangamam/contract/arrival/desk/desk-endpoints';
import type { DeskAddon, DeskFamily, DeskPerson } from '@sangamam/contract/arrival/desk/desk-family';
import { searchRoster } from '@sangamam/contract/arrival/desk/search-roster';
import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';

import { openQueueStore } from '#web/features/arrival/staff/desk/device/queue-store.ts';

import { mockEndpoint } from './mock-endpoint.ts';
import { sampleId, sampleIds } from './sample-orders.ts';

const person = (name: string, changes: Partial<DeskPerson> = {}): DeskPerson => ({
  _id: sampleId(name),
  name,
  ageGroup: 'ADULT',
  attending: true,
  lacksConsent: false,
  hasNeeds: false,
  arrival: null,
  ...changes,
});

/** A confirmed family of three, of whom one does not attend. */
export const sampleFamily = (changes: Partial<DeskFamily> = {}): DeskFamily => ({
  _id: sampleIds.order,
  tmpConvRegNo: formatRegistrationNumber('T', 4_321),
  permConvRegNo: formatRegistrationNumber('R', 4_321),
  registrantName: 'Thomas Kizhakkedam',
  familyName: 'Manjadi',
  localUnitName: 'Chicago',
  standing: 'CONFIRMED',
  gate: [
    { topic: 'APPROVAL', state: 'OK', actor: null },
    { topic: 'MONEY', state: 'ASK', actor: 'TREASURER' },
    { topic: 'CONSENTS', state: 'MISSING', actor: 'FAMILY' },
    { topic: 'HOTEL', state: 'OK', actor: null },
  ],
  specialRequest: '',
  packageName: 'FAMILY',
  addons: [],
  hotel: null,
  shuttles: [],
  people: [
    person('Thomas Kizhakkedam'),
    person('Merin Kizhakkedam', { ageGroup: 'CHILD' }),
    person('Ammini Kizhakkedam', { attending: false }),
  ],
  ...changes,
});

/** An add-on line that was not handed out. */
export const sampleAddon = (name: string, changes: Partial<DeskAddon> = {}): DeskAddon => ({
  _id: `${sampleId(name)}.1`,
  name,
  quantity: 1,
  standing: 'CONFIRMED',
  handOut: null,
  ...changes,
});

/** The arrival of somebody at another desk. */
export const sampleArrival = {
  at: '2026-07-02T14:42:00.000Z',
  byName: 'Ravi Staff',
  desk: 'Desk 2',
  consent: null,
};

/** Mocks a desk with these families, which checks in whom and hands out what it is sent; answers the sent calls. */
export function mockDesk(
  families: DeskFamily[],
  decide: (event: DeskEvent) => Partial<DeskEventResult> = () => ({}),
) {
  mockEndpoint(listDeskConventions, () => [
    {
      _id: sampleIds.convention,
      name: 'Sangamam 2026',
      startDate: '2026-07-02',
      endDate: '2026-07-05',
      timeZone: 'America/New_York',
    },
  ]);
  mockEndpoint(downloadRoster, () => ({
    conventionId: sampleIds.convention,
    readAt: '2026-07-02T12:00:00.000Z',
    families,
  }));
  mockEndpoint(countArrivals, () => ({
    expected: 12,
    here: 3,
    groups: [{ ageGroup: 'ADULT' as const, expected: 12, here: 3 }],
  }));
  mockEndpoint(searchFamilies, ({ query }) => {
    // As the server searches: its answer replaces what the device found.
    const found = searchRoster(families, query.search);
    return { families: found.slice(0, mostFound), total: found.length };
  });
  const arrivals = new Map<string, DeskPerson['arrival']>();
  const handOuts = new Map<string, DeskAddon['handOut']>();
  mockEndpoint(openFamily, ({ params }) => {
    const family = families.find(({ _id }) => _id === params.orderId) ?? sampleFamily();
    const people = family.people.map((one) => ({ ...one, arrival: arrivals.get(one._id) ?? one.arrival }));
    const addons = family.addons.map((one) => ({ ...one, handOut: handOuts.get(one._id) ?? one.handOut }));
    return { ...family, people, addons, needs: [], open: null };
  });
  return mockEndpoint(settleEvents, ({ body }) =>
    body.events.map((sent) => {
      const event: DeskEvent = 'personId' in sent ? { ...sent, consent: sent.consent ?? null } : sent;
      const { at } = sampleArrival;
      const by = { at, desk: body.desk, byName: 'Anna Desk' };
      const decided = decide(event);
      const result: DeskEventResult = {
        id: event.id,
        outcome: 'APPLIED',
        refusal: null,
        arrival: event.kind === 'ARRIVED' ? { ...by, consent: event.consent } : null,
        handOut: event.kind === 'HANDED_OUT' ? { ...by, quantity: 1 } : null,
        ...decided,
      };
      if ('personId' in event) arrivals.set(event.personId, result.arrival);
      else handOuts.set(event.addonLineId, result.handOut);
      return result;
    }),
  );
}

/** Empties the queue of this browser. */
export async function emptyQueue(): Promise<void> {
  const store = await openQueueStore();
  await store.remove((await store.list()).map(({ id }) => id));
}
