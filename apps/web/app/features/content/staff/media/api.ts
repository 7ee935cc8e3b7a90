import type { CropRectangle } from '@sangamam/contract/content/media/media-item';
import {
  cropMedia,
  deleteMedia,
  describeMedia,
  setPoster,
  uploadMedia,
  getMedia,
  listMedia,
} from '@sangamam/contract/content/media/media-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';

/** The group of queries about the library; each change refreshes all of them. */
const mediaGroup = 'media';

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

/** Chooses the poster of a video; refused with CONFLICT if somebody else has chosen another one since it was shown. */
export const useSetPoster = createMutationHook(
  setPoster,
  (mediaId: string, posterIdSeen: string | null) => (posterId: string | null) => ({
    params: { mediaId },
    body: { posterId, posterIdSeen },
  }),
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

/** Polling interval while renditions are being created, in milliseconds. */
const renditionPollMs = 2_000;

/** One file of the library, and where it is used. */
export const useMediaItem = createQueryHook(getMedia, (mediaId: string) => ({ params: { mediaId } }), {
  group: mediaGroup,
  refetchInterval: ({ state }) => (state.data && !state.data.variantsReady ? renditionPollMs : false),
});

export type MediaQuery = EndpointInput<typeof listMedia>['query'];

/** A page of the library, the newest first. */
export const useMediaList = createQueryHook(listMedia, (query: MediaQuery) => ({ query }), {
  group: mediaGroup,
  placeholderData: keepPreviousData,
  refetchInterval: ({ state }) =>
    state.data?.docs.some(({ variantsReady }) => !variantsReady) ? renditionPollMs : false,
});
