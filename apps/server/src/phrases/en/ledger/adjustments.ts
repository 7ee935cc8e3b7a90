/** Titles of the lines that staff add to a price, by the kind of the change. */
export const titlesOfPriceChanges = {
  COMP: 'Complimentary package',
  SCHOLARSHIP: 'Scholarship',
  ADJUSTMENT: 'Adjustment',
  REMOVAL: 'Adjustment taken back',
} as const;
