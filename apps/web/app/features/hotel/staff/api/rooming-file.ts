import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import {
  exportStays,
  getRoomingColumns,
  saveRoomingColumns,
} from '@sangamam/contract/hotel/stays/export-endpoints';
import type { RoomingColumns } from '@sangamam/contract/hotel/stays/rooming-columns';
import type { StayView } from '@sangamam/contract/hotel/stays/stay-views';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The rooming list as a file, in the columns of the hotel. */
export const useRoomingFile = createCallHook(
  (conventionId: string, view: StayView | undefined) => (format: ExportFormat) =>
    downloadEndpoint(exportStays, { params: { conventionId, format }, query: view ? { view } : {} }),
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
