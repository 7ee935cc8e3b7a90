import { z } from 'zod';

import { ageGroups } from '../../arrival/desk/age-group.ts';
import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { orderLine } from '../order.ts';
import { registrationActions, undoableRegistrationActions } from '../decisions/registration-decisions.ts';
import { undoableDecision } from '../../undo/undoable-decision.ts';
import { questionStates } from '../../casework/questions/question.ts';
import { readinessActors, readinessFilters } from '../../reports/readiness/readiness.ts';
import { conversationEntry, conversationSummary } from '../../casework/questions/conversation-endpoints.ts';
import { orderStatuses, paymentStatuses, registrationStatuses } from '../order-status.ts';
import { staffStatuses } from '../staff-status.ts';
import { participantRecord } from '../participants/participant.ts';
import { balance } from '../../ledger/balance/balance.ts';
import { familyBalance } from '../../ledger/balance/family-balance.ts';
import { currencies } from '../pricing/currency-for.ts';
import { cancelEstimate } from '../cancel/cancel-estimate.ts';
import { vouchStates } from '../../casework/vouches/vouch.ts';
import { vouchOfRegistration } from '../../casework/vouches/vouch-endpoints.ts';
import { assignedFilter, followUpFilter, recordCare } from '../../casework/care/care.ts';
import { countedFilters } from './counted-filters.ts';
import { answerFilter } from '../../people/questionnaire/answer-filter.ts';
import { resource } from '../../http/resource.ts';

const row = {
  _id: z.string(),
  tmpConvRegNo: z.string(),
  permConvRegNo: z.string().nullable(),
  isAddonOrder: z.boolean(),
  /** Whether it waits for a decision that can be made now, by whoever may decide. */
  canBeApproved: z.boolean(),
  registrantName: z.string(),
  familyName: z.string().nullable(),
  email: z.string().nullable(),
  localUnitName: z.string().nullable(),
  conventionName: z.string(),
  people: z.int(),
  packageName: z.string().nullable(),
  /** `null` before submission and for roles that see no money. */
  balance: balance.nullable(),
  currency: z.enum(currencies),
  status: z.enum(orderStatuses),
  registrationStatus: z.enum(registrationStatuses).nullable(),
  paymentStatus: z.enum(paymentStatuses).nullable(),
  createdAt: z.string(),
  submittedAt: z.string().nullable(),
  /** What is asked of the family, as long as nobody has closed it; `null` without a question. */
  conversation: conversationSummary.nullable(),
  care: recordCare,
  /** How it stands with the local unit of its registrant; `null` where nobody is asked. */
  vouch: vouchOfRegistration.nullable(),
  /** Since when the family asks to cancel; `null` where it does not. */
  cancelAskedAt: z.string().nullable(),
  /** True while its family waits for an answer to a change that it asked for. */
  changeRequested: z.boolean(),
};

/** A registration in the admin list. */
export const registrationRow = z.object(row);
export type RegistrationRow = z.output<typeof registrationRow>;

/** How many people attend, in groups. */
export const peopleGroups = ['ONE', 'TWO', 'THREE_TO_FIVE', 'SIX_OR_MORE'] as const;
export type PeopleGroup = (typeof peopleGroups)[number];

/** Filters by facts of registrations that staff ask for less often. */
const furtherFilters = {
  packageId: entityId.optional(),
  /** The registrant's parish in Kerala, by name. */
  parish: z.string().trim().min(1).max(85).optional(),
  /** `NONE`: no payment was reported. */
  payment: z.enum([...paymentStatuses, 'NONE']).optional(),
  /** Whether somebody under 18 on the first day of the convention attends. */
  minors: z.enum(['WITH', 'WITHOUT']).optional(),
  /** Those with somebody who may be registered twice; for who may decide. */
  duplicates: z.enum(['POSSIBLE']).optional(),
  /** Those that have waited for a decision for longer than this number of days. */
  waiting: z.enum(['3', '7', '14', '30']).optional(),
  /** Those whose family was asked something, by how that stands; add-on orders, too. */
  question: z.enum(questionStates).optional(),
  /** Those whose local unit says this, or has not answered. */
  vouch: z.enum(vouchStates).optional(),
  /** Those whose families ask to cancel. */
  cancel: z.enum(['ASKED']).optional(),
  /** Those whose family asked for a change and waits for the answer. */
  change: z.enum(['REQUESTED']).optional(),
  /** Those with a special request. */
  request: z.enum(['WITH']).optional(),
  currency: z.enum(currencies).optional(),
  attending: z.enum(peopleGroups).optional(),
  /** Those with somebody of this age on the first day of the convention who attends. */
  age: z.enum(ageGroups).optional(),
  /** Assigned to the caller, to nobody, or to this account. */
  assigned: assignedFilter.optional(),
  /** Those with a follow-up that is due, today or earlier by the calendar of their convention, or on any day. */
  followUp: followUpFilter.optional(),
  /** Those with this label. */
  label: entityId.optional(),
  /** Those where somebody, or the family, answered a question of the convention in this way; for who reads answers. */
  answer: answerFilter.optional(),
};

