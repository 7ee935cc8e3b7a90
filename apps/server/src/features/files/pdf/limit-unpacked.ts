import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

/** Objects of a file, unpacked: real ones have a few megabytes, for pages and pictures are not unpacked at all. */
const mostUnpackedBytes = 64 * 1024 * 1024;

/** What every decoder of the library writes into. */
interface GrowingBuffer {
  buffer: Uint8Array;
  ensureBuffer: (this: GrowingBuffer, requested: number) => Uint8Array;
}

/**
 * Makes the library's decoders stop once all streams of this thread together unpack to more than 64 MB. The library has no
 * limit of its own, so that a file of 1 MB would be unpacked to a gigabyte before anybody could look. The decoders share
 * one base class, which is not exported; it is reached through one of them.
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
