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
  LabelOfSeveral,
} from '@sangamam/contract/casework/care/care-of-several';
import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { messageFamily } from '@sangamam/contract/casework/care/registration-care-endpoints';
import type { RecordHistory } from '@sangamam/contract/casework/care/record-history';
import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import { setFollowUp, setFollowUps } from '@sangamam/contract/casework/follow-up/follow-up-endpoints';
import { labelRegistrations } from '@sangamam/contract/casework/labels/label-endpoints';
import { addStaffNote } from '@sangamam/contract/casework/notes/note-endpoints';
import type { CareEndpoints } from '@sangamam/contract/casework/care/care-endpoints';
import {
  careOfMessages,
  getMessageHistory,
} from '@sangamam/contract/contact/messages/message-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  careOfPayments,
  getPaymentCareHistory,
} from '@sangamam/contract/ledger/payments/payment-care-endpoints';
import { careOfPeople } from '@sangamam/contract/people/directory/person-care-endpoints';
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
  labelSeveral: (body: LabelOfSeveral) => Promise<CareResult[]>;
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
    labelSeveral: ({ recordIds, ...change }) =>
      callEndpoint(labelRegistrations, { body: { ...change, orderIds: recordIds } }),
  },
  PAYMENT: callsOf(careOfPayments),
  MESSAGE: callsOf(careOfMessages),
  PERSON: callsOf(careOfPeople),
};

function callsOf(care: CareEndpoints): CareCalls {
  const { paramsOf } = care;
  return {
    assignees: createQueryHook(care.listAssignees, () => ({}), seldom).options,
    assign: (recordId, body) => callEndpoint(care.assign, { params: paramsOf(recordId), body }),
    setFollowUp: (recordId, body) => callEndpoint(care.setFollowUp, { params: paramsOf(recordId), body }),
    addNote: (recordId, { note }) =>
      callEndpoint(care.addNote, { params: paramsOf(recordId), body: { note } }),
    assignSeveral: (body) => callEndpoint(care.assignSeveral, { body }),
    setFollowUpOfSeveral: (body) => callEndpoint(care.setFollowUpOfSeveral, { body }),
    labelSeveral: (body) => callEndpoint(care.labelSeveral, { body }),
  };
}

/** Staff to whom records of a kind can be, or are, assigned. */
export function useAssignees(kind: CareKind): readonly Assignee[] {
  return useQuery(calls[kind].assignees()).data ?? none;
}

/** Kinds of records whose history is loaded by itself; a registration and a person have their own. */
export type KindWithHistory = Exclude<CareKind, 'REGISTRATION' | 'PERSON'>;

const histories: Readonly<Record<KindWithHistory, (recordId: string) => UseQueryOptions<RecordHistory>>> = {
  PAYMENT: createQueryHook(getPaymentCareHistory, (paymentId: string) => ({ params: { paymentId } })).options,
  MESSAGE: createQueryHook(getMessageHistory, (messageId: string) => ({ params: { messageId } })).options,
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

/** Puts a label on records of a kind, or takes it off; returns a result for each. */
export const useLabelSeveral = createCallHook(
  (kind: CareKind) => (body: LabelOfSeveral) => calls[kind].labelSeveral(body),
  { refreshes: 'everything' },
);

/** Asks the family by email. */
export const useAskRegistration = createMutationHook(
  messageFamily,
  (orderId: string) => (question: string) => ({ params: { orderId }, body: { question } }),
  { refreshes: 'everything' },
);
