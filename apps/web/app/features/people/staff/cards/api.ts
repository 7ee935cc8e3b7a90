import {
  exportMealNeeds,
  getMealNeeds,
  getNeeds,
  openEmergencySheet,
  listPeopleWithNeeds,
  openCard,
} from '@sangamam/contract/people/cards/card-admin-endpoints';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { downloadEndpoint } from '#web/lib/api/download-endpoint.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

export const useNeeds = createQueryHook(getNeeds, (conventionId: string) => ({ params: { conventionId } }));

export const useMealNeeds = createQueryHook(getMealNeeds, (conventionId: string) => ({
  params: { conventionId },
}));

/** The caterer's sheet as a file. */
export const useMealNeedsFile = createCallHook(
  (conventionId: string) => (format: ExportFormat) =>
    downloadEndpoint(exportMealNeeds, { params: { conventionId, format } }),
);

export const usePeopleWithNeeds = createQueryHook(
  listPeopleWithNeeds,
  (conventionId: string, query: EndpointInput<typeof listPeopleWithNeeds>['query']) => ({
    params: { conventionId },
    query,
  }),
  { placeholderData: keepPreviousData },
);

/** Opens what is sealed of a card, which is recorded. */
export const useOpenCard = createMutationHook(openCard, (cardId: string) => () => ({ params: { cardId } }));

/** Opens what is sealed of every card of a convention, which is recorded. */
export const useOpenEmergencySheet = createMutationHook(openEmergencySheet, (conventionId: string) => () => ({
  params: { conventionId },
}));
