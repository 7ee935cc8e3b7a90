import {
  deleteFamilyPicture,
  getFamilyPicture,
  updateFamilyPicture,
} from '@sangamam/contract/documents/family-picture/family-picture-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Addresses of files are valid for 5 minutes; they are refetched a little earlier. */
const renewMs = 4 * 60_000;

/** The family picture of a registration. */
export const useFamilyPicture = createQueryHook(
  getFamilyPicture,
  (orderId: string) => ({ params: { orderId } }),
  { refetchInterval: ({ state }) => (state.data?.picture ? renewMs : false) },
);

interface PictureChange {
  note: string;
  /** Absent: the note alone changes. */
  file?: File | undefined;
  onProgress: (sent: number) => void;
}

/** Sends or replaces the picture with its note, or saves the note alone. */
export const useSaveFamilyPicture = createCallHook(
  (orderId: string) =>
    ({ note, file, onProgress }: PictureChange) =>
      callEndpoint(
        updateFamilyPicture,
        { body: { orderId, note } },
        { ...(file && { file }), fetch: fetchWithProgress(onProgress) },
      ),
  { answers: ({ orderId }) => useFamilyPicture.options(orderId) },
);

export const useDeleteFamilyPicture = createMutationHook(
  deleteFamilyPicture,
  (orderId: string) => () => ({ body: { orderId } }),
  { answers: ({ orderId }) => useFamilyPicture.options(orderId) },
);
