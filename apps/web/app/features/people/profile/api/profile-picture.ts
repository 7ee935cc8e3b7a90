import { deleteProfilePicture, updateProfileImage } from '@sangamam/contract/profile/picture-endpoints';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';
import { useRefreshProfile } from './user-profile.ts';

/** Sends a new profile picture as a data address; `onProgress` hears how much has gone, from 0 to 1. */
export function useSendPicture(userId: string) {
  const onSuccess = useRefreshProfile(userId);
  return useMutation({
    mutationFn: ({
      name,
      dataUrl,
      onProgress,
    }: {
      name: string;
      dataUrl: string;
      onProgress: (sent: number) => void;
    }) =>
      callEndpoint(
        updateProfileImage,
        { body: { userId, name, profileImagePreview: dataUrl } },
        { fetch: fetchWithProgress(onProgress) },
      ),
    onSuccess,
  });
}

/** Removes the profile picture; `imagePath` is its address as the profile has it. */
export function useRemovePicture(userId: string) {
  const onSuccess = useRefreshProfile(userId);
  return useMutation({
    mutationFn: (imagePath: string) => callEndpoint(deleteProfilePicture, { body: { userId, imagePath } }),
    onSuccess,
  });
}
