import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const viewsOfTheList = 'Views of the list';
export const toDecideOldestFirst = 'To decide, oldest first';
export const waitingForTheFamily = 'Waiting for the family';
export const familiesWrote = 'Families who wrote';
export const allRegistrations = 'All';
export const payment = 'Payment';
export const noPaymentReported = 'None reported';
export const minors = 'Under 18';
export const someone = 'Someone attending';
export const noOne = 'No one attending';
export const someoneAttending = 'Someone attending';
export const ages = {
  SMALL_CHILD: 'Small child (under 5)',
  CHILD: 'Child (5 to 12)',
  TEENAGER: 'Teenager (13 to 17)',
  ADULT: 'Adult',
  UNKNOWN: 'No date of birth',
} as const;
export const registeredTwice = 'Registered twice';
export const possibly = 'Possibly';
export const waitingLonger = 'Waiting longer than';
export const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` });
export const withARequest = 'With a request';
export const currency = 'Currency';
export const peopleAttending = 'People attending';
export const peopleGroups = {
  ONE: '1',
  TWO: '2',
  THREE_TO_FIVE: '3 to 5',
  SIX_OR_MORE: '6 or more',
} as const;
export const parish = 'Parish';
export const selectPage = ({ count }: Values<'count'>) => `Select all on this page (${count})`;
export const selectView = ({ count }: Values<'count'>) => `Select all ${count} in this view`;
export const onOtherPages = ({ count }: Values<'count'>) => `, ${count} of them not on this page`;
export const filtersDoNotApply = ({ labels }: Values<'labels'>) =>
  `Part of this view does not apply here, or no longer: ${labels}.`;
export const someFiltersUnusable = 'Part of this view does not apply here, or no longer.';
export const showWithoutThem = 'Show the list without it';

/** Statuses of the specification that are not offered as filters, by their name on the wire. */
export const specificationStatuses: Readonly<Record<string, string>> = {
  SUBMITTED: 'To be decided, no payment reported',
  PAYMENT_NOT_DONE: 'Unpaid, or the payment failed',
  PENDING_FOR_APPROVAL: 'Payment reported, or nothing to pay',
};
