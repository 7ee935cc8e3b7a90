import { describe, expect, it } from 'vitest';

import { addDays } from '../../fields/dates/calendar-date.ts';
import { balanceStates } from '../../ledger/balance/balance.ts';
import { paymentMethods } from '../../ledger/terms/payment-methods.ts';
import { registrationStatuses } from '../../orders/order-status.ts';
import {
  reminderDueOn,
  reminderReason,
  remindersAhead,
  noReminderReasonOf,
  type ReminderFacts,
} from './payment-reminder.ts';
import { reminderScheduleForm, typedSchedule } from './reminder-form.ts';
import { defaultReminderSchedule, reminderSchedule, stepsOf } from './reminder-schedule.ts';

const facts: ReminderFacts = {
  balance: { state: 'UNPAID', open: 100, method: null },
  registrationStatus: 'REG_APPROVED',
  dueDate: '2026-03-10',
  refunded: false,
  cancelAsked: false,
  conventionEnds: '2026-08-10',
  hasAddress: true,
};
const schedule = { ...defaultReminderSchedule, enabled: true };

describe('why a family is reminded', () => {
  const reasonOf = (change: Partial<ReminderFacts>) => {
    const answer = reminderReason({ ...facts, ...change });
    return 'reason' in answer ? answer.reason : answer.refusal;
  };

  it('of every state, method and registration status', () => {
    const table: Record<string, string> = {};
    for (const state of balanceStates)
      for (const method of [null, ...paymentMethods])
        for (const registrationStatus of [null, ...registrationStatuses]) {
          const answer = reasonOf({ balance: { state, open: 100, method }, registrationStatus });
          if (answer !== 'NOTHING_OPEN') table[`${state} ${method} ${registrationStatus}`] = answer;
        }
    const expected: Record<string, string> = {};
    for (const method of [null, ...paymentMethods])
      for (const status of [null, ...registrationStatuses]) {
        const approved = status === 'REG_APPROVED' ? 'NOT_REPORTED' : 'NOT_APPROVED';
        const byProvider = method === 'PAYPAL' || method === 'CREDIT_CARD';
        expected[`UNPAID ${method} ${status}`] = approved;
        expected[`DECLINED ${method} ${status}`] = approved;
        expected[`REPORTED ${method} ${status}`] = byProvider ? 'WITH_PROVIDER' : 'NOT_ARRIVED';
        expected[`PART_RECEIVED ${method} ${status}`] = 'PART_OPEN';
      }
    expect(table).toEqual(expected);
  });

  it.each([
    ['nothing open', { balance: { ...facts.balance, open: 0 } }, 'NOTHING_OPEN'],
    ['a refund', { refunded: true }, 'REFUNDED'],
    ['a request to cancel', { cancelAsked: true }, 'CANCEL_ASKED'],
    ['a closed account', { hasAddress: false }, 'NO_ADDRESS'],
  ] as const)('not with %s', (_name, change, expected) => {
    for (const state of balanceStates) {
      const balance = { ...facts.balance, state, ...('balance' in change && change.balance) };
      expect(reasonOf({ ...change, balance })).toBe(expected);
    }
  });
});

it.each([
  ['2026-03-06', undefined],
  ['2026-03-07', -3],
  ['2026-03-08', -3],
  ['2026-03-09', -3],
  ['2026-03-10', undefined],
  ['2026-03-11', 1],
  ['2026-03-13', 1],
  ['2026-03-14', undefined],
  ['2026-03-17', 7],
  ['2026-03-24', 14],
  ['2026-03-26', 14],
  ['2026-03-27', undefined],
])('on %s, step %s is due for March 10', (today, step) => {
  const expected = step === undefined ? { refusal: 'NO_STEP_TODAY' } : { step, reason: 'NOT_REPORTED' };
  expect(reminderDueOn(facts, schedule, today)).toMatchObject(expected);
});

it('a later step takes the place of one that was missed', () => {
  const dense = { ...schedule, daysBefore: [0, 1], daysAfter: [1] };
  expect(reminderDueOn(facts, dense, '2026-03-10')).toMatchObject({ step: 0, day: '2026-03-10' });
  expect(reminderDueOn(facts, dense, '2026-03-12')).toMatchObject({ step: 1, day: '2026-03-11' });
});

