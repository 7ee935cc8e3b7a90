import { standingOf, type Standing } from '@sangamam/contract/arrival/desk/check-in-decision';
import type { DeskAddon, HandOut } from '@sangamam/contract/arrival/desk/desk-family';
import { standingOfLine } from '@sangamam/contract/arrival/hand-outs/hand-out-decision';
import { fullName } from '@sangamam/contract/fields/full-name';

import type { Context } from '#server/db/context.ts';
import { statusOf } from '#server/features/orders/order/order-facts.ts';

import type { listBookedLines } from '../desk/bookings-read-model.ts';
import { listStaffNames } from '../desk/families-read-model.ts';
import { addonLineId, listLastHandOuts, type HandOutRow } from './hand-out-repository.ts';

type BookedLine = Awaited<ReturnType<typeof listBookedLines>>[number];

/** An add-on line as a hand-out sees it. */
export type AddonLine = Omit<DeskAddon, 'handOut'> & Pick<BookedLine, 'orderId' | 'position'>;

/** The add-on lines among those of a registration; `registration` is its standing. */
export function addonLinesOf(lines: readonly BookedLine[], registration: Standing): AddonLine[] {
  return lines
    .filter(({ kind }) => kind === 'ADDON')
    .map(({ orderId, position, title, key, quantity, order }) => ({
      _id: addonLineId({ orderId, position }),
      orderId,
      position,
      name: nameOf(title, key),
      quantity,
      standing: standingOfLine({
        registration,
        order: standingOf(statusOf(order), order.registrationStatus),
      }),
    }));
}

/** The add-on with what was chosen of it; "Yes" says nothing more. */
const nameOf = (title: string, key: string | null) =>
  key === null || key === 'Yes' ? title : `${title} · ${keyNames[key] ?? key}`;

const keyNames: Readonly<Record<string, string>> = { ADULT: 'adults', CHILDREN: 'children' };

/** Which add-on lines of these registrations are handed out, by `addonLineId`. */
export async function readHandOuts(
  ctx: Context,
  registrationIds: readonly string[],
): Promise<ReadonlyMap<string, HandOut>> {
  return presentHandOuts(ctx, await listLastHandOuts(ctx.db, registrationIds));
}

/** Those of these last events by which a line is handed out, as people read them. */
export async function presentHandOuts(
  ctx: Context,
  last: ReadonlyMap<string, HandOutRow>,
): Promise<ReadonlyMap<string, HandOut>> {
  const out = [...last].filter(([, { kind }]) => kind === 'HANDED_OUT');
  const names = await listStaffNames(ctx.db, [...new Set(out.map(([, { actorId }]) => actorId))]);
  return new Map(
    out.map(([line, { happenedAt, actorId, desk, quantity }]) => [
      line,
      {
        at: happenedAt.toISOString(),
        byName: fullName(names.get(actorId) ?? { firstName: null, lastName: null }),
        desk,
        quantity,
      },
    ]),
  );
}
