import { AsyncLocalStorage } from 'node:async_hooks';

import { networkPrefixOf } from '#server/http/limits/client-network.ts';

/** The request that is being answered, as traces of what it does name it. */
export interface RequestScope {
  requestId: string;
  /** Where it comes from, cut to a prefix that names a region and no single line. */
  network: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** The scope of a request. */
export function scopeOf({ id, ip }: { id: string; ip: string }): RequestScope {
  return { requestId: id, network: networkPrefixOf(ip) };
}

/** Runs `work`; whatever it writes into the audit log names this request, without being handed it. */
export function inRequestScope<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** The request that is being answered; nothing in jobs and at the start. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}
