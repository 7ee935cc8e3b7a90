import { AsyncLocalStorage } from 'node:async_hooks';

import type { Language } from '@sangamam/contract/phrases/language';
import type { FastifyRequest } from 'fastify';

import { networkPrefixOf } from '#server/http/limits/client-network.ts';
import { chosenLanguage } from './chosen-language.ts';

/** The current request, as the audit log identifies it. */
export interface RequestScope {
  requestId: string;
  /** The client address, truncated to a prefix that identifies a region and no single line. */
  network: string;
  /** The language chosen in the browser that asks; absent without a choice. */
  language?: Language | undefined;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** The scope of a request. */
export function scopeOf(request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>): RequestScope {
  return {
    requestId: request.id,
    network: networkPrefixOf(request.ip),
    language: chosenLanguage(request),
  };
}

/** Runs `work` in this scope, so that its audit entries name the request without passing it along. */
export function inRequestScope<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** The current request; `undefined` in jobs and at the start. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}
