import { listConventionChoices } from '@sangamam/contract/conventions/configuration/convention-choice-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** A convention that staff can choose. */
export type ConventionChoice = EndpointData<typeof listConventionChoices>[number];

/** The conventions that staff choose from, latest first. */
export const useConventionChoices = createQueryHook(listConventionChoices, () => ({}), {
  staleTime: 5 * 60_000,
});
