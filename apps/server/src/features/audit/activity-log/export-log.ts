import type { ExportFormat } from '@sangamam/contract/exports/export-format';

import type { Context } from '#server/db/context.ts';
import type { FilterOf } from '#server/db/lists/define-list.ts';
import { exportTable } from '#server/features/exports/export-table.ts';
import type { TableColumn } from '#server/features/exports/table.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';
import * as phrases from '#phrases/audit/activity-log.ts';

import { logKey, logList, type LogRow } from './log-read-model.ts';
import { presentEntry } from './read-log.ts';

/** The entries that match the filters as a file. Those that come after it began are not in it. */
export function exportLog(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  filter: FilterOf<typeof logList>,
): Promise<GeneratedFile> {
  return exportTable(ctx, actor, format, async () => {
    const { total: rowCount, parts } = await logList.all(ctx.db, filter, logKey);
    return {
      nameParts: [phrases.log, ctx.now().toISOString().slice(0, 10)],
      sheetName: phrases.log,
      columns,
      rowCount,
      pages: parts,
      about: { entity: 'export', entityId: 'log' },
      filter: { ...filter },
    };
  });
}

const columns: readonly TableColumn<LogRow>[] = [
  { header: phrases.at, kind: 'text', value: ({ entry }) => entry.at.toISOString() },
  { header: phrases.who, kind: 'text', value: (row) => presentEntry(row, new Map()).actorName },
  { header: phrases.action, kind: 'text', value: ({ entry }) => entry.action },
  { header: phrases.record, kind: 'text', value: ({ entry }) => entry.entity },
  { header: phrases.recordId, kind: 'text', value: ({ entry }) => entry.entityId },
  { header: phrases.reason, kind: 'text', value: ({ entry }) => entry.reason },
  { header: phrases.before, kind: 'text', value: ({ entry }) => jsonOf(entry.before) },
  { header: phrases.after, kind: 'text', value: ({ entry }) => jsonOf(entry.after) },
  { header: phrases.network, kind: 'text', value: ({ entry }) => entry.network },
  { header: phrases.requestId, kind: 'text', value: ({ entry }) => entry.requestId },
];

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value));
