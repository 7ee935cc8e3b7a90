import { inflateSync } from 'node:zlib';

import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** Limit of the unpacked bytes of all pages, fonts and drawings; pictures are measured by their pixels instead. */
const mostContentBytes = 64 * 1024 * 1024;

/**
 * Refuses a file whose pages unpack to more than a viewer can bear. Pictures are left alone, unless a page uses one as
 * its text.
 *
 * @throws RangeError
 */
export function requireBoundedContent(context: PDFContext): void {
  const objects = context.enumerateIndirectObjects();
  const ofPages = new Set(objects.flatMap(([, object]) => contentsOf(object, context)));
  let left = mostContentBytes;
  for (const [, object] of objects) {
    if (!(object instanceof PDFRawStream)) continue;
    if (isPicture(object) && !ofPages.has(object)) continue;
    left -= unpackedSize(object, left);
    if (left < 0) throw new RangeError('Pages unpack to too much');
  }
}

/** The streams that a page draws, if the object is one. */
function contentsOf(object: PDFObject, context: PDFContext): PDFObject[] {
  if (!(object instanceof PDFDict)) return [];
  const contents = context.lookup(object.get(PDFName.of('Contents')));
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  return parts.flatMap((part) => (part instanceof PDFRef ? context.lookup(part) : part) ?? []);
}

function isPicture({ dict }: PDFRawStream): boolean {
  return dict.get(PDFName.of('Subtype')) === PDFName.of('Image');
}

/** Stops at `most` bytes, by an error or by a larger answer. Streams that nobody can unpack count as nothing. */
function unpackedSize(stream: PDFRawStream, most: number): number {
  const filter = stream.dict.get(PDFName.of('Filter'));
  if (filter === undefined) return stream.contents.length;
  if (filter === PDFName.of('FlateDecode')) {
    try {
      return inflateSync(stream.contents, { maxOutputLength: most + 1 }).length;
    } catch (error) {
      if (isTooLarge(error)) return most + 1;
      // Damaged: a viewer shows what comes before the damage, and so does the library below.
    }
  }
  try {
    return decodePDFRawStream(stream).decode().length;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return 0;
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
