import type {
  LineChoice,
  NumberColumns,
  previewNumbers as endpoint,
} from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { UploadedFile } from '#server/http/uploads/read-form.ts';

import { findSettings } from '../stays/hotel-admin-repository.ts';
import { listKnownFamilies } from '../stays/rooming-read-model.ts';
import { roomingColumnsOf } from '../stays/rooming-columns-of.ts';
import { guessColumns } from './guess-columns.ts';
import { listLines } from './list-lines.ts';
import { matchLines } from './match-lines.ts';
import type { ListRow } from './table/read-rows.ts';
import { readTable } from './table/read-table.ts';

/**
 * What a hotel's list would change. Nothing is stored.
 *
 * @throws NOT_FOUND; RQST_PARAMS_INVALID for what is no list; SERVICE_UNAVAILABLE while too many are read
 */
export async function previewNumbers(
  ctx: Context,
  {
    file,
    conventionId,
    columns: chosen,
    choices,
  }: {
    file: UploadedFile | undefined;
    conventionId: string;
    columns?: NumberColumns | undefined;
    choices?: LineChoice[] | undefined;
  },
): Promise<EndpointResult<typeof endpoint>> {
  await conventionById(ctx, conventionId);
  if (!file) throw new AppError('RQST_PARAMS_INVALID', { field: 'file' });
  const rows = await readTable(file.bytes);
  const { columns: ours } = roomingColumnsOf(await findSettings(ctx.db, conventionId));
  const headingOf = (wanted: string) => ours.find(({ field }) => field === wanted)?.header ?? '';
  const guessed = guessColumns(rows, {
    registrationNumber: headingOf('registrationNumber'),
    name: headingOf('registrantName'),
    confirmationNumber: headingOf('confirmationNumber'),
  });
  const columns = chosen ?? guessed.columns;
  const families = await listKnownFamilies(ctx.db, conventionId);
  const clear = isClear(columns);
  const { header } = guessed;
  const lines = clear ? listLines(guessed.rows, columns, { header, ...(choices && { choices }) }) : [];
  const matched = matchLines(lines, families);
  const given = new Set(matched.families.map(({ orderId }) => orderId));
  const isMissing = (family: (typeof families)[number]) =>
    family.isConfirmed && family.needsRoom && family.confirmationNumber === '' && !given.has(family.orderId);
  return {
    header,
    samples: header.map((_, at) => samplesOf(guessed.rows, at)),
    columns,
    isClear: clear,
    ...matched,
    stillMissing: families.filter(isMissing).length,
  };
}

/** The first three texts of a column. */
const samplesOf = (rows: readonly ListRow[], column: number) =>
  [...new Set(rows.slice(0, 50).flatMap(({ cells }) => cells[column] || []))].slice(0, 3);

const isClear = ({ confirmationNumber, registrationNumber, name }: NumberColumns) =>
  confirmationNumber !== null && (registrationNumber !== null || name !== null);
