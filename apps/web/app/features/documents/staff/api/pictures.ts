import {
  approvePicture,
  editPicture,
  exportPictures,
  hidePicture,
  listPictures,
  restorePicture,
  type PictureArea,
  type pictureTurns,
} from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Addresses of files are valid for 5 minutes; they are refetched a little earlier. */
const renewMs = 4 * 60_000;

export type PicturesQuery = EndpointInput<typeof listPictures>['query'];

/** A page of the family pictures, the oldest first. */
export const usePictureList = createQueryHook(listPictures, (query: PicturesQuery) => ({ query }), {
  placeholderData: keepPreviousData,
  refetchInterval: renewMs,
});

export const useApprovePicture = createMutationHook(
  approvePicture,
  (orderId: string) => (revision: number) => ({ params: { orderId }, body: { revision } }),
  { refreshes: 'everything' },
);

export const useHidePicture = createMutationHook(
  hidePicture,
  (orderId: string) => (body: { revision: number; reason: string }) => ({ params: { orderId }, body }),
  { refreshes: 'everything' },
);

interface PictureEdit {
  revision: number;
  turn: (typeof pictureTurns)[number];
  area?: PictureArea;
}

/** Rotates and crops the picture as it is shown. */
export const useEditPicture = createMutationHook(
  editPicture,
  (orderId: string) => (body: PictureEdit) => ({ params: { orderId }, body }),
  { refreshes: 'everything' },
);

export const useRestorePicture = createMutationHook(
  restorePicture,
  (orderId: string) => (revision: number) => ({ params: { orderId }, body: { revision } }),
  { refreshes: 'everything' },
);

/** The pictures of a convention as one file. */
export const usePicturesFile = createCallHook(
  () => (query: EndpointInput<typeof exportPictures>['query']) => downloadEndpoint(exportPictures, { query }),
);
