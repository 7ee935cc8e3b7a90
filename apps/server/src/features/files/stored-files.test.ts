import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { StoredFileMissing } from '#server/adapters/storage/file-storage.ts';
import { inTransaction } from '#server/db/context.ts';
import { files } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { startTestJobs } from '#test/jobs.ts';

import { deleteFiles } from './delete-files.ts';
import { signFiles } from './file-address.ts';
import { addressFileName, shownFileName } from './file-name.ts';
import { storeFile } from './store-file.ts';
import { sweepFiles } from './storage/sweep-files.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const store = (content = 'a letter') =>
  storeFile(t.ctx, {
    kind: 'CONTACT_ATTACHMENT',
    fileName: 'Brief "an" uns.pdf',
    contentType: 'application/pdf',
    bytes: Buffer.from(content),
  });
const rowsOf = (id: string) => t.database.db.select().from(files).where(eq(files.id, id));
const onDisk = () =>
  readdirSync(t.filesFolder, { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && !one.name.startsWith('.') && !one.parentPath.includes('.trash'),
  ).length;

describe('a private file', () => {
  it('is answered at its signed address without a session for five minutes', async () => {
    const [signed] = await signFiles(t.ctx, [await store()]);
    const url = signed?.url ?? '';
    const answer = await t.app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, 'a letter']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': "attachment; filename*=UTF-8''Brief%20%22an%22%20uns.pdf",
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
    t.clock.advance({ minutes: 4 });
    expect((await t.app.inject(url)).statusCode).toBe(200);
    t.clock.advance({ minutes: 2 });
    expect((await t.app.inject(url)).statusCode).toBe(404);
  });

  it('is refused at any other address, always with the same answer', async () => {
    const [mine, other] = [await store('mine'), await store('other')];
    const [signed] = await signFiles(t.ctx, [mine]);
    const url = new URL(signed?.url ?? '', 'http://sangamam.test');
    const changed = (name: string, value: string) => {
      const copy = new URL(url);
      copy.searchParams.set(name, value);
      return `${copy.pathname}${copy.search}`;
    };
    const bodies = new Set<string>();
    for (const address of [
      `/v1/files/${other.id}${url.search}`,
      `/v1/files/${mine.id}`,
      changed('expires', '99999999999'),
      changed('signature', 'A'.repeat(43)),
      changed('signature', ''),
      `/v1/files/${mine.id}${url.search}&expires=1`,
      `/v1/files/..%2f..%2fpasswd${url.search}`,
      `/media/${mine.id}/brief-an-uns.pdf`,
    ]) {
      const answer = await t.app.inject(address);
      expect([address, answer.statusCode]).toEqual([address, 404]);
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(1);
  });
});

describe('rows and files', () => {
  it('a deleted file is unreachable at once and removed from storage later', async () => {
    const file = await store();
    const [signed] = await signFiles(t.ctx, [file]);
    await deleteFiles(t.ctx, [file.id]);
    expect((await t.app.inject(signed?.url ?? '')).statusCode).toBe(404);
    const jobs = await startTestJobs(t);
    await expect.poll(() => rowsOf(file.id)).toEqual([]);
    await jobs.stop();
    await expect(t.ctx.storage.read(file.storageKey)).rejects.toThrow(StoredFileMissing);
  });

  it('a file whose transaction failed is swept once no upload can still be running', async () => {
    const before = onDisk();
    const failing = inTransaction(t.ctx, async (ctx) => {
      await storeFile(ctx, { kind: 'MEDIA', fileName: 'x', contentType: 'x/y', bytes: Buffer.from('lost') });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(onDisk()).toBe(before + 1);
    expect((await sweepFiles(t.ctx)).trashed).toBe(0);
    t.clock.advance({ hours: 2 });
    expect((await sweepFiles(t.ctx)).trashed).toBe(1);
    expect(onDisk()).toBe(before);
  });

  it('a partly written file is swept, a foreign file is left alone', async () => {
    const folder = path.join(t.filesFolder, 'tm');
    mkdirSync(folder, { recursive: true });
    const old = new Date(Date.now() - 24 * 60 * 60_000);
    for (const name of [crypto.randomUUID(), 'README.md']) {
      writeFileSync(path.join(folder, name), 'half');
      utimesSync(path.join(folder, name), old, old);
    }
    expect((await sweepFiles(t.ctx)).trashed).toBe(1);
    expect(readdirSync(folder)).toEqual(['README.md']);
  });

  it('a row whose file is missing is reported, and its address answers 404', async () => {
    const file = await store();
    rmSync(path.join(t.filesFolder, file.storageKey));
    const [signed] = await signFiles(t.ctx, [file]);
    const answer = await t.app.inject(signed?.url ?? '');
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([404, undefined]);
    t.clock.advance({ hours: 2 });
    expect((await sweepFiles(t.ctx)).missing).toEqual([file.id]);
    await t.database.db.execute(sql`delete from files where id = ${file.id}`);
  });

  it('a deletion whose job was lost is repeated by the sweep', async () => {
    const file = await store();
    await deleteFiles(t.ctx, [file.id]);
    await t.database.pool.query("select graphile_worker.remove_job('file:' || $1)", [file.id]);
    t.clock.advance({ hours: 2 });
    await sweepFiles(t.ctx);
    const { rows } = await t.database.pool.query<{ key: string }>('select key from graphile_worker.jobs');
    expect(rows.map(({ key }) => key)).toContain(`file:${file.id}`);
  });
});

describe('the storage folder', () => {
  it.each([
    '../outside',
    'ab/../../x',
    '/etc/passwd',
    'ab/..',
    'ab/short',
    `ab/${'x'.repeat(80)}`,
    'AB/12345678',
  ])('refuses the key %s', async (key) => {
    await expect(t.ctx.storage.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(t.ctx.storage.read(key)).rejects.toThrow(TypeError);
    await expect(t.ctx.storage.remove(key)).rejects.toThrow(TypeError);
  });

  it('reads a range of a file', async () => {
    const { storageKey } = await store('0123456789');
    expect(await text(await t.ctx.storage.read(storageKey, { start: 2, end: 4 }))).toBe('234');
  });
});

describe('file names', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    [String.raw`C:\Users\me\Scan 1.PDF`, 'Scan 1.pdf'],
    ['a\u0000b\nc".pdf', 'a b c.pdf'],
    ['മറിയാമ്മ.pdf', 'മറിയാമ്മ.pdf'],
    ['<img src=x>.pdf', 'img src x.pdf'],
    ['.pdf', 'file.pdf'],
    ['', 'file.pdf'],
    ['x'.repeat(300), `${'x'.repeat(80)}.pdf`],
  ])('%j is shown as %j', (given, shown) => expect(shownFileName(given, 'pdf')).toBe(shown));

  it.each([
    ['Élan & Co. (final).PDF', 'elan-co-final.pdf'],
    ['മറിയാമ്മ.pdf', 'file.pdf'],
  ])('%j stands in an address as %j', (given, shown) => expect(addressFileName(given, 'pdf')).toBe(shown));
});
