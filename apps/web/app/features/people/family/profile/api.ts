import {
  deleteProfilePicture,
  updateProfileImage,
} from '@sangamam/contract/people/picture/picture-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { updateProfile } from '@sangamam/contract/people/profile/profile-endpoints';
import { getUser } from '@sangamam/contract/accounts/account-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';
import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { ordersGroup } from '#web/domain/orders/registration-key.ts';

/** The queries that a change of the profile or its picture refreshes. */
const profileGroup = 'profile';

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

/** Changes the whole profile; a new country may change the currency of an open registration. */
export const useUpdateProfile = createMutationHook(
  updateProfile,
  () => (body: EndpointInput<typeof updateProfile>['body']) => ({ body }),
  { refreshes: [profileGroup, ordersGroup] },
);

/** The signed-in person's own profile. */
export const useUserProfile = createQueryHook(getUser, (id: string) => ({ params: { id } }), {
  group: profileGroup,
});
