import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';

import { createCallHook } from '#web/lib/query/endpoint-hooks.ts';
import { useConvention } from './convention.ts';

/** Creates the hook of a change to the configuration; each returns the whole updated convention. */
export function createConfigurationHook<Args extends unknown[], Variables = void>(
  toCall: (...args: Args) => (variables: Variables) => Promise<ConventionConfiguration>,
) {
  return createCallHook(toCall, {
    refreshes: 'everything',
    answers: ({ _id }) => useConvention.options(_id),
  });
}
