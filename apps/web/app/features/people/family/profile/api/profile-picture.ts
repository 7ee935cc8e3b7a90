import {
  deleteProfilePicture,
  updateProfileImage,
} from '@sangamam/contract/people/picture/picture-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';
import { createCallHook, createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { profileGroup } from './user-profile.ts';

interface Picture {
  name: string;
  /** The picture as a `data:` address. */
  dataUrl: string;
  /** Gets the upload progress, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Sends a new profile picture. */
export const useSendPicture = createCallHook(
  (userId: string) =>
    ({ name, dataUrl, onProgress }: Picture) =>
      callEndpoint(
        updateProfileImage,
        { body: { userId, name, profileImagePreview: dataUrl } },
        { fetch: fetchWithProgress(onProgress) },
      ),
  { refreshes: [profileGroup] },
);

/** Removes the profile picture; `imagePath` is its address as the profile has it. */
export const useRemovePicture = createMutationHook(
  deleteProfilePicture,
  (userId: string) => (imagePath: string) => ({ body: { userId, imagePath } }),
  { refreshes: [profileGroup] },
);
