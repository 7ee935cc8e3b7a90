import { getMedia } from '@sangamam/contract/media/media-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { mediaDeskKeys, renditionPollMs } from './media-keys.ts';

/** One file of the library, and where it is used. */
export const useMediaItem = (mediaId: string) =>
  useQuery({
    queryKey: mediaDeskKeys.one(mediaId),
    queryFn: ({ signal }) => callEndpoint(getMedia, { params: { mediaId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && !state.data.variantsReady ? renditionPollMs : false),
  });
