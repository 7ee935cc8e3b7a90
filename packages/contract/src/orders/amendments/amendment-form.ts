import { z } from 'zod';

import { addonForm, addonQuantity } from '../../conventions/addons/addon-form.ts';
import { typedWholeOrNothing } from '../../fields/typed-number.ts';
import { changeNote } from './change-request.ts';
import { reasonToFamily } from '../adjustments/reason-to-family.ts';
import { relationships } from '../participants/participant.ts';
import { participantPayload } from '../participants/participant-payload.ts';
import { currencies } from '../pricing/currency-for.ts';

/** A change of a submitted registration as staff fill it in: the registration as it is to be, and how it is settled. */
export const amendmentForm = addonForm.extend({
  /** Everybody of the registration. */
  people: z.array(
    z.object({ participantId: z.string(), attends: z.boolean(), relationship: z.enum(relationships) }),
  ),
  /** Those who are new, each typed in a form of its own. */
  join: z.array(participantPayload),
  packageId: z.string(),
  currency: z.enum(currencies),
  /** The day by which the open payment should arrive; empty without one. */
  dueDate: z.string(),
  /** Add-ons that the family has and that are no longer on offer. */
  kept: z.array(z.object({ addonId: z.string(), key: z.string(), quantity: addonQuantity })),
  /** True where the family does not pay the difference. */
  waive: z.boolean(),
  /** Kept of what the change gives back, whole dollars. */
  keptFee: typedWholeOrNothing('Please enter whole dollars'),
  reason: reasonToFamily,
});

/** The same as a family fills it in: `reason` is its note to the registrars, and nothing is settled. */
export const familyAmendmentForm = amendmentForm.extend({ reason: changeNote });
export type AmendmentFormInput = z.input<typeof amendmentForm>;
export type AmendmentFormValues = z.output<typeof amendmentForm>;
