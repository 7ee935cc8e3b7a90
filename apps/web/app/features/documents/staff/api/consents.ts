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

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Addresses of files are valid for 5 minutes; they are refetched a little earlier. */
const renewMs = 4 * 60_000;

export type ConsentsQuery = EndpointInput<typeof listConsents>['query'];

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
