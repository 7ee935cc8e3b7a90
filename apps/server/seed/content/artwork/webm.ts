/** A lossy WebP picture contains one VP8 frame: a WebM film can consist of such frames without re-encoding. */
const riffHeader = 12;

/** An element of EBML: id, size, content. */
function element(id: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

function unsigned(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function float(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const text = (id: string, value: string) => element(id, Buffer.from(value));

/** The VP8 frame in a lossy WebP picture. @throws Error for another kind of WebP */
function frameOf(webp: Buffer): Buffer {
  for (let at = riffHeader; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('Not a lossy WebP picture');
}

/** Joins pictures of the same size to a silent WebM film. */
export function webmOf(
  pictures: readonly Buffer[],
  { width, height, msPerFrame }: { width: number; height: number; msPerFrame: number },
): Buffer {
  const head = element(
    '1a45dfa3',
    unsigned('4286', 1),
    unsigned('42f7', 1),
    unsigned('42f2', 4),
    unsigned('42f3', 8),
    text('4282', 'webm'),
    unsigned('4287', 2),
    unsigned('4285', 2),
  );
  const info = element(
    '1549a966',
    unsigned('2ad7b1', 1_000_000),
    text('4d80', 'Sangamam'),
    text('5741', 'Sangamam'),
    float('4489', pictures.length * msPerFrame),
  );
  const tracks = element(
    '1654ae6b',
    element(
      'ae',
      unsigned('d7', 1),
      unsigned('73c5', 1),
      unsigned('9c', 0),
      text('86', 'V_VP8'),
      unsigned('83', 1),
      element('e0', unsigned('b0', width), unsigned('ba', height)),
    ),
  );
  const blocks = pictures.map((picture, index) => {
    // Track 1, the time since the start of the cluster, and the flag of a keyframe.
    const start = Buffer.from([0x81, 0, 0, 0x80]);
    start.writeInt16BE(index * msPerFrame, 1);
    return element('a3', start, frameOf(picture));
  });
  const cluster = element('1f43b675', unsigned('e7', 0), ...blocks);
  return Buffer.concat([head, element('18538067', info, tracks, cluster)]);
}
