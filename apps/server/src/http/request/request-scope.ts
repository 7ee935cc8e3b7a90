import { AsyncLocalStorage } from 'node:async_hooks';

import { networkPrefixOf } from '#server/http/limits/client-network.ts';

/** The current request, as the audit log identifies it. */
export interface RequestScope {
  requestId: string;
  /** The client address, truncated to a prefix that identifies a region and no single line. */
  network: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** The scope of a request. */
export function scopeOf({ id, ip }: { id: string; ip: string }): RequestScope {
  return { requestId: id, network: networkPrefixOf(ip) };
}

/** Runs `work` in this scope, so that its audit entries name the request without passing it along. */
export function inRequestScope<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** The current request; `undefined` in jobs and at the start. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}
