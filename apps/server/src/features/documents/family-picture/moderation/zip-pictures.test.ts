import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { collect } from '#test/collect.ts';

import { zipPictures, type ZipEntry } from './zip-pictures.ts';

const at = new Date('2026-11-23T10:00:00Z');
const noList = {
  name: 'captions.csv',
  at,
  content: async function* content() {
    yield await Promise.resolve('x');
  },
};

/** Entries that count how many of them were looked up, and how many are open. */
function entriesOf(count: number, size: number) {
  const seen = { lookedUp: 0, open: 0, mostOpen: 0 };
  const open = (): Readable => {
    seen.open += 1;
    seen.mostOpen = Math.max(seen.mostOpen, seen.open);
    let left = size;
    const stream = new Readable({
      read() {
        const bytes = Math.min(left, 65_536);
        left -= bytes;
        this.push(bytes > 0 ? Buffer.alloc(bytes, 7) : null);
      },
    });
    stream.once('close', () => (seen.open -= 1));
    return stream;
  };
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let index = 0; index < count; index += 1) {
      seen.lookedUp += 1;
      yield { name: `${index}.jpg`, at, open: () => Promise.resolve(open()) };
      await Promise.resolve();
    }
  }
  return { seen, entries };
}

describe('a ZIP file of pictures', () => {
  it('holds every entry once, opened one at a time', async () => {
    const { seen, entries } = entriesOf(300, 1_000);
    const bytes = Buffer.concat(await collect(zipPictures(entries(), noList)));
    const unpacked = unzipSync(bytes);
    expect(Object.keys(unpacked)).toHaveLength(301);
    expect(unpacked['299.jpg']).toHaveLength(1_000);
    expect(seen).toMatchObject({ lookedUp: 300, open: 0, mostOpen: 1 });
  });

  it('is written as it is read: memory stays flat over a gigabyte, and entries are looked up as they are needed', async () => {
    const { entries, seen } = entriesOf(500, 2 * 1024 * 1024);
    let [total, most, ahead] = [0, 0, 0];
    let read = 0;
    for await (const part of zipPictures(entries(), noList)) {
      total += part.length;
      read = Math.floor(total / (2 * 1024 * 1024));
      ahead = Math.max(ahead, seen.lookedUp - read);
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }
    expect(total).toBeGreaterThan(1_000 * 1024 * 1024);
    expect(most).toBeLessThan(200 * 1024 * 1024);
    expect(ahead).toBeLessThan(5);
  }, 120_000);

  it('ends with an error when an entry cannot be read, and closes what is open when the reader goes', async () => {
    async function* broken(): AsyncGenerator<ZipEntry> {
      yield { name: 'a.jpg', at, open: () => Promise.resolve(Readable.from([Buffer.from('a')])) };
      yield await Promise.resolve({
        name: 'b.jpg',
        at,
        open: () => Promise.reject(new Error('missing')),
      });
    }
    await expect(collect(zipPictures(broken(), noList))).rejects.toThrow('missing');
    const { entries, seen } = entriesOf(200, 5 * 1024 * 1024);
    for await (const part of zipPictures(entries(), noList)) if (part.length > 0) break;
    await expect.poll(() => seen.open).toBe(0);
  });
});
