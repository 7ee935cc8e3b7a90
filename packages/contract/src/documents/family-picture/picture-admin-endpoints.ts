import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revision } from '../../fields/revision.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { listPage, pageQuery, searchText } from '../../http/list-page.ts';
import { decisionReason } from '../../orders/registrations/registration-admin-endpoints.ts';
import { familyPictureStates } from './family-picture.ts';
import { pictureActions } from './picture-decisions.ts';
import { resource } from '../../http/resource.ts';

const tag = 'Admin: documents';
const access = { ability: 'moderate-pictures' } as const;
const params = z.object({ orderId: entityId });

/** A family picture as staff see it. */
export const pictureRow = z.object({
  orderId: z.string(),
  number: z.string(),
  registrantName: z.string(),
  familyName: z.string().nullable(),
  conventionName: z.string(),
  /** Shows the picture for five minutes, as staff have put it right. */
  url: z.string(),
  note: z.string(),
  state: z.enum(familyPictureStates),
  reason: z.string().nullable(),
  sentAt: z.string(),
  isEdited: z.boolean(),
  revision,
  actions: z.array(z.enum(pictureActions)),
});
export type PictureRow = z.output<typeof pictureRow>;

const familyPictures = resource({
  path: '/v1/admin/family-pictures',
  tag: 'Admin: documents',
  access: { ability: 'moderate-pictures' },
});

/** Pictures of confirmed registrations; those of others are not printed. */
export const listPictures = familyPictures.get('', {
  summary: 'Family pictures, the oldest first',
  query: z.object({
    state: z.enum(familyPictureStates).optional(),
    conventionId: entityId.optional(),
    /** Part of a name, note or registration number. */
    search: searchText,
    ...pageQuery(24),
  }),
  data: listPage(pictureRow),
});

const decision = {
  method: 'POST',
  tag,
  access,
  params,
  data: pictureRow,
  errors: ['NOT_FOUND', 'CONFLICT', 'TRANSITION_NOT_POSSIBLE'],
} as const;

export const approvePicture = defineEndpoint({
  ...decision,
  path: '/v1/admin/family-pictures/{orderId}/approve',
  summary: 'Approve a family picture for the souvenir book',
  body: z.strictObject(fromRevision),
});

/** Mails the family the reason. */
export const hidePicture = defineEndpoint({
  ...decision,
  path: '/v1/admin/family-pictures/{orderId}/hide',
  summary: 'Keep a family picture out of the souvenir book',
  body: z.strictObject({ reason: decisionReason, ...fromRevision }),
});

/** A part of a picture as fractions of its width and height, from its upper left corner. */
export const pictureArea = z
  .strictObject({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    width: z.number().gt(0).max(1),
    height: z.number().gt(0).max(1),
  })
  // Fractions of pixels may lead a little beyond the edge.
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001);
export type PictureArea = z.output<typeof pictureArea>;

/** Degrees clockwise. */
export const pictureTurns = ['0', '90', '180', '270'] as const;

/**
 * Rotates the picture as it is shown, then crops it. The picture that the family sent stays, for `restore`.
 * RQST_PARAMS_INVALID where too few pixels would be left.
 */
export const editPicture = defineEndpoint({
  ...decision,
  path: '/v1/admin/family-pictures/{orderId}/edit',
  summary: 'Rotate and crop a family picture',
  body: z.strictObject({ turn: z.enum(pictureTurns), area: pictureArea.optional(), ...fromRevision }),
});

export const restorePicture = defineEndpoint({
  ...decision,
  path: '/v1/admin/family-pictures/{orderId}/restore',
  summary: 'Show a family picture as it was sent',
  body: z.strictObject(fromRevision),
});

/** Which pictures the book gets: approved ones, or all that are not hidden. */
export const bookChoices = ['APPROVED', 'NOT_HIDDEN'] as const;

/**
 * The pictures of a convention's confirmed registrations as a ZIP file, written while it is sent, with a list of file
 * names and captions in CSV. The audit log has who exported how many.
 */
export const exportPictures = familyPictures.download('/export', {
  summary: 'Family pictures with their captions, for the souvenir book',
  freshProof: true,
  caching: 'private',
  query: z.object({ conventionId: entityId, choice: z.enum(bookChoices).default('APPROVED') }),
  errors: ['NOT_FOUND'],
});
