import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

/** Two pictures of one screen, by the name of their files. */
export interface ComparedShot {
  name: string;
  /** `added` is missing in the earlier run, `removed` in the later one. */
  state: 'compared' | 'added' | 'removed';
  /** Share of the pixels that differ, from 0 to 1; 1 where one picture is missing. */
  changed: number;
}

/** Smaller differences of a channel, out of 255, come from smoothing and are not seen. */
const seenFrom = 16;

/** Compares the pictures of two runs, the most changed first. */
export async function compareShots(before: string, after: string): Promise<ComparedShot[]> {
  const [earlier, later] = await Promise.all([before, after].map(picturesIn));
  const compared: ComparedShot[] = [];
  for (const name of new Set([...(earlier ?? []), ...(later ?? [])])) {
    if (!earlier?.has(name)) compared.push({ name, state: 'added', changed: 1 });
    else if (!later?.has(name)) compared.push({ name, state: 'removed', changed: 1 });
    else {
      // One after the other: a page of a phone can be 20 MB of pixels.
      // oxlint-disable-next-line no-await-in-loop
      const changed = await shareChanged(path.join(before, name), path.join(after, name));
      compared.push({ name, state: 'compared', changed });
    }
  }
  return compared.toSorted((one, other) => other.changed - one.changed || one.name.localeCompare(other.name));
}

async function picturesIn(folder: string): Promise<Set<string>> {
  return new Set((await readdir(folder)).filter((name) => name.endsWith('.png')));
}

/** Share of the pixels that differ. Where one picture is larger, what the other lacks counts as changed. */
async function shareChanged(before: string, after: string): Promise<number> {
  const [one, other] = await Promise.all([readFile(before), readFile(after)]);
  if (one.equals(other)) return 0;
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const sharedWidth = Math.min(first.width, second.width);
  const sharedHeight = Math.min(first.height, second.height);
  let same = 0;
  for (let y = 0; y < sharedHeight; y += 1) {
    for (let x = 0; x < sharedWidth; x += 1) {
      if (looksSame(first, second, x, y)) same += 1;
    }
  }
  return 1 - same / (width * height);
}

interface Pixels {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, row by row. */
  data: Buffer;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function looksSame(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const here = (y * one.width + x) * 3;
  const there = (y * other.width + x) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const difference = (one.data[here + channel] ?? 0) - (other.data[there + channel] ?? 0);
    if (Math.abs(difference) >= seenFrom) return false;
  }
  return true;
}
