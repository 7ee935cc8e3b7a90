import {
  defaultRoomingColumns,
  fieldsByName,
  type RoomingColumns,
} from '@sangamam/contract/hotel/stays/rooming-columns';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Context } from '#server/db/context.ts';
import { recordNeedsRead } from '#server/features/people/cards/access-needs.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { findSettings } from './hotel-admin-repository.ts';
import { roomingColumnsOf } from './rooming-columns-of.ts';

/**
 * The columns of a file for the hotel. Those with needs by name are left out for those who may not read them; else the
 * audit log records the look, and `byName` says that there are some.
 */
export async function hotelFileColumns(
  ctx: Context,
  actor: Actor,
  conventionId: string,
): Promise<RoomingColumns & { byName: boolean }> {
  const { rowPer, columns } = roomingColumnsOf(await findSettings(ctx.db, conventionId));
  const mayRead = hasAbility(actor.roles, 'read-cards');
  const open = columns.filter(({ field }) => mayRead || !fieldsByName.includes(field));
  const allowed = open.length > 0 ? open : defaultRoomingColumns.columns;
  const byName = allowed.some(({ field }) => fieldsByName.includes(field));
  if (byName) await recordNeedsRead(ctx, actor, conventionId, { list: 'rooming' });
  return { rowPer, columns: allowed, byName };
}
