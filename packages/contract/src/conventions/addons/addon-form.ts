import { z } from 'zod';

import { freeText } from '../../fields/text.ts';
import { specialRequestMaxLength } from './addon-endpoints.ts';

/** Sentences of the add-on pages (SPEC §5 "Other", §8). */
export const addonMessages = {
  quantity: 'Please enter a number from 0 to 99',
  specialRequest: `Please keep your request under ${specialRequestMaxLength} characters`,
  saved: 'Addon added successfully',
  failed: 'Failed to add addon',
} as const;

/** A typed quantity: empty, or up to two digits (SPEC §5). */
export const addonQuantity = z.string().regex(/^\d{0,2}$/u, addonMessages.quantity);

/**
 * The choices on the add-on pages, in the order of the catalogue: `choice` is the key of an add-on with one choice,
 * empty for none; `quantities` are in the order of its keys.
 */
export const addonForm = z.object({
  addons: z.array(z.object({ addonId: z.string(), choice: z.string(), quantities: z.array(addonQuantity) })),
  specialRequest: freeText({ max: specialRequestMaxLength, invalid: addonMessages.specialRequest }),
});
export type AddonFormInput = z.input<typeof addonForm>;
export type AddonFormValues = z.output<typeof addonForm>;
