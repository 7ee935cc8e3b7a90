import { expect, test } from 'vitest';

import { shrinkPicture } from './shrink-picture.ts';

/** A picture of noise, which no format makes small. */
async function noise(width: number, height: number, type: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const pixels = new ImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 65_536)
    crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
  context?.putImageData(pixels, 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type, 1);
  return new File([(await promise) ?? ''], 'Family 2026.png', { type });
}

test.each(['image/png', 'image/jpeg'])(
  'a picture over the limit becomes a JPEG below it: %s',
  async (type) => {
    const file = await noise(1500, 900, type);
    const limit = Math.round(file.size * 0.6);
    const small = await shrinkPicture(file, limit);
    expect(small.size).toBeLessThan(limit);
    expect([small.name, small.type]).toEqual(['Family 2026.jpg', 'image/jpeg']);
    const { width, height } = await createImageBitmap(small);
    expect(Math.abs(width / height - 1500 / 900)).toBeLessThan(0.01);
  },
);

test('a picture below the limit, a GIF and what is no picture stay as they are', async () => {
  const small = await noise(20, 20, 'image/png');
  const gif = new File([new Uint8Array(2000)], 'a.gif', { type: 'image/gif' });
  const broken = new File([new Uint8Array(2000)], 'a.jpg', { type: 'image/jpeg' });
  expect(await shrinkPicture(small, 1_000_000)).toBe(small);
  expect(await shrinkPicture(gif, 1000)).toBe(gif);
  expect(await shrinkPicture(broken, 1000)).toBe(broken);
});
