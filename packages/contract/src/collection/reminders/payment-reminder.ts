import { addDays } from '../../fields/dates/calendar-date.ts';
import type { RegistrationStatus } from '../../orders/order-status.ts';
import type { Balance } from '../../ledger/balance/balance.ts';
import { isReportable } from '../../ledger/terms/payment-methods.ts';
import { stepsOf, type ReminderSchedule } from './reminder-schedule.ts';

/** Why a family is reminded. */
export const reminderReasons = ['NOT_REPORTED', 'NOT_ARRIVED', 'PART_OPEN'] as const;
export type ReminderReason = (typeof reminderReasons)[number];

/** Why a family is not reminded at all. */
export const reminderRefusals = [
  'NOTHING_OPEN',
  'NOT_APPROVED',
  'WITH_PROVIDER',
  'REFUNDED',
  'CANCEL_ASKED',
  'CONVENTION_OVER',
  'NO_ADDRESS',
] as const;
export type ReminderRefusal = (typeof reminderRefusals)[number];

/** What a reminder depends on. */
export interface ReminderFacts {
  balance: Pick<Balance, 'state' | 'open' | 'method'>;
  registrationStatus: RegistrationStatus | null;
  /** Day by which the money should arrive (`YYYY-MM-DD`). */
  dueDate: string;
  /** Whether the order has a refund that was neither discarded nor failed: its money goes back, by agreement with the treasurer. */
  refunded: boolean;
  /** Whether its family asks to cancel the registration, and waits for the answer. */
  cancelAsked: boolean;
  /** Last day of the convention (`YYYY-MM-DD`). */
  conventionEnds: string;
  /** False once the account is closed. */
  hasAddress: boolean;
}

/** A reminder and its step: days from the due date, negative before it. */
export interface DueReminder {
  step: number;
  /** `YYYY-MM-DD`. */
  day: string;
  reason: ReminderReason;
}

/** Days for which a reminder is made good when the site did not run on its day. */
export const catchUpDays = 2;

/** Why the family of an order is reminded, or why not; whatever the day. */
export function reminderReason(
  facts: ReminderFacts,
): { reason: ReminderReason } | { refusal: ReminderRefusal } {
  const { balance, registrationStatus, refunded, cancelAsked, hasAddress } = facts;
  if (balance.open === 0) return { refusal: 'NOTHING_OPEN' };
  if (refunded) return { refusal: 'REFUNDED' };
  if (cancelAsked) return { refusal: 'CANCEL_ASKED' };
  if (!hasAddress) return { refusal: 'NO_ADDRESS' };
  switch (balance.state) {
    case 'PART_RECEIVED':
      return { reason: 'PART_OPEN' };
    case 'REPORTED':
      return balance.method !== null && !isReportable(balance.method)
        ? { refusal: 'WITH_PROVIDER' }
        : { reason: 'NOT_ARRIVED' };
    case 'UNPAID':
    case 'DECLINED':
      return registrationStatus === 'REG_APPROVED' ? { reason: 'NOT_REPORTED' } : { refusal: 'NOT_APPROVED' };
    case 'NOT_SUBMITTED':
    case 'NOTHING_TO_PAY':
    case 'RECEIVED':
    case 'PAID':
    case 'CLOSED':
      return { refusal: 'NOTHING_OPEN' };
  }
}

/**
 * The reminder that is due today, or why none is: the last step whose day has come, on its day or up to `catchUpDays`
 * later. Whether it was sent already is for the caller, as is whether the schedule is switched on.
 */
export function reminderDueOn(
  facts: ReminderFacts,
  schedule: ReminderSchedule,
  today: string,
): DueReminder | { refusal: ReminderRefusal | 'NO_STEP_TODAY' } {
  const answer = reminderReason(facts);
  if ('refusal' in answer) return answer;
  if (today > facts.conventionEnds) return { refusal: 'CONVENTION_OVER' };
  const [step, day] = stepDays(facts, schedule).findLast(([, day]) => day <= today) ?? [];
  if (step === undefined || day === undefined || day < addDays(today, -catchUpDays))
    return { refusal: 'NO_STEP_TODAY' };
  return { step, day, reason: answer.reason };
}

/** The reminders after today until a day, if nothing changes until then. */
export function remindersAhead(
  facts: ReminderFacts,
  schedule: ReminderSchedule,
  { today, until }: { today: string; until: string },
): DueReminder[] {
  const answer = reminderReason(facts);
  if ('refusal' in answer) return [];
  const last = until < facts.conventionEnds ? until : facts.conventionEnds;
  return stepDays(facts, schedule)
    .filter(([, day]) => day > today && day <= last)
    .map(([step, day]) => ({ step, day, reason: answer.reason }));
}

function stepDays({ dueDate }: ReminderFacts, schedule: ReminderSchedule): [step: number, day: string][] {
  return stepsOf(schedule).map((step) => [step, addDays(dueDate, step)]);
}

/** Why a family that owes something gets no reminder in a span of days. */
export const noReminderReasons = [
  ...reminderRefusals.filter((refusal) => refusal !== 'NOTHING_OPEN'),
  'ALREADY_SENT',
  'LATER',
  'NO_DAY_LEFT',
] as const;
export type NoReminderReason = (typeof noReminderReasons)[number];

/**
 * Why the family of an order gets no reminder today or until a day; `null` when it gets one, or owes nothing. LATER has
 * the day of the next one. `sentToday`: whether the reminder that is due today was sent already.
 */
export function noReminderReasonOf(
  facts: ReminderFacts,
  schedule: ReminderSchedule,
  { today, until, sentToday }: { today: string; until: string; sentToday: boolean },
): { reason: NoReminderReason; next: string | null } | null {
  const due = reminderDueOn(facts, schedule, today);
  if ('refusal' in due) {
    if (due.refusal === 'NOTHING_OPEN') return null;
    if (due.refusal !== 'NO_STEP_TODAY') return { reason: due.refusal, next: null };
  } else if (!sentToday) return null;
  if (remindersAhead(facts, schedule, { today, until }).length > 0) return null;
  const [next] = remindersAhead(facts, schedule, { today: until, until: facts.conventionEnds });
  if (next) return { reason: 'LATER', next: next.day };
  return { reason: 'refusal' in due ? 'NO_DAY_LEFT' : 'ALREADY_SENT', next: null };
}
