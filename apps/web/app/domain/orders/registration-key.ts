/** Which registration of the signed-in person a call is about. */
export interface RegistrationKey {
  userId: string;
  conventionId: string;
}

/**
 * The queries of all that follows from a person's orders: whoever changes an order refreshes the whole group, for
 * people, package, add-ons and price depend on each other.
 */
export const ordersGroup = 'orders';
