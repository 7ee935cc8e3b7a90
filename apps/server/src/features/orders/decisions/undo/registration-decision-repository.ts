import { registrationDecisions } from '#server/db/schema/schema.ts';
import { decisionsIn } from '#server/db/statements/decisions-in.ts';

export type RegistrationDecisionRow = typeof registrationDecisions.$inferSelect;

/** Decisions about orders that could be undone for a minute. */
export const decisionsOnOrders = decisionsIn(registrationDecisions, registrationDecisions.orderId);
