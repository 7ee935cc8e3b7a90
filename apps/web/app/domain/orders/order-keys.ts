/** Which registration of the signed-in person a call is about. */
export interface RegistrationOf {
  userId: string;
  conventionId: string;
}

/**
 * Keys of all that follows from a person's orders. They share their first part: whoever changes an order invalidates
 * `all`, for people, package, add-ons and price hang together.
 */
export const orderKeys = {
  all: ['orders'],
  history: (userId: string) => ['orders', 'history', userId],
  participants: ({ userId, conventionId }: RegistrationOf) => [
    'orders',
    'participants',
    userId,
    conventionId,
  ],
  packages: (conventionId: string) => ['orders', 'packages', conventionId],
  order: (orderId: string) => ['orders', 'order', orderId],
  review: (orderId: string) => ['orders', 'review', orderId],
  payment: (orderId: string) => ['orders', 'payment', orderId],
  treasurer: (orderId: string) => ['orders', 'treasurer', orderId],
} as const;
