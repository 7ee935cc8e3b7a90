/** Why a list of a hotel cannot be read, for the person who uploads it. */
export const numbersMessages = {
  empty: 'There is nothing in it.',
  unreadable: "We can't read this as a list. Please use CSV or XLSX, without a password.",
  tooManyRows: ({ most }: { most: number }) =>
    `It has more than ${most.toLocaleString('en-US')} rows. Please leave out what is not about this convention.`,
} as const;
