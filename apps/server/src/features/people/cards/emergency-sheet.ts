import { ageOn } from '@sangamam/contract/fields/dates/age';
import { fullName } from '@sangamam/contract/fields/full-name';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';
import type { EmergencyFamily } from '@sangamam/contract/people/cards/card-admin-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { listCardsByFamily } from './card-read-model.ts';
import { emptyPart, openPart } from './sealed-part.ts';

/**
 * Whom to call and what a doctor should know, for every family of a convention that told it. The audit log records the look
 * at the convention before it is answered.
 *
 * @throws NOT_FOUND
 */
export function readEmergencySheet(
  ctx: Context,
  actor: Actor,
  conventionId: string,
): Promise<EmergencyFamily[]> {
  return inTransaction(ctx, async (ctx) => {
    await conventionById(ctx, conventionId);
    const rows = await listCardsByFamily(ctx.db, conventionId);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'convention.emergency-sheet-opened',
      entityId: conventionId,
      after: { people: rows.length },
    });
    const families = [...Map.groupBy(rows, ({ card }) => card.orderId)];
    return families.flatMap(([orderId, own]) => {
      const [first] = own;
      if (!first) return [];
      const { countryCode, phoneNumber } = first.registrant;
      return {
        orderId,
        number: first.number,
        registrantName: fullName(first.registrant),
        phone: countryCode && phoneNumber ? phoneText({ countryCode, phoneNumber }) : null,
        people: own.map(({ card, dob, startDate, ...name }) => {
          const part = openPart(ctx, card);
          return {
            name: fullName(name),
            age: dob === null ? null : ageOn(dob, startDate),
            allergies: card.allergies,
            foodNote: card.foodNote,
            ...(part ?? emptyPart),
            isUnreadable: part === undefined,
          };
        }),
      };
    });
  });
}
