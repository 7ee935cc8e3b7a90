import { z } from 'zod';

import { userProfile } from '../../accounts/user-profile.ts';
import { assignedFilter, followUpFilter, recordCare, staffNote } from '../../casework/care/care.ts';
import { emailAddress } from '../../fields/email.ts';
import { entityId } from '../../fields/entity-id.ts';
import { fromRevision } from '../../fields/revision.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { orderStatuses, registrationStatuses } from '../../orders/order-status.ts';
import { relationships } from '../../orders/participants/participant.ts';
import { profileMessages } from '../profile/profile-messages.ts';
import { profilePayload } from '../profile/profile-payload.ts';
import { accountReason } from '../../staff/members/staff-admin-endpoints.ts';
import { historyEntry } from '../../audit/history-entry.ts';
import { resource } from '../../http/resource.ts';

/** The state of a registrant's account. UNVERIFIED has not set a password yet. */
export const accountStates = ['ACTIVE', 'UNVERIFIED', 'SUSPENDED', 'CLOSED'] as const;
export type AccountState = (typeof accountStates)[number];

/** A registrant in the admin list. */
export const personRow = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  familyName: z.string().nullable(),
  email: z.string(),
  mobile: userProfile.shape.mobile,
  localUnitName: z.string().nullable(),
  state: z.enum(accountStates),
  registrations: z.int(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  care: recordCare,
});
export type PersonRow = z.output<typeof personRow>;

const people = resource({
  path: '/v1/admin/people',
  tag: 'Admin: people',
  access: { ability: 'manage-people' },
});

export const listPeople = people.get('', {
  summary: 'Registrants by name, e-mail address, phone or registration number',
  query: z.object({
    /** Part of a name, e-mail address, phone or registration number, of the registrant or anybody of the family. */
    search: searchText,
    state: z.enum(accountStates).optional(),
    /** Code of the registrant's local unit. */
    organization: z
      .string()
      .regex(/^[A-Z0-9_-]{2,40}$/u)
      .optional(),
    /** The registrant's parish in Kerala, by name. */
    parish: z.string().trim().min(1).max(120).optional(),
    /** Assigned to the caller, to nobody, or to this account. */
    assigned: assignedFilter.optional(),
    /** Open accounts with a follow-up that is due, today or earlier, or on any day. */
    followUp: followUpFilter.optional(),
    /** Id of a label that they have. */
    label: entityId.optional(),
    ...pageQuery(),
  }),
  data: listPage(personRow),
});

/** One registrant with everything that belongs to the account. */
export const personDetail = z.object({
  profile: userProfile,
  state: z.enum(accountStates),
  suspensionReason: z.string().nullable(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  orders: z.array(
    z.object({
      _id: z.string(),
      conventionName: z.string(),
      tmpConvRegNo: z.string(),
      permConvRegNo: z.string().nullable(),
      isAddonOrder: z.boolean(),
      status: z.enum(orderStatuses),
      registrationStatus: z.enum(registrationStatuses).nullable(),
      createdAt: z.string(),
    }),
  ),
  family: z.array(
    z.object({
      _id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      relationShip: z.enum(relationships),
      dob: z.string().nullable(),
      email: z.string().nullable(),
    }),
  ),
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
  /** What was done to the account, the newest first. */
  history: z.array(
    historyEntry.extend({
      /** To whom the person was assigned, the day of the follow-up (`YYYY-MM-DD`), or a label. */
      about: z.string().nullable(),
    }),
  ),
  care: recordCare,
  /** What staff noted for each other, the oldest first; also about accounts that were merged into this one. */
  notes: z.array(staffNote),
  actions: z.array(z.enum(['resend-verification', 'suspend', 'unsuspend', 'correct'])),
});
export type PersonDetail = z.output<typeof personDetail>;

const params = z.object({ userId: entityId });

export const getPerson = people.get('/{userId}', {
  summary: 'One registrant with orders and mails',
  params,
  data: personDetail,
  errors: ['USER_NOT_FOUND'],
});

/** Mails a new set-password link to a registrant who has not verified the address yet. */
export const resendVerification = people.post('/{userId}/resend-verification', {
  summary: 'Mail the verification again',
  takesIdempotencyKey: true,
  params,
  data: personDetail,
  errors: ['USER_NOT_FOUND', 'CONFLICT'],
});

export const suspendPerson = people.post('/{userId}/suspend', {
  summary: 'Shut a registrant out',
  params,
  body: z.strictObject({ reason: accountReason }),
  data: personDetail,
  errors: ['USER_NOT_FOUND', 'CONFLICT'],
});

export const unsuspendPerson = people.post('/{userId}/unsuspend', {
  summary: 'Let a registrant in again',
  params,
  data: personDetail,
  errors: ['USER_NOT_FOUND', 'CONFLICT'],
});

/**
 * Corrects a profile on behalf of the registrant, including the e-mail address, which registrants cannot change. The
 * whole profile is sent; snapshots in submitted registrations stay.
 */
export const correctPerson = people.put('/{userId}', {
  summary: "Correct a registrant's data",
  params,
  body: z.strictObject({
    profile: profilePayload,
    ...fromRevision,
    /** The account's new address; unchanged when omitted. */
    email: emailAddress(profileMessages.email).optional(),
    reason: accountReason,
  }),
  data: personDetail,
  errors: ['USER_NOT_FOUND', 'USER_EXIST', 'CONFLICT'],
});

/** What a merge moves, and what prevents it, in sentences. */
const mergePlan = z.object({
  isPossible: z.boolean(),
  obstacles: z.array(z.string()),
  /** Registrations and add-on orders that move to the other account. */
  orders: z.int(),
  mails: z.int(),
  /** True when the merge was done; false for a dry run. */
  isMerged: z.boolean(),
});
export type MergePlan = z.output<typeof mergePlan>;

/**
 * Merges two accounts of the same person: the registrations of `duplicateId` move to `userId`, and the duplicate is
 * closed. With `dryRun` nothing changes, and the answer says what would.
 */
export const mergePeople = people.post('/{userId}/merge', {
  summary: 'Merge a duplicate account into this one',
  params,
  body: z.strictObject({ duplicateId: entityId, dryRun: z.boolean(), reason: accountReason }),
  data: mergePlan,
  errors: ['USER_NOT_FOUND', 'MERGE_NOT_POSSIBLE'],
});
