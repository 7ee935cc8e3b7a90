import type { HotelBlock } from '@sangamam/contract/hotel/block/block-endpoints';
import type { HotelSettings } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import type { RoomingColumns } from '@sangamam/contract/hotel/stays/rooming-columns';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  findSettings,
  lockSettings,
  updateSettings,
  type HotelSettingsRow,
} from './hotel-admin-repository.ts';
import { roomingColumnsOf } from './rooming-columns-of.ts';

type Settings = Partial<Omit<HotelSettingsRow, 'conventionId' | 'revision' | 'updatedAt'>>;

/** Changes the hotel of a convention. @throws NOT_FOUND, CONFLICT */
export function saveHotelSettings(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  { revision, ...settings }: HotelSettings,
): Promise<{ revision: number }> {
  return changeSettings(ctx, actor, { conventionId, revision, settings });
}

/** The columns that the hotel of a convention wants, with the revision of its settings. @throws NOT_FOUND */
export async function readRoomingColumns(ctx: Context, conventionId: string) {
  await conventionById(ctx, conventionId);
  const settings = await findSettings(ctx.db, conventionId);
  return { rooming: roomingColumnsOf(settings), revision: settings?.revision ?? 0 };
}

/** Changes these columns. @throws NOT_FOUND, CONFLICT */
export function saveRoomingColumns(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  { rooming, revision }: { rooming: RoomingColumns; revision: number },
): Promise<{ revision: number }> {
  return changeSettings(ctx, actor, { conventionId, revision, settings: { exportColumns: rooming } });
}

/** Changes the room block of a convention. @throws NOT_FOUND, CONFLICT */
export function saveHotelBlock(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  { revision, ...settings }: Pick<HotelBlock, 'revision' | 'blockRooms' | 'cutoffDate'>,
): Promise<{ revision: number }> {
  return changeSettings(ctx, actor, { conventionId, revision, settings });
}

/**
 * Changes part of the settings of a convention, with one audit row.
 *
 * @throws NOT_FOUND; CONFLICT when somebody changed them since they were shown
 */
function changeSettings(
  ctx: Context,
  actor: Actor,
  { conventionId, revision, settings }: { conventionId: string; revision: number; settings: Settings },
): Promise<{ revision: number }> {
  return inTransaction(ctx, async (ctx) => {
    await conventionById(ctx, conventionId);
    const now = await lockSettings(ctx.db, conventionId);
    if (now.revision !== revision) throw new AppError('CONFLICT');
    await updateSettings(ctx.db, now, { ...settings, updatedAt: ctx.now() });
    const before = Object.fromEntries(
      Object.keys(settings).map((name) => [name, now[name as keyof Settings]]),
    );
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'hotel.settings-changed',
      entityId: conventionId,
      before,
      after: settings,
    });
    return { revision: revision + 1 };
  });
}
