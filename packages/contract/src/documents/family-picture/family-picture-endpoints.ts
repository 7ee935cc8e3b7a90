import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { familyPictureOfOrder } from './family-picture.ts';
import { familyPictureMessages as messages } from './family-picture-messages.ts';
import { familyPictureByteLimit, longestFamilyPictureNote } from './family-picture-rules.ts';
import { resource } from '../../http/resource.ts';

const order = resource({
  path: '/v1/order',
  tag: 'Documents',
  access: 'registrant',
  errors: ['ORDER_NOT_FOUND'],
});

/** ORDER_NOT_FOUND also for an add-on order, which has no picture. */
export const getFamilyPicture = order.get('/{orderId}/family-picture', {
  summary: 'Your family picture',
  params: z.object({ orderId: entityId }),
  data: familyPictureOfOrder,
});

/**
 * SPEC §7: sends or replaces the picture, its note, or the note alone when there is no file. Multipart form data.
 * `imagePath` is accepted and ignored: it never chooses a file (DECISIONS §4).
 */
export const updateFamilyPicture = order.post('/updateFamilyPicture', {
  summary: 'Add or change your family picture and its note',
  limit: 'document-upload',
  upload: { maxFiles: 1, maxBytes: familyPictureByteLimit, tooLarge: messages.size, filesOptional: true },
  body: z.strictObject({
    orderId: entityId,
    imagePath: z.string().max(2_000).optional(),
    note: freeText({ max: longestFamilyPictureNote, invalid: messages.note }).optional(),
  }),
  data: familyPictureOfOrder,
  errors: ['TRANSITION_NOT_POSSIBLE'],
});

/** SPEC §7: deletes picture and note. Idempotent. */
export const deleteFamilyPicture = order.post('/deleteFamilyPicture', {
  summary: 'Delete your family picture',
  body: z.strictObject({ orderId: entityId }),
  data: familyPictureOfOrder,
});
