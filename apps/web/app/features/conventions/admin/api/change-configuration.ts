import type { ConventionConfiguration } from '@sangamam/contract/conventions/admin/convention-configuration';

import { createCallHook } from '#web/lib/query/endpoint-hooks.ts';
import { useConvention } from './convention.ts';

/** Makes the hook of a change of the configuration: every one of them answers the whole convention as it is now. */
export function createConfigurationHook<Args extends unknown[], Variables = void>(
  toCall: (...args: Args) => (variables: Variables) => Promise<ConventionConfiguration>,
) {
  return createCallHook(toCall, {
    refreshes: 'everything',
    answers: ({ _id }) => useConvention.options(_id),
  });
}
