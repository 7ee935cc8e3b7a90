/** Keys of what the inbox asks. */
export const messageDeskKeys = {
  list: (query: object) => ['message-desk', 'list', query],
  one: (messageId: string) => ['message-desk', 'one', messageId],
  colleagues: ['message-desk', 'colleagues'],
  countries: ['message-desk', 'countries'],
} as const;
