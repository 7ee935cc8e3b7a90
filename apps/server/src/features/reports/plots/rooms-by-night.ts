import { adminPaths } from '@sangamam/contract/admin-paths';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';

import * as phrases from '#phrases/reports/plots.ts';
import type { Context } from '#server/db/context.ts';
import { readHotelBlock } from '#server/features/hotel/block/read-block.ts';

import type { PlotReading } from './plot-reading.ts';

/** The rooms that confirmed families take each night and, while the hotel keeps a block, how many of it are left, with a line at all of it. */
export async function roomsByNight(ctx: Context, conventionId: string): Promise<PlotReading> {
  const { nights, blockRooms } = await readHotelBlock(ctx, conventionId);
  return {
    series: [phrases.roomsTaken, ...(blockRooms === null ? [] : [phrases.roomsLeftOf(blockRooms)])],
    line: blockRooms === null ? null : { name: phrases.roomsKept(blockRooms), value: blockRooms },
    points: nights.map(({ night, rooms }) => ({
      label: formatDate(night),
      values: [rooms, ...(blockRooms === null ? [] : [Math.max(blockRooms - rooms, 0)])],
      list: {
        path: `${adminPaths.hotel}?conventionId=${conventionId}&night=${night}`,
        ability: 'manage-hotel',
      },
    })),
  };
}
