import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A text as gzip, with gaps for `gapLength` bytes that are known later. */
export interface GappedGzip {
  /** The file with nothing in its gaps. */
  file: Buffer;
  /** Where its gaps begin. */
  gaps: readonly number[];
  gapLength: number;
  checksum: GappedChecksum;
}

/**
 * The CRC-32 of a text with gaps. Each gap adds its own checksum times a power of x, by the number of bytes after it; all
 * get the same filling, so one multiplication serves them all, however long the text is.
 */
interface GappedChecksum {
  withoutGaps: number;
  timesFilling: number;
}

// The size of a deflate window.
const windowLength = 32_768;
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty final deflate block. */
const end = Buffer.from([0x03, 0x00]);

/**
 * Compresses `pieces` once, whatever is filled in between them later. Each piece uses the text before it as its
 * dictionary, so together they are hardly larger than the whole. No piece refers back into a gap, since its content is
 * not known yet.
 */
export function gzipWithGaps(pieces: readonly Buffer[], gapLength: number): GappedGzip {
  // A byte that occurs in no page, so deflate finds no match in the gap.
  const gap = Buffer.alloc(gapLength, 0x01);
  const stored = Buffer.concat([storedBlockHead(gapLength), gap]);
  const parts = [head];
  const gaps: number[] = [];
  const checksum = { withoutGaps: 0, timesFilling: 0 };
  let before = Buffer.alloc(0);
  let size = head.length;
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      parts.push(stored);
      size += stored.length;
      gaps.push(size - gapLength);
      length += gapLength;
      append(checksum, gapLength);
      checksum.timesFilling ^= 1 << 31;
    }
    const block = deflateRawSync(piece, {
      level: 9,
      // Ends on a byte boundary and leaves the stream open.
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    parts.push(block);
    size += block.length;
    length += piece.length;
    append(checksum, piece.length);
    checksum.withoutGaps ^= crc32(piece);
    before = Buffer.concat([before, piece, gap]).subarray(-windowLength);
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(length, 4);
  return { file: Buffer.concat([...parts, end, tail]), gaps, gapLength, checksum };
}

/** The whole text as gzip, with `filling` in every gap. */
export function fillGzip({ file, gaps, gapLength, checksum }: GappedGzip, filling: Buffer): Buffer {
  if (filling.length !== gapLength)
    throw new Error(`A gap of ${gapLength} bytes is to be filled with others.`);
  const filled = Buffer.allocUnsafe(file.length);
  file.copy(filled);
  for (const gap of gaps) filling.copy(filled, gap);
  const sum = checksum.withoutGaps ^ multiply(checksum.timesFilling, crc32(filling));
  filled.writeUInt32LE(sum >>> 0, filled.length - 8);
  return filled;
}

/** Moves a checksum to the front by a number of bytes that follow. */
function append(checksum: GappedChecksum, bytes: number): void {
  const power = powerOfX(8 * bytes);
  checksum.withoutGaps = multiply(power, checksum.withoutGaps);
  checksum.timesFilling = multiply(power, checksum.timesFilling);
}

// Polynomials over GF(2) in 32 bits, as CRC-32 has them: the highest bit is the coefficient of 1.
const modulus = 0xedb88320;

function multiply(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((one >>> bit) & 1) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ modulus : shifted >>> 1;
  }
  return product;
}

function powerOfX(exponent: number): number {
  let power = 1 << 31;
  let square = 1 << 30;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = multiply(square, power);
    square = multiply(square, square);
  }
  return power;
}

/** The header of an uncompressed deflate block. */
function storedBlockHead(length: number): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt16LE(length, 1);
  block.writeUInt16LE(~length & 0xffff, 3);
  return block;
}
