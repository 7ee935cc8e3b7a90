import { buffer } from 'node:stream/consumers';

import { inTransaction, type Context } from '#server/db/context.ts';
import {
  makeRendition,
  renditionFormats,
  type RenditionFormat,
} from '#server/features/files/pictures/make-rendition.ts';
import { storeFile } from '#server/features/files/store-file.ts';

import { findMediaRow } from './media-read-model.ts';
import { insertRendition, recordRenditionsMade } from './rendition-repository.ts';
import { listRenditions } from './rendition-read-model.ts';

/** Widths in pixels, from a portrait on a phone to a banner on a high-density screen. */
const steps = [320, 640, 1080, 1600, 2200];

/**
 * Makes the missing renditions of a picture: every step well below its width, and its own width, in each format.
 * Idempotent; does nothing for a picture that was deleted meanwhile.
 */
export async function makeRenditions(ctx: Context, mediaId: string): Promise<void> {
  const row = await findMediaRow(ctx.db, mediaId);
  if (!row || row.media.width === null) return;
  const stem = row.file.fileName.replace(/\.[^.]+$/u, '');
  const whole = await buffer(await ctx.storage.read(row.file.storageKey));
  const made = new Set(
    (await listRenditions(ctx.db, [mediaId])).map(({ format, width }) => `${format} ${width}`),
  );
  for (const width of renditionWidths(row.media.width)) {
    for (const format of renditionFormats) {
      if (made.has(`${format} ${width}`)) continue;
      const bytes = await makeRendition(whole, format, width);
      await keepRendition(ctx, { mediaId, format, width, bytes, stem });
    }
  }
  await recordRenditionsMade(ctx.db, mediaId, ctx.now());
}

/** Widths of the renditions of a picture. */
function renditionWidths(width: number): number[] {
  return [...steps.filter((step) => step < width * 0.8), width];
}

interface Rendition {
  mediaId: string;
  format: RenditionFormat;
  width: number;
  bytes: Buffer;
  stem: string;
}

function keepRendition(ctx: Context, { mediaId, format, width, bytes, stem }: Rendition): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { id: fileId } = await storeFile(ctx, {
      kind: 'MEDIA',
      fileName: `${stem}-${width}.${format}`,
      contentType: `image/${format}`,
      bytes,
      isPublic: true,
    });
    await insertRendition(ctx.db, { mediaId, format, width, fileId });
  });
}
