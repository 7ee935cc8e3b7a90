import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { freeText } from '../../fields/text.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { familyPictureOfOrder } from './family-picture.ts';
import { familyPictureMessages as messages } from './family-picture-messages.ts';
import { familyPictureByteLimit, longestFamilyPictureNote } from './family-picture-rules.ts';

const tag = 'Documents';

/** ORDER_NOT_FOUND also for an add-on order, which has no picture. */
export const getFamilyPicture = defineEndpoint({
  method: 'GET',
  path: '/v1/order/{orderId}/family-picture',
  summary: 'Your family picture',
  tag,
  access: 'registrant',
  params: z.object({ orderId: entityId }),
  data: familyPictureOfOrder,
  errors: ['ORDER_NOT_FOUND'],
});

/**
 * SPEC §7: sends or replaces the picture, its note, or the note alone when there is no file. Multipart form data.
 * `imagePath` is accepted and ignored: it never chooses a file (DECISIONS §4).
 */
export const updateFamilyPicture = defineEndpoint({
  method: 'POST',
  path: '/v1/order/updateFamilyPicture',
  summary: 'Add or change your family picture and its note',
  tag,
  access: 'registrant',
  limit: 'document-upload',
  upload: { maxFiles: 1, maxBytes: familyPictureByteLimit, tooLarge: messages.size, filesOptional: true },
  body: z.strictObject({
    orderId: entityId,
    imagePath: z.string().max(2_000).optional(),
    note: freeText({ max: longestFamilyPictureNote, invalid: messages.note }).optional(),
  }),
  data: familyPictureOfOrder,
  errors: ['ORDER_NOT_FOUND', 'TRANSITION_NOT_POSSIBLE'],
});

/** SPEC §7: deletes picture and note. Idempotent. */
export const deleteFamilyPicture = defineEndpoint({
  method: 'POST',
  path: '/v1/order/deleteFamilyPicture',
  summary: 'Delete your family picture',
  tag,
  access: 'registrant',
  body: z.strictObject({ orderId: entityId }),
  data: familyPictureOfOrder,
  errors: ['ORDER_NOT_FOUND'],
});
