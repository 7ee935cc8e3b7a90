import { hotelStayDecisions } from '#server/db/schema/schema.ts';
import { decisionsIn } from '#server/db/statements/decisions-in.ts';

export type StayDecisionRow = typeof hotelStayDecisions.$inferSelect;

/** Numbers of hotels that could be undone for a minute, by the orders of their stays. */
export const decisionsOnStays = decisionsIn(hotelStayDecisions, hotelStayDecisions.orderId);
