/** Keys of what the desk of registrations asks; whoever decides something invalidates `all`. */
export const registrationDeskKeys = {
  all: ['registration-desk'],
  list: (query: object) => ['registration-desk', 'list', query],
  one: (orderId: string) => ['registration-desk', 'one', orderId],
} as const;
