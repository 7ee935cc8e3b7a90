import type { AuditAction } from '@sangamam/contract/audit/audit-catalogue';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const conflictExplained = ({ who, what, when }: Values<'who' | 'what' | 'when'>) =>
  `${who} ${what} ${when}.`;
export const you = 'You';

export const justNow = 'just now';
export const minutesAgo = ({ count }: { count: number }) =>
  plural(count, { one: 'a minute ago', other: `${count} minutes ago` });
export const hoursAgo = ({ count }: { count: number }) =>
  plural(count, { one: 'an hour ago', other: `${count} hours ago` });
export const daysAgo = ({ count }: { count: number }) =>
  plural(count, { one: 'a day ago', other: `${count} days ago` });

/** What somebody did with a registration. */
export const withRegistration = {
  'order.approved': 'approved it',
  'order.rejected': 'rejected it',
  'order.reopened': 'reopened it',
  'order.reinstated': 'reinstated it',
  'order.cancelled': 'cancelled it',
  'order.merged-into': 'merged it into another one',
  'order.merged-from': 'merged another one into it',
  'order.approval-taken-back': 'took its approval back',
  'order.cancel-declined': 'declined the request to cancel it',
  'order.undone': 'undid the decision about it',
} satisfies Partial<Record<AuditAction, string>>;

/** The same, and what a family did with its request to cancel. */
export const withCancelRequest = {
  ...withRegistration,
  'order.cancel-request-taken-back': 'took the request to cancel back',
} satisfies Partial<Record<AuditAction, string>>;

/** What somebody did with a registrant's account. */
export const withPerson = {
  'account.merged': 'merged the account',
  'account.erased': 'closed the account',
} satisfies Partial<Record<AuditAction, string>>;

const followUpSet = 'set its follow-up';
const followUpCleared = 'cleared its follow-up';
/** What somebody did with the follow-up of a record. */
export const withFollowUp = {
  'order.follow-up-set': followUpSet,
  'order.follow-up-cleared': followUpCleared,
  'payment.follow-up-set': followUpSet,
  'payment.follow-up-cleared': followUpCleared,
  'message.follow-up-set': followUpSet,
  'message.follow-up-cleared': followUpCleared,
  'user.follow-up-set': followUpSet,
  'user.follow-up-cleared': followUpCleared,
} satisfies Partial<Record<AuditAction, string>>;

/** What somebody did with the price of a registration. */
export const withPrice = {
  'order.adjusted': 'changed its price',
  'order.adjustment-removed': 'changed its price',
} satisfies Partial<Record<AuditAction, string>>;

/** The same, where a part of the registration is on the screen. */
export const withItsRegistration = {
  'order.approved': 'approved the registration',
  'order.rejected': 'rejected the registration',
  'order.reopened': 'reopened the registration',
  'order.reinstated': 'reinstated the registration',
  'order.cancelled': 'cancelled the registration',
  'order.approval-taken-back': 'took the approval of the registration back',
  'order.cancel-declined': 'declined the request to cancel the registration',
  'order.undone': 'undid the decision about the registration',
} satisfies Partial<Record<AuditAction, string>>;

/** What somebody did with a payment. */
export const withPayment = {
  'payment.received': 'recorded money for it',
  'payment.approved': 'approved it',
  'payment.declined': 'declined it',
  'payment.rejected': 'rejected it',
  'payment.reversed': 'reversed it',
  'payment.corrected': 'corrected its amount',
  'payment.moved_out': 'moved money from it',
  'payment.moved_in': 'moved money to it',
  'payment.refunded': 'recorded a refund of it',
  'payment.undone': 'undid the decision about it',
  'refund.due': 'prepared a refund of it',
  'refund.approved': 'approved its refund',
  'refund.sent': 'sent its refund',
  'refund.done': 'closed its refund',
  'refund.failed': 'recorded that its refund failed',
  'refund.donated': 'recorded its refund as a donation',
  'refund.discarded': 'discarded its refund',
} satisfies Partial<Record<AuditAction, string>>;

/** What somebody did with where a family sleeps. */
export const withStay = {
  'hotel.stay-changed': 'changed this stay',
  'hotel.rooms-changed': 'changed these rooms',
  'hotel.numbers-undone': 'undid the numbers of a list',
  'hotel.checked-in': 'checked in at the hotel',
  'hotel.check-in-taken-back': 'took the check-in at the hotel back',
} satisfies Partial<Record<AuditAction, string>>;

/** What somebody did with a message. */
export const withMessage = {
  'message.closed': 'closed it',
  'message.reopened': 'reopened it',
} satisfies Partial<Record<AuditAction, string>>;

/** What somebody did with a consent form. */
export const withConsent = {
  'consent.accepted': 'accepted it',
  'consent.returned': 'returned it',
  'consent.undone': 'took its acceptance back',
  'consent.child-named': 'named its child',
} satisfies Partial<Record<AuditAction, string>>;

/** What somebody did with a saved reply. */
export const withReply = {
  'reply.created': 'wrote it',
  'reply.changed': 'changed it',
  'reply.deleted': 'deleted it',
} satisfies Partial<Record<AuditAction, string>>;
