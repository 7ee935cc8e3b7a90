/** Keys of what the desk of staff asks. */
export const staffDeskKeys = {
  list: ['staff-desk', 'list'],
  one: (userId: string) => ['staff-desk', 'one', userId],
  secondFactor: ['staff-desk', 'second-factor'],
} as const;
