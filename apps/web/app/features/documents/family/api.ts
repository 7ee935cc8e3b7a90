import {
  deleteConsentForm,
  getConsents,
  nameConsentChild,
  uploadConsentForms,
} from '@sangamam/contract/documents/consents/consent-endpoints';
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

/** The consent forms of a registration. */
export const useConsents = createQueryHook(getConsents, (orderId: string) => ({ params: { orderId } }), {
  refetchInterval: ({ state }) => (state.data?.consents.length ? renewMs : false),
});

interface NewConsent {
  file: File;
  minorId?: string;
  responsibleId: string;
  /** Gets the upload progress, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Sends one form. */
export const useSendConsent = createCallHook(
  (orderId: string) =>
    ({ file, minorId, responsibleId, onProgress }: NewConsent) =>
      callEndpoint(
        uploadConsentForms,
        { query: { orderId }, body: { ...(minorId !== undefined && { minorId }), responsibleId } },
        { file, fetch: fetchWithProgress(onProgress) },
      ),
  { answers: ({ orderId }) => useConsents.options(orderId) },
);

/** Says whom a form is for; a refusal refetches the list, which has changed. */
export const useNameConsentChild = createMutationHook(
  nameConsentChild,
  (orderId: string) =>
    ({ consentId, minorId }: { consentId: string; minorId: string }) => ({
      params: { orderId, consentId },
      body: { minorId },
    }),
  { answers: ({ orderId }) => useConsents.options(orderId), refreshes: [getConsents.path] },
);

/** Deletes a form; a refusal refetches the list, which has changed. */
export const useDeleteConsent = createMutationHook(
  deleteConsentForm,
  (orderId: string) =>
    ({ _id, fileIndex }: { _id: string; fileIndex: number }) => ({
      query: { orderId, fileIndex: String(fileIndex), consentId: _id },
    }),
  { answers: ({ orderId }) => useConsents.options(orderId), refreshes: [getConsents.path] },
);

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
