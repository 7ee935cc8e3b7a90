import type * as Endpoints from '@sangamam/contract/accounts/account-endpoints';

type AccountEndpoints = typeof Endpoints;

/** How to load an endpoint of accounts; on public pages it weighs nothing before it is called. */
export function accountEndpoint<Name extends keyof AccountEndpoints>(name: Name) {
  return async (): Promise<AccountEndpoints[Name]> =>
    (await import('@sangamam/contract/accounts/account-endpoints'))[name];
}
