import { z } from 'zod';

/** The states of a family picture: sent by the family, then approved for the souvenir book or hidden by staff. */
export const familyPictureStates = ['SENT', 'APPROVED', 'HIDDEN'] as const;
export type FamilyPictureState = (typeof familyPictureStates)[number];

/** The picture of a family, as the family sees it. */
export const familyPictureOfOrder = z.object({
  orderId: z.string(),
  conventionName: z.string(),
  /** Whether a picture can be sent, replaced and deleted: confirmed, and the convention collects pictures. */
  mayChange: z.boolean(),
  note: z.string(),
  /** `null` without a picture. */
  picture: z
    .object({
      /** Shows the picture for five minutes. */
      url: z.string(),
      fileName: z.string(),
      state: z.enum(familyPictureStates),
      /** Why it was hidden. */
      reason: z.string().nullable(),
      sentAt: z.string(),
    })
    .nullable(),
});
export type FamilyPictureOfOrder = z.output<typeof familyPictureOfOrder>;
