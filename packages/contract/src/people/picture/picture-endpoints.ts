import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { uploadBytes, uploadMegabytes } from '../../files/upload-limits.ts';
import { resource } from '../../http/resource.ts';

/** Sentences about the profile picture. */
export const pictureMessages = {
  unreadable: 'Please choose a jpg, png, gif or webp picture.',
  tooLarge: `Please choose a picture below ${uploadMegabytes.profilePicture} MB.`,
  tooSmall: 'Please choose a picture of more than 160 x 160 pixels.',
} as const;

/** Largest accepted picture in bytes (SPEC §9); as a data URL it is a third longer. */
export const profilePictureMaxBytes = uploadBytes('profilePicture');

/** Each side of a picture has more pixels than this (SPEC §9). */
export const minPictureSide = 160;

const longestDataUrl = Math.ceil((profilePictureMaxBytes * 4) / 3) + 100;

const picture = z.object({
  /** An address that shows the picture for five minutes; `null` without one. */
  signedProfilePicture: z.string().nullable(),
});

const user = resource({
  path: '/v1/user',
  tag: 'My Account',
  access: 'registrant',
  errors: ['USER_NOT_FOUND'],
});

/** SPEC §7: accepts a picture as a data URL and stores it square, encoded again from its pixels. */
export const updateProfileImage = user.post('/updateProfileImage', {
  summary: 'Add or change your profile picture',
  bodyLimit: longestDataUrl + 2_000,
  limit: 'profile-picture',
  body: z.strictObject({
    userId: entityId,
    /** Name of the chosen file; it is not stored. */
    name: z.string().max(255).default(''),
    profileImagePreview: z
      .string()
      .max(longestDataUrl, pictureMessages.tooLarge)
      .regex(/^data:image\/(?:jpeg|png|gif|webp);base64,/u, pictureMessages.unreadable),
  }),
  data: picture,
});

/** SPEC §7. `imagePath` is accepted and ignored: the caller's own picture is deleted. */
export const deleteProfilePicture = user.post('/deleteProfilePicture', {
  summary: 'Remove your profile picture',
  body: z.strictObject({ userId: entityId, imagePath: z.string().max(2_000).nullish() }),
  data: picture,
});
