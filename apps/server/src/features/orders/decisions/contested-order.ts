import * as phrases from '#phrases/audit/conflicts.ts';
import type { ContestedRecord } from '#server/features/audit/explain-conflict.ts';

/** The decisions about a registration, for a refusal that says who was quicker. */
export function contestedOrder(orderId: string): ContestedRecord[] {
  return [{ entity: 'order', entityId: orderId, words: phrases.withRegistration }];
}
