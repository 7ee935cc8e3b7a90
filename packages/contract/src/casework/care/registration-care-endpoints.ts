import { z } from 'zod';

import { emailAddress } from '../../fields/email.ts';
import { crossField } from '../../fields/cross-field.ts';
import { entityId } from '../../fields/entity-id.ts';
import { mobile } from '../../fields/places/mobile.ts';
import { fromRevision } from '../../fields/revision.ts';
import { freeText } from '../../fields/text.ts';
import { orderStatuses } from '../../orders/order-status.ts';
import { duplicateSigns } from '../../orders/registrations/duplicate-signs.ts';
import { participantRecord } from '../../orders/participants/participant.ts';
import { participantMessages as say } from '../../orders/participants/participant-messages.ts';
import { participantFields, participantCrossRules } from '../../orders/participants/participant-payload.ts';
import { getOutboxMail } from '../../mail/outbox/outbox-admin-endpoints.ts';
import { decisionReason } from '../../orders/registrations/registration-admin-endpoints.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ orderId: entityId });

const registrations = resource({
  path: '/v1/admin/registrations',
  tag: 'Admin: registrations',
  access: { ability: 'decide-registrations' },
});

/** A question mailed to the family; the history lists it as `order.asked`. */
export const messageFamily = registrations.post('/{orderId}/ask', {
  summary: 'Ask the family by mail',
  takesIdempotencyKey: true,
  params,
  body: z.strictObject({
    question: freeText({ max: 2000, invalid: 'Please keep the question under 2000 characters' }).min(
      3,
      'Please write your question',
    ),
  }),
  data: z.object({ _id: z.string() }),
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE'],
});

/** What became of one line of a bulk approval: its status, or the refusal's code and sentence. */
const approvalResult = z.object({
  _id: z.string(),
  approved: z.boolean(),
  status: z.enum(orderStatuses).nullable(),
  permConvRegNo: z.string().nullable(),
  /** The decision, which can be undone for a minute. */
  decisionId: z.string().nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type ApprovalResult = z.output<typeof approvalResult>;

/** Approves several registrations, each in a transaction of its own: one failure does not affect the others. */
export const approveRegistrations = registrations.post('/bulk-approve', {
  summary: 'Approve several registrations',
  body: z.strictObject({ orderIds: z.array(entityId).min(1).max(100) }),
  data: z.array(approvalResult),
});

/** What became of one of several registrations: done, or the refusal's code and sentence. */
const bulkResult = z.object({
  _id: z.string(),
  succeeded: z.boolean(),
  /** The decision, which can be undone for a minute; `null` for what is no decision. */
  decisionId: z.string().nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type RegistrationBulkResult = z.output<typeof bulkResult>;

const orderIds = z.array(entityId).min(1).max(100);

/** Rejects several registrations with one reason, each in a transaction of its own. */
export const rejectRegistrations = registrations.post('/bulk-reject', {
  summary: 'Reject several registrations with one reason',
  body: z.strictObject({ orderIds, reason: decisionReason }),
  data: z.array(bulkResult),
});

/** Mails the same question to several families, each in a transaction of its own. */
export const messageFamilies = registrations.post('/bulk-ask', {
  summary: 'Ask several families by mail',
  takesIdempotencyKey: true,
  body: z.strictObject({ orderIds, question: messageFamily.body.shape.question }),
  data: z.array(bulkResult),
});

/** A person of a registration and somebody in another one who may be the same. */
const duplicate = z.object({
  /** The person of this registration. */
  participantId: z.string(),
  name: z.string(),
  same: z.array(z.enum(duplicateSigns)),
  /** A registrar found that they are two people. */
  isDistinct: z.boolean(),
  /** The other registration, and the person there. */
  otherParticipantId: z.string(),
  otherOrderId: z.string(),
  otherTmpConvRegNo: z.string(),
  otherName: z.string(),
  otherRegistrantName: z.string(),
});

/** People of other active registrations for the same convention who may be somebody of this one, as `maybeSamePerson` says. */
export const listDuplicates = registrations.get('/{orderId}/duplicates', {
  summary: 'People who may be registered twice',
  params,
  data: z.array(duplicate),
  errors: ['ORDER_NOT_FOUND'],
});

/**
 * Says that two possible duplicates are two people, or takes it back. They stay in the list, marked; filters and counts
 * leave them out. CONFLICT when they are no possible duplicates any more.
 */
export const markDistinct = registrations.put('/{orderId}/duplicates/{participantId}/{otherParticipantId}', {
  summary: 'Mark possible duplicates as two people',
  params: params.extend({ participantId: entityId, otherParticipantId: entityId }),
  body: z.strictObject({ isDistinct: z.boolean() }),
  data: z.array(duplicate),
  errors: ['ORDER_NOT_FOUND', 'CONFLICT'],
});

const { firstName, lastName, familyName, maritalStatus, parishInKerala, otherParish } = participantFields;

/** What staff may correct about a person. Omitted fields do not change; `null` clears an e-mail address or phone. */
export const participantCorrection = z
  .strictObject({
    firstName,
    lastName,
    familyName,
    maritalStatus,
    // Omitted means unchanged here, not empty.
    parishInKerala: parishInKerala.unwrap(),
    otherParish: otherParish.unwrap(),
    organization: z.string().regex(/^[A-Z0-9_-]{2,40}$/u, say.localUnit),
    dob: z.iso.date(say.monthAndYear),
    email: emailAddress(say.email).nullable(),
    mobile: mobile({ required: say.mobile, invalid: say.mobile }).nullable(),
  })
  .partial()
  .check(crossField((value, refuse) => participantCrossRules(value, refuse)));
export type ParticipantCorrection = z.output<typeof participantCorrection>;

/**
 * Corrects a person on behalf of the family, in any state but cancelled; the history has the difference. The
 * registrant's e-mail address is the account's name and cannot change here.
 */
export const correctParticipant = registrations.patch('/{orderId}/participants/{participantId}', {
  summary: 'Change a person on behalf of the family',
  params: z.object({ orderId: entityId, participantId: entityId }),
  body: z.strictObject({ change: participantCorrection, reason: decisionReason, ...fromRevision }),
  data: z.object({
    participants: z.array(participantRecord),
    changed: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  }),
  errors: ['ORDER_NOT_FOUND', 'USER_NOT_FOUND', 'USER_EXIST', 'ORDER_LOCKED', 'CONFLICT'],
});

/** A mail about a registration as the family got it. */
export const getRegistrationMail = registrations.get('/{orderId}/mails/{mailId}', {
  summary: 'A mail about a registration as it went out',
  params: z.object({ orderId: entityId, mailId: entityId }),
  data: getOutboxMail.data,
  errors: ['NOT_FOUND'],
});
