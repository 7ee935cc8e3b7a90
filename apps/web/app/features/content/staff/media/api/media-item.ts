import { getMedia } from '@sangamam/contract/content/media/media-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { mediaGroup, renditionPollMs } from './media-group.ts';

/** One file of the library, and where it is used. */
export const useMediaItem = createQueryHook(getMedia, (mediaId: string) => ({ params: { mediaId } }), {
  group: mediaGroup,
  refetchInterval: ({ state }) => (state.data && !state.data.variantsReady ? renditionPollMs : false),
});
