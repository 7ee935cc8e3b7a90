/** Sentences about typed discount codes. */
export const discountMessages = {
  required: 'Please enter a code',
  invalid: 'A code has at least 3 letters and digits',
} as const;
