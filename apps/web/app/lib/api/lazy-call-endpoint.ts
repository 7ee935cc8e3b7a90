import type { AnyEndpoint, EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';

import { ApiError, unreachable } from './api-error.ts';
import type { CallOptions } from './call-endpoint.ts';

/**
 * `callEndpoint` for pages that visitors open: the endpoint with its rules, and what calls it, are loaded with the first
 * call and weigh nothing before.
 *
 * @throws ApiError as `callEndpoint`; also where that could not be loaded
 */
export async function lazyCallEndpoint<E extends AnyEndpoint>(
  loadEndpoint: () => Promise<E>,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<EndpointData<E>> {
  const [endpoint, { callEndpoint }] = await Promise.all([
    loadEndpoint(),
    import('./call-endpoint.ts'),
  ]).catch((cause: unknown) => {
    throw Object.assign(new ApiError(0, [unreachable]), { cause });
  });
  return callEndpoint(endpoint, input, options);
}
