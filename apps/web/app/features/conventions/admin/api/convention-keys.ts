/** Keys of what the organiser's set-up asks. */
export const conventionDeskKeys = {
  list: ['convention-desk', 'list'],
  one: (conventionId: string) => ['convention-desk', 'one', conventionId],
} as const;