it('nothing comes after the convention', () => {
  const ending = { ...facts, conventionEnds: '2026-03-11' };
  expect(reminderDueOn(ending, schedule, '2026-03-11')).toMatchObject({ step: 1 });
  expect(reminderDueOn(ending, schedule, '2026-03-12')).toEqual({ refusal: 'CONVENTION_OVER' });
  const ahead = { today: '2026-03-01', until: '2026-04-01' };
  expect(remindersAhead(ending, schedule, ahead).map(({ day }) => day)).toEqual(['2026-03-07', '2026-03-11']);
});

it('what is ahead begins tomorrow', () => {
  const ahead = { today: '2026-03-07', until: '2026-03-17' };
  expect(remindersAhead(facts, schedule, ahead)).toEqual([
    { step: 1, day: '2026-03-11', reason: 'NOT_REPORTED' },
    { step: 7, day: '2026-03-17', reason: 'NOT_REPORTED' },
  ]);
  expect(remindersAhead({ ...facts, refunded: true }, schedule, ahead)).toEqual([]);
});

describe('the schedule', () => {
  it('comes in the order of its days', () => {
    expect(stepsOf({ enabled: true, daysBefore: [0, 7, 3], daysAfter: [14, 1] })).toEqual([-7, -3, 0, 1, 14]);
  });

  it.each([
    ['nothing while it is on', { enabled: true, daysBefore: [], daysAfter: [] }],
    ['a day twice', { enabled: true, daysBefore: [3, 3], daysAfter: [] }],
    ['no day after', { enabled: true, daysBefore: [], daysAfter: [0] }],
    ['a far day', { enabled: true, daysBefore: [61], daysAfter: [] }],
    ['many days', { enabled: true, daysBefore: [], daysAfter: [1, 2, 3, 4, 5, 6, 7] }],
  ])('refuses %s', (_name, wrong) => {
    expect(reminderSchedule.safeParse(wrong).success).toBe(false);
  });

  it('can be empty while it is off', () => {
    expect(reminderSchedule.safeParse({ enabled: false, daysBefore: [], daysAfter: [] }).success).toBe(true);
  });

  it('is typed with commas or blanks, in any order', () => {
    const typed = { enabled: true, daysBefore: '', daysAfter: ' 14 1,7; 3 ' };
    const read = reminderScheduleForm.parse(typed);
    expect(read).toEqual({ enabled: true, daysBefore: [], daysAfter: [1, 3, 7, 14] });
    expect(typedSchedule(read)).toEqual({ enabled: true, daysBefore: '', daysAfter: '1, 3, 7, 14' });
  });

  it.each(['-1', '1.5', 'one', '1,,2x', '0', '7, 7'])(
    'of days after that are typed as %s is refused',
    (daysAfter) => {
      expect(reminderScheduleForm.safeParse({ enabled: true, daysBefore: '3', daysAfter }).success).toBe(
        false,
      );
    },
  );
});

describe('why a family gets no reminder in the next 14 days', () => {
  const reason = (today: string, changes: Partial<ReminderFacts> = {}, sentToday = false) =>
    noReminderReasonOf({ ...facts, ...changes }, schedule, { today, until: addDays(today, 14), sentToday });

  it.each([
    // Due March 10; days of the schedule are March 7, 11, 17 and 24.
    ['2026-02-20', false, { reason: 'LATER', next: '2026-03-07' }],
    ['2026-02-21', false, null],
    ['2026-03-07', false, null],
    ['2026-03-07', true, null],
    ['2026-03-24', false, null],
    ['2026-03-24', true, { reason: 'ALREADY_SENT', next: null }],
    ['2026-03-26', true, { reason: 'ALREADY_SENT', next: null }],
    ['2026-03-27', false, { reason: 'NO_DAY_LEFT', next: null }],
  ])('on %s, sent today: %s', (today, sentToday, expected) => {
    expect(reason(today, {}, sentToday)).toEqual(expected);
  });

  it.each([
    ['NOT_APPROVED', { registrationStatus: 'PENDING_REG_APPROVAL' }],
    ['REFUNDED', { refunded: true }],
    ['CANCEL_ASKED', { cancelAsked: true }],
    ['NO_ADDRESS', { hasAddress: false }],
    ['CONVENTION_OVER', { conventionEnds: '2026-03-01' }],
    ['WITH_PROVIDER', { balance: { state: 'REPORTED', open: 100, method: 'PAYPAL' } }],
  ] as const)('%s, whatever the day', (expected, changes) => {
    for (const today of ['2026-03-07', '2026-03-27'])
      expect(reason(today, changes)).toEqual({ reason: expected, next: null });
  });

  it('nothing is said of who owes nothing', () => {
    expect(reason('2026-03-27', { balance: { ...facts.balance, open: 0 } })).toBeNull();
  });
});
