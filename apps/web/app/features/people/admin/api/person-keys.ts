/** Keys of what the desk of people asks. */
export const peopleDeskKeys = {
  list: (query: object) => ['people-desk', 'list', query],
  one: (userId: string) => ['people-desk', 'one', userId],
  merge: (userId: string, duplicateId: string) => ['people-desk', 'merge', userId, duplicateId],
} as const;
