/** Keys of what the desk of registrations asks; whoever decides something invalidates `all`. */
export const registrationDeskKeys = {
  all: ['registration-desk'],
  list: (query: object) => ['registration-desk', 'list', query],
  one: (orderId: string) => ['registration-desk', 'one', orderId],
  duplicates: (orderId: string) => ['registration-desk', 'duplicates', orderId],
  mail: (orderId: string, mailId: string) => ['registration-desk', 'mail', orderId, mailId],
} as const;
