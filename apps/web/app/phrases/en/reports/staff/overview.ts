import type { OverviewTileKey } from '@sangamam/contract/reports/overview/overview-tiles';
import type { ConventionDay, WeekNumber } from '@sangamam/contract/reports/overview/week-endpoints';

export const loading = 'Loading the overview…';
export const needsAttention = 'Needs attention';
export const nothingNeedsYou = 'Nothing is waiting for you.';
export const assignedToYou = 'Assigned to you';
export const checklists = 'Checklists of families';
export const arrivals = 'At the convention';
export const registrations = 'Registrations';
export const money = 'Money';
export const total = 'Total';
export const received = 'Received';
export const open = 'Still open';
/** Why what is open is not simply what has not been received. */
export const moneyAddsUp = ({
  left,
  open,
  waived,
  over,
}: {
  left: string;
  open: string;
  waived: string | null;
  over: string | null;
}) =>
  [
    `Total less received: ${left} = ${open} still open`,
    ...(waived === null ? [] : [`+ ${waived} waived (approved short)`]),
    ...(over === null ? [] : [`− ${over} too much`]),
  ].join(' ');
/** What a link of an amount leads to, for screen readers. */
export const moneyOf = {
  registrations: ({ name }: Readonly<Record<'name', string>>) => `${name}: the registrations`,
  balances: ({ name }: Readonly<Record<'name', string>>) => `${name}: the balances in the books`,
};
export const noMoneyYet = 'No registration has been submitted yet.';

export const familiesReady = ({ active, ready }: { active: number; ready: number }) =>
  active === 1 ? `${ready} of 1 family has everything.` : `${ready} of ${active} families have everything.`;
export const oldestWaits = (days: number) => {
  if (days === 0) return 'The oldest came today';
  return days === 1 ? 'The oldest has waited for 1 day' : `The oldest has waited for ${days} days`;
};

export const ofExpected = ({ expected }: Readonly<Record<'expected', number>>) => `of ${expected} expected`;

export const tiles: Readonly<Record<OverviewTileKey, string>> = {
  TO_DECIDE: 'Registrations to decide',
  CANCEL_ASKED: 'Families who ask to cancel',
  WAITING_FOR_FAMILY: 'Waiting for the family',
  PAYMENTS_TO_MATCH: 'Payments to match',
  PAYMENTS_TO_APPROVE: 'Payments to approve',
  PAYMENTS_SHORT: 'Payments that came short',
  PAYMENTS_OVERDUE: 'Payments overdue',
  PAYMENTS_NO_MONEY: 'Approved without money',
  REFUNDS_TO_START: 'Refunds to start',
  SEATS_LOST: 'Shuttle seats to plan again',
  NEW_MESSAGES: 'New messages',
  REGISTRATION_FOLLOW_UPS: 'Registrations to follow up',
  PAYMENT_FOLLOW_UPS: 'Payments to follow up',
  MESSAGE_FOLLOW_UPS: 'Messages to follow up',
  PERSON_FOLLOW_UPS: 'People to follow up',
  MY_REGISTRATIONS: 'Your registrations',
  MY_PAYMENTS: 'Your payments',
  MY_MESSAGES: 'Your open messages',
  MY_PEOPLE: 'People assigned to you',
  PAGE_DRAFTS: 'Pages with an unpublished draft',
  SCHEDULED_PAGES: 'Pages scheduled to be published',
  PEOPLE_HERE: 'People here',
  APPROVAL_OPEN: 'Waiting for the registrar',
  MONEY_OPEN: 'Families that have to pay',
  MONEY_TO_CHECK: 'Waiting for the treasurer',
  CONSENTS_MISSING: 'Consent forms missing',
  CONSENTS_TO_CHECK: 'Consent forms to check',
  PICTURES_MISSING: 'Family pictures missing',
  CARDS_MISSING: 'Food and care missing',
  TRAVEL_MISSING: 'Travel plans missing',
  HOTEL_MISSING: 'Hotel numbers missing',
  INCOMPLETE: 'Not sent yet',
  TO_BE_DECIDED: 'To be decided',
  UNPAID: 'Unpaid',
  PAYMENT_TO_CHECK: 'Payment to check',
  CONFIRMED: 'Confirmed',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
};

export const lastSevenDays = 'The last seven days';
export const comingUp = 'Coming up';
export const loadingWeek = 'Loading what changed and what comes next…';
export const nothingComesUp = 'No day of this convention lies ahead.';
export const weekNumbers: Readonly<Record<WeekNumber, string>> = {
  SENT: 'Registrations sent',
  CONFIRMED: 'Registrations confirmed',
  CANCELLED: 'Registrations cancelled',
  RECEIVED: 'Money received',
};
export const nothingReceived = 'None';
export const weekBefore = ({ before }: Readonly<Record<'before', number | string>>) =>
  `${before} the week before`;
export const dayNames: Readonly<Record<ConventionDay, string>> = {
  EARLY_BIRD: 'Last day of early-bird prices',
  REGISTER_BY: 'Registration closes',
  CANCEL_REQUESTS: 'Last day on which families may ask to cancel',
  HOTEL_CUTOFF: 'The hotel stops keeping rooms',
  CARDS: 'Food and care of everybody is due',
  PICTURE: 'Family pictures are due',
  TRAVEL: 'Travel plans are due',
  FIRST_DAY: 'The convention begins',
};
export const daysLeft = (days: number) => {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};
export const laterDays = (count: number) => (count === 1 ? '1 later day' : `${count} later days`);
