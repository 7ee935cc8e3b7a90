import type { AnyEndpoint, EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';

import { ApiError, unreachable } from './api-error.ts';
import type { CallOptions } from './call-endpoint.ts';

/**
 * `callEndpoint` for public pages: the endpoint with its schemas, and the client code, are loaded on the first call.
 *
 * @throws ApiError as `callEndpoint` does, and if that code could not be loaded
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
