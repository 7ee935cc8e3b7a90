import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { listMedia } from '@sangamam/contract/media/media-endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { mediaDeskKeys, renditionPollMs } from './media-keys.ts';

export type MediaQuery = EndpointInput<typeof listMedia>['query'];

/** A page of the library, the newest first. */
export const useMediaList = (query: MediaQuery) =>
  useQuery({
    queryKey: mediaDeskKeys.list(query),
    queryFn: ({ signal }) => callEndpoint(listMedia, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.docs.some(({ variantsReady }) => !variantsReady) ? renditionPollMs : false,
  });
