import type { AbsentFamily } from '@sangamam/contract/arrival/absent/absent-endpoints';
import type { ExportFormat } from '@sangamam/contract/exports/export-format';

import * as phrases from '#phrases/arrival/absent.ts';
import type { Context } from '#server/db/context.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import type { TableColumn } from '#server/features/exports/table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';

import { requireConvention } from '../desk/desk-conventions.ts';
import { listAbsentIds, listAbsentRows, type AbsentFilter } from './absent-read-model.ts';
import { maySeeTravel, presentAbsent } from './list-absent.ts';

const pageSize = 200;

/**
 * The confirmed families who are not all here as a file. Those who have come when their page is read are left out.
 *
 * @throws NOT_FOUND when there is no such convention
 */
export function exportAbsent(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  filter: AbsentFilter,
): Promise<GeneratedFile> {
  const { conventionId, missing, search } = filter;
  return exportTable(ctx, actor, format, async () => {
    const { name } = await requireConvention(ctx, conventionId);
    const withTravel = maySeeTravel(actor);
    const ids = await listAbsentIds(ctx.db, filter, { byArrival: withTravel });
    return {
      nameParts: [name, phrases.notHereYet],
      sheetName: phrases.notHereYet,
      columns: withTravel ? [...columns, ...travelColumns] : columns,
      rowCount: ids.length,
      async *pages() {
        for (let from = 0; from < ids.length; from += pageSize) {
          const rows = await listAbsentRows(ctx.db, conventionId, ids.slice(from, from + pageSize));
          yield rows.map((row) => presentAbsent(row, withTravel));
        }
      },
      about: { entity: 'convention', entityId: conventionId },
      filter: { missing, search },
    };
  });
}

const columns: readonly TableColumn<AbsentFamily>[] = [
  { header: phrases.number, kind: 'text', value: ({ number }) => number },
  { header: phrases.registrant, kind: 'text', value: ({ registrantName }) => registrantName },
  { header: phrases.localUnit, kind: 'text', value: ({ localUnitName }) => localUnitName },
  { header: phrases.attending, kind: 'count', value: ({ attending }) => attending },
  { header: phrases.here, kind: 'count', value: ({ here }) => here },
];

const travelColumns: readonly TableColumn<AbsentFamily>[] = [
  { header: phrases.phone, kind: 'text', value: ({ phone }) => phone },
  { header: phrases.arrivalDay, kind: 'date', value: ({ arrival }) => arrival?.day ?? null },
  { header: phrases.arrivalTime, kind: 'text', value: ({ arrival }) => arrival?.time ?? null },
  { header: phrases.flight, kind: 'text', value: ({ arrival }) => arrival?.flightNumber ?? null },
  { header: phrases.airport, kind: 'text', value: ({ arrival }) => arrival?.airportName ?? null },
];
