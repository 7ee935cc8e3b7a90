import { vouchUntil, type VouchAnswer } from '@sangamam/contract/casework/vouches/vouch';
import type { UnitFamily, VouchOfRegistration } from '@sangamam/contract/casework/vouches/vouch-endpoints';
import { fullName } from '@sangamam/contract/fields/full-name';

import type { Context } from '#server/db/context.ts';

import { listVouchesOf } from './vouch-read-model.ts';

interface Said {
  says: VouchAnswer | null;
  note: string | null;
  saidAt: Date | null;
  sayerFirstName: string | null;
  sayerLastName: string | null;
}

/** What a unit said, in its wire format. */
export function presentSaid({
  says,
  note,
  saidAt,
  sayerFirstName: firstName,
  sayerLastName: lastName,
}: Said): UnitFamily['said'] {
  if (says === null || saidAt === null) return null;
  const byName = firstName === null ? null : fullName({ firstName, lastName });
  return { says, note: note ?? '', byName, at: saidAt.toISOString() };
}

/** How these orders stand with the local units of their registrants; those that nobody is asked about are left out. */
export async function readVouches(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, VouchOfRegistration>> {
  const now = ctx.now();
  const rows = await listVouchesOf(ctx.db, orderIds, now);
  return new Map(
    rows.flatMap(({ orderId, submittedAt, isPending, hasOfficer, ...row }) => {
      const said = presentSaid(row);
      if (submittedAt === null || (said === null && !(isPending && hasOfficer))) return [];
      const until = vouchUntil(submittedAt);
      const state = said?.says ?? (until > now ? 'WAITING' : 'SILENT');
      return [[orderId, { state, until: until.toISOString(), said }]];
    }),
  );
}
