import { describe, expect, it } from 'vitest';

import { registrationStatuses } from '../../orders/order-status.ts';
import { balanceStates, type BalanceState } from '../../ledger/balance/balance.ts';
import {
  isReady,
  readinessOf,
  readinessTopics,
  type ReadinessFacts,
  type ReadinessItem,
} from './readiness.ts';

const ready: ReadinessFacts = {
  active: true,
  registrationStatus: 'REG_APPROVED',
  confirmed: true,
  waitsForFamily: false,
  balance: { state: 'PAID', dueDate: '2027-03-01' },
  addonBalances: [],
  consents: { minors: 2, missing: 0, toCheck: 0 },
  collectsPictures: true,
  hasCards: true,
  hasPicture: true,
  hasTravelPlans: true,
  hasHotelNumber: true,
  needsRoom: true,
  conventionStarts: '2027-07-01',
  conventionOver: false,
};

function itemOf(topic: (typeof readinessTopics)[number], facts: Partial<ReadinessFacts>) {
  const item = readinessOf({ ...ready, ...facts }).find((one) => one.topic === topic);
  return item && [item.state, item.actor, item.by];
}

const unconfirmed = { confirmed: false, registrationStatus: 'PENDING_REG_APPROVAL' } as const;
const balance = (state: BalanceState, dueDate: string | null = null) => ({ state, dueDate });

describe('each topic', () => {
  it.each<[string, Parameters<typeof itemOf>, ReturnType<typeof itemOf>]>([
    ['an approved registration', ['APPROVAL', {}], ['DONE', null, null]],
    ['one that is not decided', ['APPROVAL', unconfirmed], ['WAITING', 'REGISTRAR', null]],
    [
      'one whose family was asked',
      ['APPROVAL', { ...unconfirmed, waitsForFamily: true }],
      ['TO_DO', 'FAMILY', null],
    ],
    ['an approved one whose family was asked', ['APPROVAL', { waitsForFamily: true }], ['DONE', null, null]],

    [
      'consents without minors',
      ['CONSENTS', { consents: { minors: 0, missing: 0, toCheck: 0 } }],
      ['NOT_NEEDED', null, null],
    ],
    ['all forms accepted', ['CONSENTS', {}], ['DONE', null, null]],
    [
      'a missing form',
      ['CONSENTS', { consents: { minors: 2, missing: 1, toCheck: 1 } }],
      ['TO_DO', 'FAMILY', '2027-07-01'],
    ],
    [
      'a missing form before confirmation',
      ['CONSENTS', { ...unconfirmed, consents: { minors: 1, missing: 1, toCheck: 0 } }],
      ['TO_DO', 'FAMILY', '2027-07-01'],
    ],
    [
      'a form to check',
      ['CONSENTS', { consents: { minors: 2, missing: 0, toCheck: 1 } }],
      ['WAITING', 'REGISTRAR', '2027-07-01'],
    ],
    [
      'a missing form after the convention',
      ['CONSENTS', { conventionOver: true, consents: { minors: 2, missing: 1, toCheck: 0 } }],
      ['NOT_NEEDED', null, null],
    ],

    ['a picture', ['PICTURE', {}], ['DONE', null, null]],
    [
      'no picture where none is collected',
      ['PICTURE', { collectsPictures: false, hasPicture: false }],
      ['NOT_NEEDED', null, null],
    ],
    ['no picture', ['PICTURE', { hasPicture: false }], ['TO_DO', 'FAMILY', '2027-06-17']],
    [
      'no picture before confirmation',
      ['PICTURE', { ...unconfirmed, hasPicture: false }],
      ['WAITING', null, null],
    ],
    [
      'no picture after the convention',
      ['PICTURE', { hasPicture: false, conventionOver: true }],
      ['NOT_NEEDED', null, null],
    ],

    ['travel plans', ['TRAVEL', {}], ['DONE', null, null]],
    ['no travel plans', ['TRAVEL', { hasTravelPlans: false }], ['TO_DO', 'FAMILY', '2027-06-17']],
    [
      'no travel plans before confirmation',
      ['TRAVEL', { ...unconfirmed, hasTravelPlans: false }],
      ['WAITING', null, null],
    ],
    [
      'no travel plans after the convention',
      ['TRAVEL', { hasTravelPlans: false, conventionOver: true }],
      ['NOT_NEEDED', null, null],
    ],

    ['a hotel number', ['HOTEL', {}], ['DONE', null, null]],
    ['no room needed', ['HOTEL', { hasHotelNumber: false, needsRoom: false }], ['NOT_NEEDED', null, null]],
    ['no hotel number', ['HOTEL', { hasHotelNumber: false }], ['WAITING', 'HOSPITALITY', '2027-07-01']],
    [
      'no hotel number before confirmation',
      ['HOTEL', { ...unconfirmed, hasHotelNumber: false }],
      ['WAITING', null, null],
    ],
    [
      'no hotel number after the convention',
      ['HOTEL', { hasHotelNumber: false, conventionOver: true }],
      ['NOT_NEEDED', null, null],
    ],
  ])('%s', (_name, [topic, facts], expected) => {
    expect(itemOf(topic, facts)).toEqual(expected);
  });
});

