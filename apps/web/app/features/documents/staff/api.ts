import {
  acceptConsent,
  getConsent,
  listConsents,
  listMissingConsents,
  nameConsentChildForStaff,
  returnConsent,
  undoConsent,
} from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';
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

import { createMutationHook, createQueryHook, createCallHook } from '#web/lib/query/endpoint-hooks.ts';
import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';

/** Addresses of files are valid for 5 minutes; they are refetched a little earlier. */
const renewMs = 4 * 60_000;

type ConsentsQuery = EndpointInput<typeof listConsents>['query'];

/** A page of the forms, the oldest first. */
export const useConsentList = createQueryHook(listConsents, (query: ConsentsQuery) => ({ query }), {
  placeholderData: keepPreviousData,
});

/** A page of the minors without a form. */
export const useMissingConsents = createQueryHook(
  listMissingConsents,
  (query: EndpointInput<typeof listMissingConsents>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);

/** One form with its file. */
export const useConsent = createQueryHook(getConsent, (consentId: string) => ({ params: { consentId } }), {
  refetchInterval: renewMs,
});

export const useAcceptConsent = createMutationHook(
  acceptConsent,
  (consentId: string) => (revision: number) => ({ params: { consentId }, body: { revision } }),
  { refreshes: 'everything' },
);

export const useReturnConsent = createMutationHook(
  returnConsent,
  (consentId: string) => (body: { revision: number; reason: string }) => ({ params: { consentId }, body }),
  { refreshes: 'everything' },
);

export const useUndoConsent = createMutationHook(
  undoConsent,
  (consentId: string) => (revision: number) => ({ params: { consentId }, body: { revision } }),
  { refreshes: 'everything' },
);

export const useNameConsentChildForStaff = createMutationHook(
  nameConsentChildForStaff,
  (consentId: string) => (minorId: string) => ({ params: { consentId }, body: { minorId } }),
  { refreshes: 'everything' },
);

type PicturesQuery = EndpointInput<typeof listPictures>['query'];

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
