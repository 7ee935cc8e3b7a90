import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { getHotelBlock, saveHotelBlock } from '@sangamam/contract/hotel/block/block-endpoints';
import {
  acceptNumbers,
  maxAcceptedNumbers,
  previewNumbers,
  undoNumbers,
  type LineChoice,
  type NumberColumns,
} from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import {
  exportHotelChanges,
  listHotelChanges,
  listHotelLists,
  markListSent,
} from '@sangamam/contract/hotel/lists/list-endpoints';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import {
  exportStays,
  getRoomingColumns,
  saveRoomingColumns,
} from '@sangamam/contract/hotel/stays/export-endpoints';
import type { RoomingColumns } from '@sangamam/contract/hotel/stays/rooming-columns';
import type { StayView } from '@sangamam/contract/hotel/stays/stay-views';
import {
  listHotelConventions,
  listStays,
  saveHotelSettings,
  saveRooms,
  saveStay,
  sayNeed,
  type HotelSettings,
} from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import type { StayForm } from '@sangamam/contract/hotel/stays/stay-form';
import type { DecisionToUndo } from '@sangamam/contract/undo/undoable-decision';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook, createCallHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';
import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';

/** The room block of a convention and its pick-up. */
export const useHotelBlock = createQueryHook(
  getHotelBlock,
  (conventionId: string) => ({ params: { conventionId } }),
  { group: 'hotel' },
);

export const useSaveHotelBlock = createMutationHook(
  saveHotelBlock,
  (conventionId: string) => (body: EndpointInput<typeof saveHotelBlock>['body']) => ({
    params: { conventionId },
    body,
  }),
  { refreshes: ['hotel'] },
);

/** A list of the hotel and how to read it. */
interface NumbersUpload {
  file: File;
  columns?: NumberColumns | undefined;
  /** What staff said of lines. */
  choices?: readonly LineChoice[] | undefined;
  /** Gets the progress of the upload from 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Reads a list of the hotel; nothing is changed. */
export const usePreviewNumbers = createCallHook(
  (conventionId: string) =>
    ({ file, columns, choices = [], onProgress }: NumbersUpload) =>
      callEndpoint(
        previewNumbers,
        {
          body: {
            conventionId,
            ...(columns && { columns: JSON.stringify(columns) }),
            ...(choices.length > 0 && { choices: JSON.stringify(choices) }),
          },
        },
        { file, fetch: fetchWithProgress(onProgress) },
      ),
);

type Family = EndpointInput<typeof acceptNumbers>['body']['families'][number];

/** Enters numbers, as many in a call as the server takes; what was entered stays when a later call fails. */
export const useAcceptNumbers = createCallHook(
  (conventionId: string) => async (families: readonly Family[]) => {
    const results = [];
    for (let at = 0; at < families.length; at += maxAcceptedNumbers) {
      const body = { families: families.slice(at, at + maxAcceptedNumbers) };
      const answer = await callEndpoint(acceptNumbers, { params: { conventionId }, body });
      results.push(...answer.results);
    }
    return results;
  },
  { refreshes: ['hotel'] },
);

/** Undoes numbers that were entered within the last minute, as many in a call as the server takes. */
export const useUndoNumbers = createCallHook(
  (conventionId: string) => async (decisions: readonly DecisionToUndo[]) => {
    const results = [];
    for (let at = 0; at < decisions.length; at += maxAcceptedNumbers) {
      const body = { decisions: decisions.slice(at, at + maxAcceptedNumbers) };
      const answer = await callEndpoint(undoNumbers, { params: { conventionId }, body });
      results.push(...answer.results);
    }
    return results;
  },
  { refreshes: ['hotel'] },
);

/** The rooming list as a file, in the columns of the hotel. The whole list is recorded. */
export const useRoomingFile = createCallHook(
  (conventionId: string, view: StayView | undefined) => (format: ExportFormat) =>
    downloadEndpoint(exportStays, { params: { conventionId, format }, query: view ? { view } : {} }),
  { refreshes: ['hotel'] },
);

/** The lists that were exported for the hotel, the latest first. */
export const useHotelLists = createQueryHook(
  listHotelLists,
  (conventionId: string) => ({ params: { conventionId } }),
  { group: 'hotel' },
);

/** Says that a list went to the hotel, or that it did not after all. */
export const useMarkListSent = createCallHook(
  () =>
    ({ listId, sent }: { listId: string; sent: boolean }) =>
      callEndpoint(markListSent, { params: { listId }, body: { sent } }),
  { refreshes: ['hotel'] },
);

export type HotelChangesQuery = EndpointInput<typeof listHotelChanges>['query'];

/** A page of what changed since the last list that was sent. */
export const useHotelChanges = createQueryHook(
  listHotelChanges,
  (conventionId: string, query: HotelChangesQuery) => ({ params: { conventionId }, query }),
  { group: 'hotel', placeholderData: keepPreviousData },
);

/** What changed as a file, which is recorded as a list. */
export const useChangesFile = createCallHook(
  (conventionId: string) => (format: ExportFormat) =>
    downloadEndpoint(exportHotelChanges, { params: { conventionId, format } }),
  { refreshes: ['hotel'] },
);

export const useRoomingColumns = createQueryHook(
  getRoomingColumns,
  (conventionId: string) => ({ params: { conventionId } }),
  { group: 'hotel' },
);

export const useSaveRoomingColumns = createMutationHook(
  saveRoomingColumns,
  (conventionId: string) => (body: { rooming: RoomingColumns; revision: number }) => ({
    params: { conventionId },
    body,
  }),
  { refreshes: ['hotel'] },
);

/** The group of queries of the hotel desk. */
const hotelGroup = 'hotel';

/** Conventions with their hotel and how many families each view has. */
export const useHotelConventions = createQueryHook(listHotelConventions, () => ({}), { group: hotelGroup });

export type StayQuery = EndpointInput<typeof listStays>['query'];

/** A page of the rooming list; the previous one stays while the next is loading. Nothing is asked without a convention. */
export const useStays = createQueryHook(
  listStays,
  (conventionId: string | undefined, query: StayQuery) =>
    conventionId === undefined ? undefined : { params: { conventionId }, query },
  { group: hotelGroup, placeholderData: keepPreviousData },
);

export const useSaveStay = createMutationHook(
  saveStay,
  (orderId: string) => (body: StayForm & { revision: number }) => ({ params: { orderId }, body }),
  { refreshes: [hotelGroup] },
);

export const useSaveRooms = createMutationHook(
  saveRooms,
  (orderId: string) => (body: { rooms: string[][] | null; revision: number }) => ({
    params: { orderId },
    body,
  }),
  { refreshes: [hotelGroup] },
);

export const useSayNeed = createMutationHook(
  sayNeed,
  (orderId: string) => (body: { needsRoom: boolean | null; revision: number }) => ({
    params: { orderId },
    body,
  }),
  { refreshes: [hotelGroup] },
);

export const useSaveHotelSettings = createMutationHook(
  saveHotelSettings,
  (conventionId: string) => (body: HotelSettings) => ({ params: { conventionId }, body }),
  { refreshes: [hotelGroup] },
);
