import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Compressed pieces of a text, with gaps between them for `gapLength` bytes that are known later. */
export interface GappedGzip {
  deflated: readonly Buffer[];
  plain: readonly Buffer[];
  gapLength: number;
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
  let before = Buffer.alloc(0);
  const deflated = pieces.map((piece) => {
    const block = deflateRawSync(piece, {
      level: 9,
      // Ends on a byte boundary and leaves the stream open.
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    before = Buffer.concat([before, piece, gap]).subarray(-windowLength);
    return block;
  });
  return { deflated, plain: pieces, gapLength };
}

/** The whole text as gzip, with `filling` in every gap. */
export function fillGzip({ deflated, plain, gapLength }: GappedGzip, filling: Buffer): Buffer {
  if (filling.length !== gapLength)
    throw new Error(`A gap of ${gapLength} bytes is to be filled with others.`);
  const stored = Buffer.concat([storedBlockHead(gapLength), filling]);
  const parts: Buffer[] = [head];
  let sum = 0;
  let length = 0;
  for (const [index, block] of deflated.entries()) {
    if (index > 0) {
      parts.push(stored);
      sum = crc32(filling, sum);
      length += gapLength;
    }
    const text = plain[index] ?? Buffer.alloc(0);
    parts.push(block);
    sum = crc32(text, sum);
    length += text.length;
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length, 4);
  return Buffer.concat([...parts, end, tail]);
}

/** The header of an uncompressed deflate block. */
function storedBlockHead(length: number): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt16LE(length, 1);
  block.writeUInt16LE(~length & 0xffff, 3);
  return block;
}
