import { exportTypes, type ExportFormat } from '@sangamam/contract/exports/export-format';

import type { Context } from '#server/db/context.ts';
import { recordAudit, type AuditedChange } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';

import { holdExportSlot } from './export-slots.ts';
import type { TableColumn } from './table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** A slow reader occupies a slot for at most this long, in milliseconds. */
const maxMs = 120_000;

/** A table to be written to a file. */
export interface ExportedTable<Row> {
  /** The parts of the file name, such as convention, currency and day. */
  nameParts: readonly string[];
  sheetName: string;
  columns: readonly TableColumn<Row>[];
  /** How many rows there are, for the audit log. */
  rowCount: number;
  /** The rows in pages of some hundred, so that no page holds the event loop and memory stays constant. */
  pages: () => AsyncIterable<readonly Row[]>;
  /** The record that the table is about, and what was asked for. */
  about: Pick<AuditedChange, 'entity' | 'entityId'>;
  filter: Readonly<Record<string, unknown>>;
}

/**
 * A table as a file that is written while it is sent. `read` looks up what the table has, within the slot. One audit row
 * says who exported what, by which filter and how many rows, before the first byte leaves.
 *
 * @throws AppError SERVICE_UNAVAILABLE while others are being written
 */
export async function exportTable<Row>(
  ctx: Context,
  actor: Actor,
  format: ExportFormat,
  read: () => Promise<ExportedTable<Row>>,
): Promise<GeneratedFile> {
  const onClose = await holdExportSlot();
  try {
    const { nameParts, sheetName, columns, rowCount, pages, about, filter } = await read();
    await recordAudit(ctx, {
      ...about,
      actorId: actor.userId,
      action: 'table.exported',
      after: { table: sheetName, format, rows: rowCount, ...filter },
    });
    return {
      fileName: `${nameParts.map(fileNamePart).join('-')}.${format}`,
      contentType: exportTypes[format],
      generate: () =>
        format === 'csv' ? writeCsv(columns, pages()) : writeXlsx(sheetName, columns, pages()),
      onClose,
      maxMs,
    };
  } catch (error) {
    onClose();
    throw error;
  }
}

/** Letters and digits of any script, with hyphens for all else. */
function fileNamePart(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
    .toLowerCase();
}
