import type * as Endpoints from '@sangamam/contract/accounts/account-endpoints';

type AccountEndpoints = typeof Endpoints;

/** Loads the endpoints of accounts when one is first called, so that public pages need not. */
export function accountEndpoint<Name extends keyof AccountEndpoints>(name: Name) {
  return async (): Promise<AccountEndpoints[Name]> =>
    (await import('@sangamam/contract/accounts/account-endpoints'))[name];
}
