import {
  approveRegistration,
  cancelAsAsked,
  cancelRegistration,
  declineCancelRequest,
  getRegistration,
  listRegistrations,
  reinstateRegistration,
  rejectRegistration,
  reopenRegistration,
  takeApprovalBack,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import {
  approveRegistrations,
  messageFamilies,
  rejectRegistrations,
  correctParticipant,
  type ParticipantCorrection,
  listDuplicates,
  markDistinct,
  getRegistrationMail,
} from '@sangamam/contract/casework/care/registration-care-endpoints';
import type { EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  getNeighbours,
  listAddonChoices,
  listPackageChoices,
} from '@sangamam/contract/orders/registrations/registration-queue-endpoints';
import { getReadiness } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import {
  exportParticipants,
  exportRegistrations,
} from '@sangamam/contract/orders/registrations/registration-export';
import { keepPreviousData } from '@tanstack/react-query';
import { searchEverybody } from '@sangamam/contract/orders/registrations/search-endpoints';
import { undoRegistrationDecisions } from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import { countSavedViews } from '@sangamam/contract/orders/registrations/registration-filters';

import { createMutationHook, createQueryHook, createCallHook } from '#web/lib/query/endpoint-hooks.ts';
import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { savedViewGroup, toCounts } from '#web/domain/saved-views/api.ts';

export const useApproveRegistration = createMutationHook(
  approveRegistration,
  (orderId: string) => (reason: string | undefined) => ({
    params: { orderId },
    ...(reason !== undefined && { body: { reason } }),
  }),
  { refreshes: 'everything' },
);

/** Approves several registrations; returns a result for each. */
export const useApproveRegistrations = createMutationHook(
  approveRegistrations,
  () => (orderIds: string[]) => ({ body: { orderIds } }),
  { refreshes: 'everything' },
);

/** Rejects several registrations with one reason; returns a result for each. */
export const useRejectRegistrations = createMutationHook(
  rejectRegistrations,
  () => (body: { orderIds: string[]; reason: string }) => ({ body }),
  { refreshes: 'everything' },
);

/** Asks several families the same by email; returns a result for each. */
export const useAskFamilies = createMutationHook(
  messageFamilies,
  () => (body: { orderIds: string[]; question: string }) => ({ body }),
  { refreshes: 'everything' },
);

/** Cancels a registration as its family asked, with the refund that the terms ask for. */
export const useCancelAsAsked = createMutationHook(
  cancelAsAsked,
  (orderId: string) => (body: { requestId: string; answer: string }) => ({ params: { orderId }, body }),
  { refreshes: 'everything' },
);

export const useDeclineCancelRequest = createMutationHook(
  declineCancelRequest,
  (orderId: string) => (body: { requestId: string; reason: string }) => ({ params: { orderId }, body }),
  { refreshes: 'everything' },
);

export const useCancelRegistration = createMutationHook(
  cancelRegistration,
  (orderId: string) => (reason: string) => ({ params: { orderId }, body: { reason } }),
  { refreshes: 'everything' },
);

/** Changes a person on behalf of the family. */
export const useCorrectParticipant = createMutationHook(
  correctParticipant,
  (orderId: string, participantId: string) =>
    (body: { change: ParticipantCorrection; reason: string; revision: number }) => ({
      params: { orderId, participantId },
      body,
    }),
  { refreshes: 'everything' },
);

/** People of a registration who may be registered twice. */
export const useDuplicates = createQueryHook(listDuplicates, (orderId: string) => ({ params: { orderId } }));

/** Marks possible duplicates as two people, or takes that back; filters and counts follow. */
export const useMarkDistinct = createMutationHook(
  markDistinct,
  (orderId: string, pair: { participantId: string; otherParticipantId: string }) =>
    (isDistinct: boolean) => ({
      params: { orderId, ...pair },
      body: { isDistinct },
    }),
  { refreshes: 'everything' },
);

/** The list's filters and order. */
type NeighbourQuery = EndpointInput<typeof getNeighbours>['query'];

/** What stands before and after a registration in a list; without a list nothing is asked. */
export const useNeighbourRows = createQueryHook(
  getNeighbours,
  (orderId: string, query: NeighbourQuery | undefined) => query && { params: { orderId }, query },
);

/** The packages of a convention, or of all with the convention's name, as options of a select. */
export const usePackageChoices = createQueryHook(
  listPackageChoices,
  (conventionId: string | undefined) => ({ query: { ...(conventionId && { conventionId }) } }),
  {
    staleTime: 60_000,
    select: toOptions,
  },
);

/** The add-ons of a convention, or of all, in the same way. */
export const useAddonChoices = createQueryHook(
  listAddonChoices,
  (conventionId: string | undefined) => ({ query: { ...(conventionId && { conventionId }) } }),
  { staleTime: 60_000, select: toOptions },
);

function toOptions(choices: EndpointData<typeof listPackageChoices>) {
  const isOne = new Set(choices.map(({ conventionName }) => conventionName)).size <= 1;
  return choices.map(({ _id, name, conventionName }) => ({
    value: _id,
    label: isOne ? name : `${name} · ${conventionName}`,
  }));
}

/** What the family of a registration still needs. */
export const useReadiness = createQueryHook(getReadiness, (orderId: string) => ({ params: { orderId } }));

/** The list's filters, as files take them. */
export type RegistrationFilters = Omit<EndpointInput<typeof exportRegistrations>['query'], 'columns'>;

interface Chosen {
  format: ExportFormat;
  columns: readonly string[];
}

/** The filtered registrations as a file. */
export const useRegistrationsFile = createCallHook(
  (filters: RegistrationFilters) =>
    ({ format, columns }: Chosen) =>
      downloadEndpoint(exportRegistrations, {
        params: { format },
        query: { ...filters, columns: columns.join(',') },
      }),
);

/** The people of the filtered registrations as a file. */
export const useParticipantsFile = createCallHook(
  (filters: RegistrationFilters) =>
    ({ format, columns }: Chosen) =>
      downloadEndpoint(exportParticipants, {
        params: { format },
        query: { ...filters, columns: columns.join(',') },
      }),
);

/** An email about a registration, as sent to the family. */
export const useRegistrationMail = createQueryHook(
  getRegistrationMail,
  (orderId: string, mailId: string) => ({ params: { orderId, mailId } }),
);

/** One registration at a glance. */
export const useRegistrationDetail = createQueryHook(getRegistration, (orderId: string) => ({
  params: { orderId },
}));

/** The query of the list, as sent. */
export type RegistrationQuery = EndpointInput<typeof listRegistrations>['query'];

/** A page of registrations; the previous one stays while the next is loading. */
export const useRegistrations = createQueryHook(
  listRegistrations,
  (query: RegistrationQuery, enabled = true) => (enabled ? { query } : undefined),
  { placeholderData: keepPreviousData },
);

export const useReinstateRegistration = createMutationHook(
  reinstateRegistration,
  (orderId: string) => () => ({ params: { orderId } }),
  { refreshes: 'everything' },
);

export const useRejectRegistration = createMutationHook(
  rejectRegistration,
  (orderId: string) => (reason: string) => ({ params: { orderId }, body: { reason } }),
  { refreshes: 'everything' },
);

export const useReopenRegistration = createMutationHook(
  reopenRegistration,
  (orderId: string) => () => ({ params: { orderId } }),
  { refreshes: 'everything' },
);

/** Registrations of all conventions in which a text is found; nothing is searched for fewer than two characters. */
export const useSearchEverybody = createQueryHook(
  searchEverybody,
  (search: string) => (search.length < 2 ? undefined : { query: { search } }),
  { placeholderData: keepPreviousData },
);

export const useTakeApprovalBack = createMutationHook(
  takeApprovalBack,
  (orderId: string) => (reason: string | undefined) => ({ params: { orderId }, body: { reason } }),
  { refreshes: 'everything' },
);

/** Undoes decisions about registrations; returns a result for each. */
export const useUndoDecisions = createMutationHook(
  undoRegistrationDecisions,
  () => (decisions: { orderId: string; decisionId: string }[]) => ({ body: { decisions } }),
  { refreshes: 'everything' },
);

/** How many registrations each saved view has, by its id. */
export const useViewCounts = createQueryHook(
  countSavedViews,
  (conventionId: string | undefined) => ({ query: { ...(conventionId && { conventionId }) } }),
  { group: savedViewGroup, select: toCounts },
);
