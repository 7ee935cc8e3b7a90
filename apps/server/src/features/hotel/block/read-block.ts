import type { HotelBlock } from '@sangamam/contract/hotel/block/block-endpoints';
import { nightsOf, pickUpOf } from '@sangamam/contract/hotel/block/pick-up';
import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';

import { listBlockUses } from './block-read-model.ts';
import { findSettings } from '../stays/hotel-admin-repository.ts';

/** The room block of a convention and its pick-up. @throws NOT_FOUND */
export async function readHotelBlock(ctx: Context, conventionId: string): Promise<HotelBlock> {
  const { timeZone } = await conventionById(ctx, conventionId);
  const settings = await findSettings(ctx.db, conventionId);
  const uses = await listBlockUses(ctx.db, conventionId, timeZone);
  const today = calendarDateIn(timeZone, ctx.now());
  return {
    revision: settings?.revision ?? 0,
    blockRooms: settings?.blockRooms ?? null,
    cutoffDate: settings?.cutoffDate ?? null,
    today,
    nights: nightsOf(uses),
    pickUp: pickUpOf(uses, today, settings?.cutoffDate ?? today),
  };
}