describe('money', () => {
  it.each<[BalanceState, ReturnType<typeof itemOf>]>([
    ['UNPAID', ['TO_DO', 'FAMILY', '2027-03-01']],
    ['DECLINED', ['TO_DO', 'FAMILY', '2027-03-01']],
    ['PART_RECEIVED', ['TO_DO', 'FAMILY', '2027-03-01']],
    ['REPORTED', ['WAITING', 'TREASURER', '2027-03-01']],
    ['RECEIVED', ['WAITING', 'TREASURER', '2027-03-01']],
    ['PAID', ['DONE', null, null]],
    ['NOTHING_TO_PAY', ['NOT_NEEDED', null, null]],
    ['NOT_SUBMITTED', ['NOT_NEEDED', null, null]],
    ['CLOSED', ['NOT_NEEDED', null, null]],
  ])('that is %s', (state, expected) => {
    expect(itemOf('MONEY', { balance: balance(state, '2027-03-01') })).toEqual(expected);
  });

  it('is not due before approval, but a declined payment is tried again', () => {
    expect(itemOf('MONEY', { ...unconfirmed, balance: balance('UNPAID') })).toEqual(['WAITING', null, null]);
    expect(itemOf('MONEY', { ...unconfirmed, balance: balance('DECLINED') })).toEqual([
      'TO_DO',
      'FAMILY',
      null,
    ]);
  });

  it('includes add-on orders: what the family owes comes before what the treasurer checks', () => {
    const addonBalances = [balance('UNPAID', '2027-05-02'), balance('REPORTED', '2027-02-01')];
    expect(itemOf('MONEY', { addonBalances })).toEqual(['TO_DO', 'FAMILY', '2027-05-02']);
    expect(itemOf('MONEY', { ...unconfirmed, balance: balance('UNPAID'), addonBalances })).toEqual([
      'TO_DO',
      'FAMILY',
      '2027-05-02',
    ]);
    expect(itemOf('MONEY', { addonBalances: [balance('CLOSED')] })).toEqual(['DONE', null, null]);
  });

  it('shows the earliest due date', () => {
    const addonBalances = [balance('UNPAID', '2027-05-02'), balance('DECLINED', '2027-04-30')];
    expect(itemOf('MONEY', { addonBalances })?.[2]).toBe('2027-04-30');
  });
});

const bools = [true, false];
/** Every combination of the facts, apart from dates. */
const combinations: ReadinessFacts[] = registrationStatuses.flatMap((registrationStatus) =>
  balanceStates.flatMap((state) =>
    [undefined, ...balanceStates].flatMap((addon) =>
      [0, 1, 2, 3].flatMap((consents) =>
        bools.flatMap((confirmed) =>
          bools.flatMap((hasPicture) =>
            bools.flatMap((settled) =>
              bools.map((conventionOver) => ({
                ...ready,
                registrationStatus,
                confirmed,
                waitsForFamily: settled,
                balance: balance(state, '2027-03-01'),
                addonBalances: addon ? [balance(addon, '2027-02-01')] : [],
                consents: {
                  minors: consents > 0 ? 1 : 0,
                  missing: consents === 1 ? 1 : 0,
                  toCheck: consents === 2 ? 1 : 0,
                },
                hasPicture,
                hasTravelPlans: settled,
                hasHotelNumber: settled,
                conventionOver,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

describe('every combination of facts', () => {
  const answers = combinations.map(readinessOf);
  const settled = (item: ReadinessItem) => isReady([item]);

  it('has each topic once', () => {
    expect(answers.length).toBe(3 * 9 * 10 * 4 * 16);
    const others = answers.filter(
      (items) => items.map(({ topic }) => topic).join() !== readinessTopics.join(),
    );
    expect(others).toEqual([]);
  });

  it('has somebody to act, and a date, only for what is not settled; the family for what is to do', () => {
    const items = answers.flat();
    expect(items.filter(({ state, actor }) => (state === 'TO_DO') !== (actor === 'FAMILY'))).toEqual([]);
    expect(items.filter((item) => settled(item) && (item.actor ?? item.by) !== null)).toEqual([]);
  });

  it('is never ready before approval', () => {
    const ready = answers.filter(isReady);
    expect(ready.length).toBeGreaterThan(0);
    expect(ready.filter(([approval]) => approval?.state !== 'DONE')).toEqual([]);
  });

  it('leaves nothing of the stay open after the convention', () => {
    const after = combinations.filter(({ conventionOver }) => conventionOver).map(readinessOf);
    expect(after.filter((items) => !isReady(items.slice(2)))).toEqual([]);
  });

  it('is empty for a registration that is not active', () => {
    const items = combinations.flatMap((facts) => readinessOf({ ...facts, active: false }));
    expect(items).toEqual([]);
  });
});