/** The columns by which the list can be sorted; with a minus, descending. `total` is for roles that see money. */
const sortColumns = [
  'submitted',
  'name',
  'number',
  'people',
  'package',
  'unit',
  'total',
  'status',
  'decision',
  'followUp',
] as const;
export const registrationSorts = sortColumns.flatMap((column) => [column, `-${column}`] as const);
export type RegistrationSort = (typeof registrationSorts)[number];

const registration = resource({
  path: '/v1/admin/registrations',
  tag: 'Admin: registrations',
  access: { ability: 'see-registrations' },
});

export const listRegistrations = registration.get('', {
  summary:
    'Registrations by status and search text; add-on orders only if searched for, to be approved, or counted by an add-on or a code',
  query: z.object({
    /** As staff see it; the specification's statuses are understood as well. */
    status: z.enum([...new Set([...staffStatuses, ...orderStatuses])]).optional(),
    registrationStatus: z.enum(registrationStatuses).optional(),
    conventionId: entityId.optional(),
    /** Code of a local unit. */
    organization: z
      .string()
      .regex(/^[A-Z0-9_-]{2,40}$/u)
      .optional(),
    /** Those in which somebody has to act on this topic of readiness, or on any. */
    open: z.enum(readinessFilters).optional(),
    /** Those in which this one has to act, on the topic of `open` or on any. */
    openFor: z.enum(readinessActors).optional(),
    ...furtherFilters,
    ...countedFilters,
    /** Part of a name, e-mail address or registration number. */
    search: searchText,
    sort: z.enum(registrationSorts).default('-submitted'),
    ...pageQuery(),
  }),
  data: listPage(registrationRow),
  errors: ['FORBIDDEN'],
});

const addonOrder = z.object({
  _id: row._id,
  tmpConvRegNo: row.tmpConvRegNo,
  status: row.status,
  registrationStatus: row.registrationStatus,
  paymentStatus: row.paymentStatus,
  /** Empty before submission and for roles that see no money. */
  lines: z.array(orderLine),
  specialRequest: z.string(),
  balance: row.balance,
});

