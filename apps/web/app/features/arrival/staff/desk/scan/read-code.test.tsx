import { formatRegistrationNumber } from '@sangamam/contract/orders/registration-number';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';

import { createCodeReader, createOwnReader } from './read-code.ts';

const number = formatRegistrationNumber('R', 4_321);

/** A picture as a camera sees it: the code somewhere in it, turned, small, on grey. */
function photograph({
  edge,
  angle = 0,
  ink = '#000',
  paper = '#fff',
}: {
  edge: number;
  angle?: number;
  ink?: string;
  paper?: string;
}) {
  const canvas = new OffscreenCanvas(1280, 720);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.fillStyle = '#8a8a80';
  context.fillRect(0, 0, 1280, 720);
  context.translate(700, 380);
  context.rotate((angle * Math.PI) / 180);
  const { data, size } = encode(number, { border: 4 });
  const module = edge / size;
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      context.fillStyle = isDark ? ink : paper;
      context.fillRect(x * module - edge / 2, y * module - edge / 2, module + 0.5, module + 0.5);
    }),
  );
  return canvas;
}
const size = { width: 1280, height: 720 };

describe('our reader of codes', () => {
  it.each([
    ['straight', { edge: 400 }],
    ['small', { edge: 140 }],
    ['turned', { edge: 300, angle: 23 }],
    ['upside down', { edge: 300, angle: 180 }],
    ['in poor light', { edge: 300, ink: '#444', paper: '#999' }],
  ])('reads one that is %s', async (_, look) => {
    expect(await createOwnReader()(photograph(look), size)).toBe(number);
  });

  it('finds none in a picture without one', async () => {
    const empty = new OffscreenCanvas(1280, 720);
    empty.getContext('2d')?.fillRect(0, 0, 600, 400);
    expect(await createOwnReader()(empty, size)).toBeUndefined();
    expect(await createOwnReader()(empty, { width: 0, height: 0 })).toBeUndefined();
  });
});

it('whichever reader the browser has reads the code', async () => {
  const read = await createCodeReader();
  expect(await read(photograph({ edge: 300 }), size)).toBe(number);
});
