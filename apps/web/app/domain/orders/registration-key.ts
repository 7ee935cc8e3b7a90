/** The registration of the signed-in person that a call is about. */
export interface RegistrationKey {
  userId: string;
  conventionId: string;
}

/**
 * The group of all queries about a person's orders. A change of an order refreshes the whole group, since people,
 * package, add-ons and price depend on each other.
 */
export const ordersGroup = 'orders';
