import { z } from 'zod';

import { relationships } from '../../orders/participants/participant.ts';

/**
 * Why a search of the treasurer's list found a payment: a person of the family, a text of the payment, or an amount
 * that is due, was received or stands in its ledger (whole dollars of the payment's currency).
 */
export const matchReason = z.discriminatedUnion('by', [
  z.object({ by: z.literal('PERSON'), relationship: z.enum(relationships), text: z.string() }),
  z.object({ by: z.enum(['FAMILY_NAME', 'NUMBER', 'EMAIL', 'REFERENCE']), text: z.string() }),
  z.object({ by: z.literal('AMOUNT'), amount: z.int() }),
]);
export type MatchReason = z.output<typeof matchReason>;
