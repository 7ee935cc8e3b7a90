import type { CropRectangle } from '@sangamam/contract/content/media/media-item';
import {
  cropMedia,
  deleteMedia,
  describeMedia,
  uploadMedia,
} from '@sangamam/contract/content/media/media-admin-endpoints';

import { createCallHook, createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';
import { mediaGroup } from './media-group.ts';

/** Uploads a file; `onProgress` gets the progress from 0 to 1. */
export const useUploadMedia = createCallHook(
  () =>
    ({ file, altText, onProgress }: { file: File; altText: string; onProgress: (sent: number) => void }) =>
      callEndpoint(uploadMedia, { body: { altText } }, { file, fetch: fetchWithProgress(onProgress) }),
  { refreshes: [mediaGroup] },
);

export const useDescribeMedia = createMutationHook(
  describeMedia,
  (mediaId: string) => (body: { altText: string; revision: number }) => ({ params: { mediaId }, body }),
  { refreshes: [mediaGroup] },
);

/** Creates a new picture from a part of one. */
export const useCropMedia = createMutationHook(
  cropMedia,
  (mediaId: string) => (body: { rectangle: CropRectangle; altText: string }) => ({
    params: { mediaId },
    body,
  }),
  { refreshes: [mediaGroup] },
);

export const useDeleteMedia = createMutationHook(
  deleteMedia,
  (mediaId: string) => () => ({ params: { mediaId } }),
  { refreshes: [mediaGroup] },
);
