import {
  getTranslations,
  saveTranslations,
} from '@sangamam/contract/conventions/translations/translation-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The texts of a convention with their translations. */
export const useTranslations = createQueryHook(getTranslations, (conventionId: string) => ({
  params: { conventionId },
}));

/** Saves the translations of all texts. */
export const useSaveTranslations = createMutationHook(
  saveTranslations,
  (conventionId: string) => (body: EndpointInput<typeof saveTranslations>['body']) => ({
    params: { conventionId },
    body,
  }),
  { refreshes: 'everything', answers: ({ conventionId }) => useTranslations.options(conventionId) },
);
