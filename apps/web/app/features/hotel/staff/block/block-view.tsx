import { adminPaths } from '@sangamam/contract/admin-paths';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { HotelBlock } from '@sangamam/contract/hotel/block/block-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/hotel/staff/block.ts';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Plot } from '#web/ui/data/plot/plot.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import type { HotelConvention } from '../hotel-choice.ts';
import styles from '../hotel-admin.module.css';

/** How the rooms that a hotel keeps are taken up, against its cut-off, and the rooms of each night. */
export function BlockView({ convention, block }: { convention: HotelConvention; block: HotelBlock }) {
  const { blockRooms, nights } = block;
  const needed = block.pickUp.findLast(({ needed }) => needed !== null)?.needed ?? 0;
  const list = `${adminPaths.hotel}?conventionId=${convention._id}`;
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <p className={styles['lead']}>{cutoffText(block)}</p>
        <ul className={styles['figures']}>
          <li>
            <Link to={list}>{phrases.roomsNeeded(needed)}</Link>
          </li>
          <li>
            <Link to={`${list}&view=NUMBERED`}>{phrases.familiesWithANumber(convention.views.NUMBERED)}</Link>
          </li>
          <li>
            <Link to={`${list}&view=MISSING`}>
              {phrases.familiesWithoutANumber(convention.views.MISSING)}
            </Link>
          </li>
        </ul>
      </Stack>
      {blockRooms !== null && needed > blockRooms && (
        <Callout tone="warning">
          <p>{phrases.moreThanTheBlock(needed - blockRooms)}</p>
        </Callout>
      )}
      <PickUpPlot block={block} />
      <section className={styles['part']}>
        <h2>{phrases.roomsOfEachNight}</h2>
        <DataTable
          caption={phrases.roomsOfEachNight}
          columns={nightColumns(list, blockRooms)}
          rows={nights}
          rowKey={({ night }) => night}
          empty={
            <EmptyState title={phrases.nobodyYet}>
              <p>{phrases.emptyText}</p>
            </EmptyState>
          }
        />
      </section>
    </Stack>
  );
}

function cutoffText({ blockRooms, cutoffDate, today }: HotelBlock): string {
  const rooms = blockRooms === null ? phrases.noBlockYet : phrases.roomsKept(blockRooms);
  if (cutoffDate === null) return rooms;
  const date = formatDate(cutoffDate);
  const days = Math.round((Date.parse(cutoffDate) - Date.parse(today)) / 86_400_000);
  return `${rooms} ${days < 0 ? phrases.cutoffWas({ date }) : phrases.cutoffIn({ date, days })}`;
}

function PickUpPlot({ block: { pickUp, blockRooms, cutoffDate } }: { block: HotelBlock }) {
  const names = [
    { key: 'needed', name: phrases.needed },
    { key: 'numbered', name: phrases.withANumber },
    ...(blockRooms === null ? [] : [{ key: 'block', name: phrases.block }]),
  ];
  const nameOf = (day: string, date: string) => (day === cutoffDate ? phrases.cutoffOn({ date }) : date);
  const points = pickUp.map(({ day, needed, numbered }) => ({
    key: day,
    label: nameOf(day, formatDate(day)),
    short: nameOf(day, shortDate(day)),
    values: [needed, numbered, ...(blockRooms === null ? [] : [blockRooms])],
  }));
  return (
    <Plot
      title={phrases.pickUp}
      label={phrases.pickUpLabel}
      sliderLabel={phrases.dayShown}
      kind="lines"
      data={{ series: names, points, format: phrases.roomCount }}
      empty={phrases.noRoomsNeeded}
      fileName="room-block"
      table={phrases.day}
    />
  );
}

function nightColumns(
  list: string,
  blockRooms: number | null,
): readonly Column<HotelBlock['nights'][number]>[] {
  return [
    {
      key: 'night',
      header: phrases.night,
      rowHeader: true,
      cell: ({ night }) => <Link to={`${list}&night=${night}`}>{formatDate(night)}</Link>,
    },
    {
      key: 'families',
      header: phrases.families,
      numeric: true,
      cell: ({ night, families }) => (
        <CountLink
          count={families}
          to={`${list}&night=${night}`}
          what={phrases.familiesOfNight({ night: formatDate(night) })}
        />
      ),
    },
    { key: 'people', header: phrases.people, numeric: true, cell: ({ people }) => people },
    {
      key: 'rooms',
      header: phrases.rooms,
      numeric: true,
      cell: ({ rooms }) => (blockRooms === null ? rooms : phrases.roomsOfBlock({ rooms, blockRooms })),
    },
  ];
}
