import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotices } from '@sangamam/contract/notices/list/notice-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { collect } from '#test/collect.ts';
import { buildStaff } from '#seed/factories/build-user.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { listRaisedNotices } from '../../notices/site-notices.ts';
import { storeFile } from '../store-file.ts';
import { ownsStorage } from './storage-owner.ts';
import { sweepFiles } from './sweep-files.ts';

let ours: TestApp;
let other: TestApp;
beforeAll(async () => {
  [ours, other] = await Promise.all([buildTestApp(), buildTestApp()]);
});
afterAll(() => Promise.all([ours.close(), other.close()]));

const store = (ctx: Context, content: string) =>
  storeFile(ctx, {
    kind: 'CONTACT_ATTACHMENT',
    fileName: 'letter.pdf',
    contentType: 'application/pdf',
    bytes: Buffer.from(content),
  });
const stored = async (ctx: Context) => (await collect(ctx.storage.list())).length;
const trashed = async (ctx: Context) => (await collect(ctx.storage.listTrash())).length;
async function noticesOf(t: TestApp): Promise<string[]> {
  const admin = await buildStaff(t.ctx, ['ADMIN']);
  const token = await signInAs(t, admin);
  return (await call(t, listNotices, {}, { token })).data.map(({ code }) => code);
}

describe('a storage and its database', () => {
  it('a storage marked by another database is left alone and raises a notice', async () => {
    for (const content of ['one', 'two', 'three']) await store(ours.ctx, content);
    expect(await ownsStorage(ours.ctx)).toBe(true);
    other.clock.advance({ hours: 2 });
    // The other database uses our files: an empty one with a mistyped address, or a copy made for experiments.
    const wrong = { ...other.ctx, storage: ours.ctx.storage };
    expect(await sweepFiles(wrong)).toMatchObject({
      trashed: 0,
      stopped: expect.stringMatching(/another/u) as string,
    });
    expect([await stored(ours.ctx), await trashed(ours.ctx)]).toEqual([3, 0]);
    expect((await listRaisedNotices(wrong)).map(({ code }) => code)).toEqual(['storage.foreign']);
    // With the right storage again it is gone as soon as somebody looks.
    expect(await noticesOf(other)).toEqual([]);
    expect(await listRaisedNotices(other.ctx)).toEqual([]);
    // Without the mark they would have been moved to the trash.
    const unmarked = { ...ours.ctx.storage, owner: () => ownerOf(other) };
    expect((await sweepFiles({ ...other.ctx, storage: unmarked })).trashed).toBe(3);
    expect([await stored(ours.ctx), await trashed(ours.ctx)]).toEqual([0, 3]);
  });

  it('a file comes back from the trash when a row refers to it again', async () => {
    ours.clock.advance({ hours: 2 });
    expect(await sweepFiles(ours.ctx)).toMatchObject({ restored: 3, missing: [] });
    expect([await stored(ours.ctx), await trashed(ours.ctx)]).toEqual([3, 0]);
  });

  it('an unmarked storage is claimed only by the database that has rows for its files', async () => {
    const unmarked = { ...ours.ctx.storage, owner: () => Promise.resolve(undefined) };
    expect(await ownsStorage({ ...other.ctx, storage: unmarked })).toBe(false);
    expect(await ownsStorage({ ...ours.ctx, storage: unmarked })).toBe(true);
  });

  it('a sweep stops when suspiciously many files are unknown, and continues when confirmed', async () => {
    // As after restoring an older backup: files uploaded since then have no row.
    for (let count = 0; count < 30; count += 1) {
      const { id } = await store(ours.ctx, `later ${count}`);
      await ours.database.pool.query('delete from files where id = $1', [id]);
    }
    ours.clock.advance({ hours: 2 });
    expect(await sweepFiles(ours.ctx)).toMatchObject({
      trashed: 0,
      stopped: expect.stringMatching(/30 of 33/u) as string,
    });
    expect(await stored(ours.ctx)).toBe(33);
    expect(await noticesOf(ours)).toEqual(['storage.sweep-stopped']);
    expect((await sweepFiles(ours.ctx, { aboveCeiling: true })).trashed).toBe(30);
    expect([await stored(ours.ctx), await trashed(ours.ctx), await noticesOf(ours)]).toEqual([3, 30, []]);
  });

  it('files in the trash are deleted after four weeks', async () => {
    ours.clock.advance({ hours: 27 * 24 });
    expect((await sweepFiles(ours.ctx)).removed).toBe(0);
    ours.clock.advance({ hours: 48 });
    expect((await sweepFiles(ours.ctx)).removed).toBe(30);
    expect(await trashed(ours.ctx)).toBe(0);
  });
});

async function ownerOf(t: TestApp): Promise<string> {
  const { rows } = await t.database.pool.query<{ secret: string }>(
    "select secret from signing_keys where purpose = 'installation'",
  );
  return rows[0]?.secret ?? '';
}
