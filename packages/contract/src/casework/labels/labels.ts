import { z } from 'zod';

import { requiredLine } from '../../fields/text.ts';

/** The colours of labels, each legible on light and on dark pages; the name always stands beside. */
export const labelColors = ['GREEN', 'TEAL', 'BLUE', 'VIOLET', 'RED', 'ORANGE', 'GOLD', 'GREY'] as const;
export type LabelColor = (typeof labelColors)[number];

/** A short word by which staff mark registrations, payments, messages and people, of any convention. */
export const label = z.object({ _id: z.string(), name: z.string(), color: z.enum(labelColors) });
export type Label = z.output<typeof label>;

/** What staff enter of a label. */
export const labelDraft = z.strictObject({
  name: requiredLine({
    required: 'Please give the label a name',
    invalid: 'Please keep the name under 25 characters',
    min: 1,
    max: 24,
  }),
  color: z.enum(labelColors),
});
export type LabelDraft = z.output<typeof labelDraft>;
