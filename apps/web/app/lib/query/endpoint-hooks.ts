import type { AnyEndpoint, EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  type DataTag,
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** What a query may add to its endpoint. */
interface QueryExtras<Data, Selected> extends Pick<
  UseQueryOptions<Data, Error, Selected>,
  'staleTime' | 'gcTime' | 'refetchInterval' | 'refetchOnWindowFocus' | 'placeholderData' | 'select'
> {
  /** First part of the key, for mutations that refresh more than one endpoint; the endpoint's path where absent. */
  group?: string;
  /** Not refetched by `refreshes: 'everything'`. */
  ignoresMutations?: boolean;
}

/**
 * Creates the query hook of a contract endpoint. The key consists of the endpoint and its input, so that two hooks of
 * one endpoint share their data; derive with `select`, never in the key. The query is disabled while `toInput` returns
 * undefined. The hook's `options` are the same for the query client, with a key typed by its data.
 */
export function createQueryHook<E extends AnyEndpoint, Args extends unknown[], Selected = EndpointData<E>>(
  endpoint: E,
  toInput: (...args: Args) => EndpointInput<E> | undefined,
  { group, ignoresMutations = false, ...extras }: QueryExtras<EndpointData<E>, Selected> = {},
) {
  const options = (...args: Args) => {
    const input = toInput(...args);
    return queryOptions<EndpointData<E>, Error, Selected>({
      queryKey: [group ?? endpoint.path, endpoint.method, endpoint.path, input],
      queryFn: input === undefined ? skipToken : ({ signal }) => callEndpoint(endpoint, input, { signal }),
      meta: { ignoresMutations },
      ...extras,
    });
  };
  const useEndpointQuery = (...args: Args) => useQuery(options(...args));
  return Object.assign(useEndpointQuery, { options });
}

/** Groups of queries, or all of them; those marked `steady` only when that is said. */
type Refreshes = 'everything' | 'everything, steady or not' | readonly string[];

/** What a mutation does to the cache, and how it is run. */
interface MutationExtras<Data, Variables> extends Pick<
  UseMutationOptions<Data, Error, Variables>,
  'retry' | 'retryDelay' | 'scope'
> {
  /**
   * Which queries are refetched afterwards, also after a refusal: somebody else may have changed the record.
   * `everything` is for decisions that show in lists, counts and records alike.
   */
  refreshes?: Refreshes;
  /** The query whose data the answer is. */
  answers?: (data: Data) => { queryKey: DataTag<readonly unknown[], Data, Error> };
}

/** Creates the mutation hook of an endpoint: `toInput(...args of the hook)(variables of the call)`. */
export function createMutationHook<E extends AnyEndpoint, Args extends unknown[], Variables = void>(
  endpoint: E,
  toInput: (...args: Args) => (variables: Variables) => EndpointInput<E>,
  extras: MutationExtras<EndpointData<E>, Variables> = {},
) {
  return createCallHook(
    (...args: Args) =>
      (variables: Variables) =>
        callEndpoint(endpoint, toInput(...args)(variables)),
    extras,
  );
}

/** The same for a change that chooses between endpoints, or sends a file. */
export function createCallHook<Args extends unknown[], Data, Variables = void>(
  toCall: (...args: Args) => (variables: Variables) => Promise<Data>,
  { refreshes = [], answers, ...extras }: MutationExtras<Data, Variables> = {},
) {
  return function useEndpointMutation(...args: Args) {
    const client = useQueryClient();
    return useMutation({
      ...extras,
      mutationFn: toCall(...args),
      onSuccess: (data) => {
        if (answers) client.setQueryData(answers(data).queryKey, data);
      },
      onSettled: () => refresh(client, refreshes),
    });
  };
}

/** Refetches the named groups, or all queries; those marked `steady` only when that is said. */
async function refresh(client: QueryClient, groups: Refreshes): Promise<void> {
  if (groups === 'everything, steady or not') await client.invalidateQueries();
  else if (groups === 'everything')
    await client.invalidateQueries({ predicate: ({ meta }) => meta?.['ignoresMutations'] !== true });
  else await Promise.all(groups.map((group) => client.invalidateQueries({ queryKey: [group] })));
}
