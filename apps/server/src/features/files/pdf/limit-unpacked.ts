import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

/**
 * Limit of the unpacked bytes of all objects; real files have a few megabytes, since pages and pictures are not
 * unpacked.
 */
const mostUnpackedBytes = 64 * 1024 * 1024;

/** The buffer that every decoder of the library writes to. */
interface GrowingBuffer {
  buffer: Uint8Array;
  ensureBuffer: (this: GrowingBuffer, requested: number) => Uint8Array;
}

/**
 * Stops the library's decoders once all streams of this thread together unpack to more than 64 MB. The library has no
 * limit of its own: a file of 1 MB could unpack to a gigabyte. The decoders share a base class that is not exported; it
 * is reached through one of them.
 *
 * @throws Error where the library has changed and the limit would not hold
 */
export function limitUnpacked(): void {
  const empty = PDFRawStream.of(PDFContext.create().obj({ Filter: 'ASCIIHexDecode' }), new Uint8Array());
  const decoder = Object.getPrototypeOf(Object.getPrototypeOf(decodePDFRawStream(empty))) as GrowingBuffer;
  if (!Object.hasOwn(decoder, 'ensureBuffer')) throw new Error('The PDF library grows its buffers elsewhere');
  const grow = decoder.ensureBuffer;
  let unpacked = 0;
  decoder.ensureBuffer = function ensureWithinLimit(this: GrowingBuffer, requested) {
    const before = this.buffer.byteLength;
    if (unpacked + requested - before > mostUnpackedBytes) throw new RangeError('Unpacks to too much');
    const grown = grow.call(this, requested);
    unpacked += grown.byteLength - before;
    return grown;
  };
}
