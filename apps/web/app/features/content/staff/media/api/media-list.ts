import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { listMedia } from '@sangamam/contract/content/media/media-admin-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { mediaGroup, renditionPollMs } from './media-group.ts';

export type MediaQuery = EndpointInput<typeof listMedia>['query'];

/** A page of the library, the newest first. */
export const useMediaList = createQueryHook(listMedia, (query: MediaQuery) => ({ query }), {
  group: mediaGroup,
  placeholderData: keepPreviousData,
  refetchInterval: ({ state }) =>
    state.data?.docs.some(({ variantsReady }) => !variantsReady) ? renditionPollMs : false,
});
