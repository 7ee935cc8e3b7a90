import type { CropRectangle } from '@sangamam/contract/media/media';
import { cropMedia, deleteMedia, describeMedia, uploadMedia } from '@sangamam/contract/media/media-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';
import { mediaDeskKeys } from './media-keys.ts';

function useRefreshLibrary() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: mediaDeskKeys.all });
}

/** Adds a file; `onProgress` hears how much of it has been sent, from 0 to 1. */
export function useUploadMedia() {
  const onSettled = useRefreshLibrary();
  return useMutation({
    mutationFn: ({
      file,
      altText,
      onProgress,
    }: {
      file: File;
      altText: string;
      onProgress: (sent: number) => void;
    }) => callEndpoint(uploadMedia, { body: { altText } }, { file, fetch: fetchWithProgress(onProgress) }),
    onSettled,
  });
}

export function useDescribeMedia(mediaId: string) {
  const onSettled = useRefreshLibrary();
  return useMutation({
    mutationFn: (body: { altText: string; revision: number }) =>
      callEndpoint(describeMedia, { params: { mediaId }, body }),
    onSettled,
  });
}

/** Makes a new picture out of a part of one. */
export function useCropMedia(mediaId: string) {
  const onSettled = useRefreshLibrary();
  return useMutation({
    mutationFn: (body: { rectangle: CropRectangle; altText: string }) =>
      callEndpoint(cropMedia, { params: { mediaId }, body }),
    onSettled,
  });
}

export function useDeleteMedia(mediaId: string) {
  const onSettled = useRefreshLibrary();
  return useMutation({
    mutationFn: () => callEndpoint(deleteMedia, { params: { mediaId } }),
    onSettled,
  });
}
