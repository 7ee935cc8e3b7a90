/** Limit of what all parts of a workbook together unpack to; the list of a hotel has far less. */
export const mostUnpackedBytes = 64 * 1024 * 1024;

const endSignature = 0x06_05_4b_50;
const entrySignature = 0x02_01_4b_50;

/**
 * How many bytes the parts of a ZIP archive unpack to, as its directory says. A directory that lies is stopped by the
 * limits of the thread.
 *
 * @throws RangeError for an archive without a directory
 */
export function declaredBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end -= 1;
  if (end < 0) throw new RangeError('No directory');
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== entrySignature) throw new RangeError('No entry');
    sum += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum;
}
