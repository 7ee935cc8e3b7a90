import type { bookChoices } from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import { fullName } from '@sangamam/contract/fields/full-name';

import * as phrases from '#phrases/documents/family-picture.ts';
import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { holdExportSlot } from '#server/features/exports/export-slots.ts';
import type { TableColumn } from '#server/features/exports/table.ts';
import { writeCsv } from '#server/features/exports/write-csv.ts';
import { addressFileName, shownFileName } from '#server/features/files/file-name.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { pictureKey, pictureList, type PictureAdminRow } from './picture-admin-read-model.ts';
import { zipPictures, type ZipEntry } from './zip-pictures.ts';

/** A printer's line may be slow, and a book has thousands of pictures: the longest time for reading it. */
const maxMs = 60 * 60_000;

/**
 * The pictures of a convention for the souvenir book, with a list of their captions. One audit row says who exported how
 * many.
 *
 * @throws NOT_FOUND for an unknown convention, SERVICE_UNAVAILABLE while others are being written
 */
export async function exportPictures(
  ctx: Context,
  actor: Actor,
  { conventionId, choice }: { conventionId: string; choice: (typeof bookChoices)[number] },
): Promise<GeneratedFile> {
  const convention = await findConvention(ctx, conventionId);
  if (!convention) throw new AppError('NOT_FOUND');
  const onClose = await holdExportSlot();
  try {
    const filter = choice === 'APPROVED' ? { state: 'APPROVED' as const } : { notHidden: true };
    const asked = { ...filter, conventionId };
    const { total, parts } = await pictureList.all(ctx.db, asked, pictureKey);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'family-pictures.exported',
      entityId: conventionId,
      after: { choice, pictures: total },
    });
    return {
      fileName: addressFileName(`${convention.name} ${phrases.familyPictures}`, 'zip'),
      contentType: 'application/zip',
      generate: () =>
        zipPictures(entriesOf(ctx, parts()), {
          name: phrases.captionsFile,
          at: ctx.now(),
          content: () => writeCsv(columns, parts()),
        }),
      onClose,
      maxMs,
    };
  } catch (error) {
    onClose();
    throw error;
  }
}

async function* entriesOf(
  ctx: Context,
  pages: AsyncIterable<readonly PictureAdminRow[]>,
): AsyncGenerator<ZipEntry> {
  for await (const rows of pages) {
    for (const row of rows) {
      yield {
        name: nameOf(row),
        at: row.file.createdAt,
        open: () => ctx.storage.read(row.file.storageKey),
      };
    }
  }
}

/** Unique by its number; the family's name is for whoever looks through the folder. */
function nameOf({ order, familyName, lastName }: PictureAdminRow): string {
  const number = order.permNumber ?? order.tempNumber;
  return shownFileName(`${number} ${familyName ?? lastName ?? ''}.jpg`, 'jpg');
}

const text = (
  header: string,
  value: (row: PictureAdminRow) => string | null,
): TableColumn<PictureAdminRow> => ({ header, kind: 'text', value });

const columns = [
  text(phrases.file, nameOf),
  text(phrases.number, ({ order }) => order.permNumber ?? order.tempNumber),
  text(phrases.family, ({ familyName }) => familyName),
  text(phrases.registrant, (row) => fullName(row)),
  text(phrases.localUnit, ({ localUnitName }) => localUnitName),
  text(phrases.caption, ({ order }) => order.familyPictureNote),
];