/** One registration. Details of minors are omitted for roles that may not see them. */
export const registrationDetail = z.object({
  ...row,
  participants: z.array(participantRecord),
  lines: z.array(orderLine),
  /** The registration that an add-on order belongs to; `null` for a registration. */
  parent: z.object({ _id: z.string(), number: z.string() }).nullable(),
  /** The add-on orders of a registration, the oldest first. */
  addonOrders: z.array(addonOrder),
  /** Of the registration and its add-on orders together; `null` without any and for roles that see no money. */
  familyBalance: familyBalance.nullable(),
  /** True when no adult attends: the registrar asks for the responsible one before approving. */
  attendsWithoutAdult: z.boolean(),
  specialRequest: z.string(),
  /** What was asked and answered, the oldest first; empty for readers who may not see minors. */
  conversationEntries: z.array(conversationEntry),
  reason: z.string().nullable(),
  /** What the family asks, as long as nobody has answered; `null` without a request to cancel. */
  cancelRequest: z
    .object({
      _id: z.string(),
      askedAt: z.string(),
      reason: z.string(),
      /** What is kept and given back by the terms of the day of the request; `null` for roles that see no money. */
      estimate: cancelEstimate.nullable(),
    })
    .nullable(),
  /** Without notes that the reader may not read. */
  history: z.array(
    z.object({
      at: z.string(),
      actorName: z.string().nullable(),
      action: z.string(),
      reason: z.string().nullable(),
      /** Of a note: whether only registrars read it. */
      registrarsOnly: z.boolean(),
      /**
       * Whom a correction is about and what it changed, only for readers who may see minors; to whom it was assigned,
       * the day of a follow-up (`YYYY-MM-DD`), or which label.
       */
      about: z.string().nullable(),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  /** Since when the family gets no letters to many; `null` while it does. */
  unsubscribedAt: z.string().nullable(),
  /** The latest mail to the family's address that came back; `null` where a later one reached it. */
  bounce: z
    .object({
      at: z.string(),
      /** In the words of the server that returned it; may be empty. */
      reason: z.string(),
      /** No mails leave to the address any more. */
      isStopped: z.boolean(),
    })
    .nullable(),
  mails: z.array(
    z.object({
      _id: z.string(),
      kind: z.string(),
      subject: z.string(),
      createdAt: z.string(),
      sentAt: z.string().nullable(),
      /** When it was recalled, because its decision was undone. */
      recalledAt: z.string().nullable(),
    }),
  ),
  /** The last decision, while it can be undone. */
  undo: undoableDecision(undoableRegistrationActions).nullable(),
  /** What this member of staff may do with it now. */
  actions: z.array(z.enum(registrationActions)),
});
export type RegistrationDetail = z.output<typeof registrationDetail>;

const params = z.object({ orderId: entityId });

export const getRegistration = registration.get('/{orderId}', {
  summary: 'One registration at a glance',
  params,
  data: registrationDetail,
  errors: ['ORDER_NOT_FOUND'],
});

/** A reason that the family will read. */
export const decisionReason = freeText({
  max: 500,
  invalid: 'Please keep the reason under 500 characters',
}).min(3, 'Please give a reason');

/** What the family reads with its cancellation; may be empty. */
const cancelAnswer = freeText({ max: 500, invalid: 'Please keep this under 500 characters' });

const decided = z.object({
  _id: z.string(),
  status: z.enum(orderStatuses),
  registrationStatus: z.enum(registrationStatuses).nullable(),
  permConvRegNo: z.string().nullable(),
  /**
   * The decision, which can be undone for a minute; `null` for a cancellation, a repeated call after that, and where a
   * colleague had decided the same.
   */
  decisionId: z.string().nullable(),
  /** The colleague who had decided the same before; `null` after a decision of one's own. */
  decidedBy: z.string().nullable(),
});

const registrations = resource({
  path: '/v1/admin/registrations/{orderId}',
  tag: 'Admin: registrations',
  access: { ability: 'decide-registrations' },
  params: params,
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE'],
});

/** Approves a registration. Where the local unit does not know the family, a reason for staff says why. */
export const approveRegistration = registrations.post('/approve', {
  summary: 'Approve a registration',
  body: z.strictObject({ reason: decisionReason.optional() }).optional(),
  data: decided,
  errors: ['VOUCHED_AGAINST'],
});

export const rejectRegistration = registrations.post('/reject', {
  summary: 'Reject a registration',
  body: z.strictObject({ reason: decisionReason }),
  data: decided,
  errors: ['CONFLICT'],
});

export const reopenRegistration = registrations.post('/reopen', {
  summary: 'Take a rejection back',
  data: decided,
  errors: ['SOLD_OUT', 'DISCOUNT_CODE_USED_UP'],
});

/**
 * Takes an approval back while nothing is received. As long as the approval can be undone, that undoes it and the
 * family never hears of it; afterwards the family reads the reason in a mail.
 */
export const takeApprovalBack = registrations.post('/take-approval-back', {
  summary: 'Take an approval back',
  body: z.strictObject({ reason: decisionReason.optional() }),
  data: decided,
  errors: ['FAMILY_TOLD', 'UNDO_TOO_LATE', 'CONFLICT'],
});

export const cancelRegistration = registrations.post('/cancel', {
  summary: 'Cancel a registration',
  body: z.strictObject({ reason: decisionReason }),
  data: decided,
  errors: ['CONFLICT'],
});

/**
 * Cancels a registration as its family asked, and enters a refund of each of its payments, with the fee that the terms keep
 * on the day of the request. Without terms the money stands as refund due. Idempotent: a repeated call returns the first result.
 */
export const cancelAsAsked = registrations.post('/cancel-as-asked', {
  summary: 'Cancel a registration as its family asked',
  body: z.strictObject({ requestId: entityId, answer: cancelAnswer }),
  data: decided,
  errors: ['CONFLICT'],
});

/** Declines what the family asked, with a reason that it reads. Idempotent: a repeated call returns the first result. */
export const declineCancelRequest = registrations.post('/decline-cancel-request', {
  summary: 'Decline a request to cancel',
  body: z.strictObject({ requestId: entityId, reason: decisionReason }),
  data: decided,
  errors: ['CONFLICT'],
});

/** Ends the cancellation of a registration, with the add-on orders that were cancelled with it, if places are left. */
export const reinstateRegistration = registrations.post('/reinstate', {
  summary: 'Reinstate a cancelled registration',
  data: decided,
  errors: ['ANOTHER_REGISTRATION', 'SOLD_OUT', 'DISCOUNT_CODE_USED_UP'],
});
