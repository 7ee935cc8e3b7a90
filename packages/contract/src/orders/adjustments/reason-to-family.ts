import { freeText } from '../../fields/text.ts';

/** A reason that staff give and the family reads: in the email, beside the line and in its history. */
export const reasonToFamily = freeText({
  max: 200,
  invalid: 'Please keep the reason under 200 characters',
}).min(3, 'Please give a reason');
