import { columnMapping, type ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { UploadedFile } from '#server/http/uploads/read-form.ts';

import { keysOf } from './fingerprint.ts';
import type { OpenedStatement } from '../parsers/parse-statement.ts';
import type { ReadStatement } from '../parsers/statement-reader.ts';
import { openStatementInThread } from '../parsers/statement-thread.ts';
import {
  findStatementOfLine,
  insertNewLines,
  listNeverKeys,
  listOtherReadings,
  rereadLines,
} from './line-repository.ts';
import {
  deleteStatement,
  findMapping,
  insertStatement,
  saveMapping,
  updateKnownLines,
} from './statement-repository.ts';

/** An export and how to read it. */
export interface StatementUpload {
  file: UploadedFile | undefined;
  currency: Currency;
  mapping?: ColumnMapping | undefined;
}

const sampleLines = 8;
const sampleLeftOut = 5;
const nothingRead: ReadStatement = { lines: [], leftOut: [] };

/**
 * Reads an export without storing anything. A mapping that does not fit is told as `fault`, so that another can be tried.
 *
 * @throws RQST_PARAMS_INVALID for what is no bank export
 */
export async function inspectStatement(ctx: Context, upload: StatementUpload) {
  const { opened, mapping, isRemembered } = await open(ctx, upload);
  const { lines, leftOut, fault } = await opened.read(upload.currency, mapping).then(
    (read) => ({ ...read, fault: null }),
    (error: unknown) => ({ ...nothingRead, fault: faultOf(error, opened) }),
  );
  return {
    format: opened.format,
    table: opened.table && mapping ? { ...opened.table, mapping, isRemembered } : null,
    lines: lines.slice(0, sampleLines),
    lineCount: lines.length,
    rowCount: lines.length + leftOut.length,
    leftOut: leftOut.slice(0, sampleLeftOut),
    fault,
  };
}

/** Only a CSV export can be read in another way; the fault of any other is final. */
function faultOf(error: unknown, { table }: OpenedStatement): string {
  if (!(error instanceof AppError) || !table) throw error;
  return error.errors[0]?.message ?? '';
}

/**
 * Stores the lines of an export for matching and remembers how its columns are read. Lines that an import in force has are
 * left out, so that the same file twice, or exports that overlap, have each line once; undecided ones are read anew when
 * the columns are read in another way now. Books nothing and mails nobody.
 * Money that left the account, and lines that read like one that is never matched, are set aside.
 *
 * @throws RQST_PARAMS_INVALID naming line and column of what cannot be read
 */
export async function importStatement(ctx: Context, actor: Actor, upload: StatementUpload) {
  const { opened, mapping } = await open(ctx, upload);
  const checked = mapping && columnMapping.safeParse(mapping);
  if (checked?.success === false)
    throw new AppError('RQST_PARAMS_INVALID', {
      field: 'mapping',
      message: checked.error.issues[0]?.message,
    });
  const { lines } = await opened.read(upload.currency, mapping);
  const keys = await keysOf(lines, opened.format);
  return inTransaction(ctx, async (ctx) => {
    const { id } = await insertStatement(ctx.db, {
      fileName: upload.file?.fileName.slice(0, 200) ?? '',
      format: opened.format,
      importedBy: actor.userId,
      createdAt: ctx.now(),
    });
    const never = await listNeverKeys(ctx.db, [...new Set(keys.map(({ textKey }) => textKey))]);
    const rows = lines.map(({ date, ...line }, position) => {
      const { fingerprint, textKey, rowKey } = keys[position] ?? {
        fingerprint: '',
        textKey: '',
        rowKey: null,
      };
      const state = never.has(textKey) ? 'NEVER' : line.direction === 'OUT' ? 'IGNORED' : 'OPEN';
      return {
        ...line,
        statementId: id,
        position,
        bookedOn: date,
        textKey,
        fingerprint,
        rowKey,
        state,
      } as const;
    });
    const newLines = await insertNewLines(ctx.db, rows);
    const knownLines = lines.length - newLines;
    const otherwise = await listOtherReadings(ctx.db, rows);
    const reread = await rereadLines(
      ctx.db,
      rows.filter(({ rowKey }) => otherwise.has(rowKey ?? '')),
    );
    if (opened.table && mapping)
      await saveMapping(ctx.db, {
        headerKey: opened.table.headerKey,
        mapping,
        updatedBy: actor.userId,
        updatedAt: ctx.now(),
      });
    if (newLines === 0) {
      await deleteStatement(ctx.db, id);
      const earlier = (keys[0] && (await findStatementOfLine(ctx.db, keys[0]))) ?? id;
      if (reread > 0)
        await recordAudit(ctx, {
          actorId: actor.userId,
          action: 'bank-statement.reread',
          entityId: earlier,
          after: { lines: reread },
        });
      return { _id: earlier, newLines, knownLines, rereadLines: reread };
    }
    await updateKnownLines(ctx.db, id, knownLines);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'bank-statement.imported',
      entityId: id,
      after: { format: opened.format, newLines, knownLines, ...(reread > 0 && { reread }) },
    });
    return { _id: id, newLines, knownLines, rereadLines: reread };
  });
}

/** The export with the mapping that was given, else the remembered one, else the guessed one. */
async function open(ctx: Context, { file, mapping: given }: StatementUpload) {
  if (!file) throw new AppError('RQST_PARAMS_INVALID', { field: 'file' });
  const opened = await openStatementInThread(file.bytes, given);
  const remembered = opened.table && (await findMapping(ctx.db, opened.table.headerKey));
  return {
    opened,
    mapping: given ?? remembered ?? opened.table?.guess,
    isRemembered: remembered !== undefined,
  };
}
