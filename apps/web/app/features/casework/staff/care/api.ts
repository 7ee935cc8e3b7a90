import type { Assignee, Assignment, FollowUpChange } from '@sangamam/contract/casework/care/care';
import {
  assignRegistration,
  assignRegistrations,
  listAssignees,
} from '@sangamam/contract/casework/care/assignment-endpoints';
import type {
  AssignmentOfSeveral,
  CareResult,
  FollowUpOfSeveral,
} from '@sangamam/contract/casework/care/care-of-several';
import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { messageFamily } from '@sangamam/contract/casework/care/registration-care-endpoints';
import type { RecordHistory } from '@sangamam/contract/casework/care/record-history';
import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import { setFollowUp, setFollowUps } from '@sangamam/contract/casework/follow-up/follow-up-endpoints';
import { addStaffNote } from '@sangamam/contract/casework/notes/note-endpoints';
import * as message from '@sangamam/contract/contact/messages/message-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import * as payment from '@sangamam/contract/ledger/payments/payment-care-endpoints';
import * as person from '@sangamam/contract/people/directory/person-care-endpoints';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

type Note = EndpointInput<typeof addStaffNote>['body'];

/** The calls with which staff look after a kind of records. */
interface CareCalls {
  /** Staff to whom they can be, or are, assigned. */
  assignees: () => UseQueryOptions<Assignee[]>;
  assign: (recordId: string, body: Assignment) => Promise<unknown>;
  setFollowUp: (recordId: string, body: FollowUpChange) => Promise<unknown>;
  addNote: (recordId: string, body: Note) => Promise<unknown>;
  assignSeveral: (body: AssignmentOfSeveral) => Promise<CareResult[]>;
  setFollowUpOfSeveral: (body: FollowUpOfSeveral) => Promise<CareResult[]>;
}

const none: readonly Assignee[] = [];
const seldom = { staleTime: 60_000 };

const asRegistration = <Seen>({ recordId, ...seen }: { recordId: string } & Seen) => ({
  ...seen,
  orderId: recordId,
});

const calls: Readonly<Record<CareKind, CareCalls>> = {
  REGISTRATION: {
    assignees: createQueryHook(listAssignees, () => ({}), seldom).options,
    assign: (orderId, body) => callEndpoint(assignRegistration, { params: { orderId }, body }),
    setFollowUp: (orderId, body) => callEndpoint(setFollowUp, { params: { orderId }, body }),
    addNote: (orderId, body) => callEndpoint(addStaffNote, { params: { orderId }, body }),
    assignSeveral: ({ userId, records }) =>
      callEndpoint(assignRegistrations, { body: { userId, registrations: records.map(asRegistration) } }),
    setFollowUpOfSeveral: ({ followUp, records }) =>
      callEndpoint(setFollowUps, { body: { followUp, registrations: records.map(asRegistration) } }),
  },
  PAYMENT: {
    assignees: createQueryHook(payment.listPaymentAssignees, () => ({}), seldom).options,
    assign: (paymentId, body) => callEndpoint(payment.assignPayment, { params: { paymentId }, body }),
    setFollowUp: (paymentId, body) =>
      callEndpoint(payment.setPaymentFollowUp, { params: { paymentId }, body }),
    addNote: (paymentId, { note }) =>
      callEndpoint(payment.addPaymentNote, { params: { paymentId }, body: { note } }),
    assignSeveral: (body) => callEndpoint(payment.assignPayments, { body }),
    setFollowUpOfSeveral: (body) => callEndpoint(payment.setPaymentFollowUps, { body }),
  },
  MESSAGE: {
    assignees: createQueryHook(message.listMessageColleagues, () => ({}), seldom).options,
    assign: (messageId, body) => callEndpoint(message.assignMessage, { params: { messageId }, body }),
    setFollowUp: (messageId, body) =>
      callEndpoint(message.setMessageFollowUp, { params: { messageId }, body }),
    addNote: (messageId, { note }) =>
      callEndpoint(message.addMessageNote, { params: { messageId }, body: { note } }),
    assignSeveral: (body) => callEndpoint(message.assignMessages, { body }),
    setFollowUpOfSeveral: (body) => callEndpoint(message.setMessageFollowUps, { body }),
  },
  PERSON: {
    assignees: createQueryHook(person.listPersonAssignees, () => ({}), seldom).options,
    assign: (userId, body) => callEndpoint(person.assignPerson, { params: { userId }, body }),
    setFollowUp: (userId, body) => callEndpoint(person.setPersonFollowUp, { params: { userId }, body }),
    addNote: (userId, { note }) => callEndpoint(person.addPersonNote, { params: { userId }, body: { note } }),
    assignSeveral: (body) => callEndpoint(person.assignPeople, { body }),
    setFollowUpOfSeveral: (body) => callEndpoint(person.setPersonFollowUps, { body }),
  },
};

/** Staff to whom records of a kind can be, or are, assigned. */
export function useAssignees(kind: CareKind): readonly Assignee[] {
  return useQuery(calls[kind].assignees()).data ?? none;
}

/** Kinds of records whose history is loaded by itself; a registration and a person have their own. */
export type KindWithHistory = Exclude<CareKind, 'REGISTRATION' | 'PERSON'>;

const histories: Readonly<Record<KindWithHistory, (recordId: string) => UseQueryOptions<RecordHistory>>> = {
  PAYMENT: createQueryHook(payment.getPaymentCareHistory, (paymentId: string) => ({ params: { paymentId } }))
    .options,
  MESSAGE: createQueryHook(message.getMessageHistory, (messageId: string) => ({ params: { messageId } }))
    .options,
};

/** What was done with a record, the newest first. */
export function useRecordHistory(kind: KindWithHistory, recordId: string) {
  return useQuery(histories[kind](recordId));
}

/** Assigns a record; refused with CONFLICT if somebody else has assigned it since it was shown. */
export const useAssign = createCallHook(
  (kind: CareKind, recordId: string, assignedToSeen: string | null) => (userId: string | null) =>
    calls[kind].assign(recordId, { userId, assignedToSeen }),
  { refreshes: 'everything' },
);

/** Sets or clears the follow-up; refused with CONFLICT if somebody else has changed it since it was shown. */
export const useSetFollowUp = createCallHook(
  (kind: CareKind, recordId: string, seen: FollowUp | null) => (followUp: FollowUp | null) =>
    calls[kind].setFollowUp(recordId, { followUp, seen }),
  { refreshes: 'everything' },
);

/** Writes a note that only staff read. */
export const useAddNote = createCallHook(
  (kind: CareKind, recordId: string) => (body: Note) => calls[kind].addNote(recordId, body),
  { refreshes: 'everything' },
);

/** Assigns several records; returns a result for each. */
export const useAssignSeveral = createCallHook(
  (kind: CareKind) => (body: AssignmentOfSeveral) => calls[kind].assignSeveral(body),
  { refreshes: 'everything' },
);

/** Sets the follow-up of several records; returns a result for each. */
export const useSetFollowUpOfSeveral = createCallHook(
  (kind: CareKind) => (body: FollowUpOfSeveral) => calls[kind].setFollowUpOfSeveral(body),
  { refreshes: 'everything' },
);

/** Asks the family by email. */
export const useAskRegistration = createMutationHook(
  messageFamily,
  (orderId: string) => (question: string) => ({ params: { orderId }, body: { question } }),
  { refreshes: 'everything' },
);
