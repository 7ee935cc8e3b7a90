import {
  getFamilyPicture,
  updateFamilyPicture,
} from '@sangamam/contract/documents/family-picture/family-picture-endpoints';
import { familyPictureMessages as messages } from '@sangamam/contract/documents/family-picture/family-picture-messages';
import * as endpoints from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { files } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { buildDocumentFamilies, type DocumentFamilies } from '#test/fixtures/document-families.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { upload } from '#test/upload.ts';

let t: TestApp;
let families: DocumentFamilies;
let editor: { token: string };
beforeAll(async () => {
  t = await buildTestApp();
  families = await buildDocumentFamilies(t);
  editor = { token: await signInAs(t, await createStaff(t, 'EDITOR')) };
});
afterAll(() => t.close());

/** A picture that is red in its left half and blue in its right. */
function halves(width: number, height: number): Promise<Buffer> {
  const half = `width="50%" height="100%"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect ${half} fill="#f00"/><rect x="50%" ${half} fill="#00f"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
async function familyWithPicture(note: string, by: DocumentFamilies = families): Promise<TestFamily> {
  const family = await by.confirmed();
  const file = { name: 'us.png', bytes: await halves(600, 400) };
  const fields = { orderId: family.orderId, note };
  await upload(t, updateFamilyPicture, { fields, files: [file] }, family).then(({ data }) => data);
  return family;
}
const at = ({ orderId }: TestFamily) => ({ params: { orderId } });
const approve = (family: TestFamily, revision = 0) =>
  call(t, endpoints.approvePicture, { ...at(family), body: { revision } }, editor);
const hide = (family: TestFamily, revision = 0) =>
  call(
    t,
    endpoints.hidePicture,
    { ...at(family), body: { revision, reason: 'Somebody else is in it' } },
    editor,
  );
const edit = (family: TestFamily, body: Parameters<typeof call<typeof endpoints.editPicture>>[2]['body']) =>
  call(t, endpoints.editPicture, { ...at(family), body }, editor);
const pixels = async (url: string) => {
  const { rawPayload } = await t.app.inject(url);
  const { width, height } = await sharp(rawPayload).metadata();
  const [red = 0, , blue = 0] = await sharp(rawPayload).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return { width, height, red: red > 200, blue: blue > 200 };
};
const filesOf = ({ orderId }: TestFamily) =>
  t.database.db.select().from(files).where(eq(files.orderId, orderId));

describe('moderating family pictures', () => {
  it('a picture is approved, hidden with a reason that is mailed once, and approved after all', async () => {
    const family = await familyWithPicture('Us');
    expect((await approve(family)).data).toMatchObject({ state: 'APPROVED', actions: ['hide', 'edit'] });
    expect((await approve(family)).data.revision).toBe(1);
    expect((await hide(family)).codes).toEqual(['CONFLICT']);
    await Promise.all([hide(family, 1), hide(family, 1)]);
    const shown = await call(t, getFamilyPicture, at(family), family);
    expect(shown.data.picture).toMatchObject({ state: 'HIDDEN', reason: 'Somebody else is in it' });
    const mails = (await outbox(t, { to: family.account.email })).filter(
      ({ kind }) => kind === 'family-picture.hidden',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Somebody else is in it');
    expect((await approve(family, 2)).data).toMatchObject({ state: 'APPROVED', reason: null });
  });

  it('a picture is rotated, then cropped, and shown as it was sent again; no file is left over', async () => {
    const family = await familyWithPicture('Us');
    const turned = await edit(family, { turn: '90', revision: 0 });
    expect(await pixels(turned.data.url)).toMatchObject({ width: 400, height: 600 });
    // After a quarter turn clockwise the red half is above.
    const area = { x: 0, y: 0, width: 1, height: 0.45 };
    const cut = await edit(family, { turn: '0', area, revision: 1 });
    expect(await pixels(cut.data.url)).toEqual({ width: 400, height: 270, red: true, blue: false });
    expect(await filesOf(family)).toHaveLength(2);
    expect(
      (await edit(family, { turn: '0', area: { ...area, height: 0.1 }, revision: 2 })).errors,
    ).toMatchObject([{ code: 'RQST_PARAMS_INVALID', message: messages.tooSmall }]);
    const body = { revision: 2 };
    const restored = await call(t, endpoints.restorePicture, { ...at(family), body }, editor);
    expect(restored.data.isEdited).toBe(false);
    expect(await pixels(restored.data.url)).toMatchObject({ width: 600, height: 400 });
    expect(await filesOf(family)).toHaveLength(1);
    const again = await call(t, endpoints.restorePicture, { ...at(family), body: { revision: 3 } }, editor);
    expect(again.codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });

  it('two edits at once: one succeeds, one gets CONFLICT and leaves no file', async () => {
    const family = await familyWithPicture('Us');
    const both = await Promise.all([
      edit(family, { turn: '90', revision: 0 }),
      edit(family, { turn: '180', revision: 0 }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await filesOf(family)).toHaveLength(2);
  });

  it('a picture that the family replaces has to be looked at again', async () => {
    const family = await familyWithPicture('Us');
    await edit(family, { turn: '90', revision: 0 });
    await approve(family, 1);
    const file = { name: 'new.png', bytes: await halves(300, 300) };
    const replaced = await upload(
      t,
      updateFamilyPicture,
      { fields: { orderId: family.orderId }, files: [file] },
      family,
    );
    expect(replaced.data.picture?.state).toBe('SENT');
    expect(await filesOf(family)).toHaveLength(1);
    const query = { search: family.account.email, state: 'SENT' as const };
    expect((await call(t, endpoints.listPictures, { query }, editor)).data.docs).toEqual([]);
    const { docs } = (await call(t, endpoints.listPictures, { query: { state: 'SENT' } }, editor)).data;
    expect(docs.find(({ orderId }) => orderId === family.orderId)).toMatchObject({ isEdited: false });
  });
});

describe('the export for the souvenir book', () => {
  const download = async (query: string, { token } = editor) =>
    t.app.inject({
      url: `${endpoints.exportPictures.path}?${query}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('has the approved pictures and a list of their captions, and leaves an audit row', async () => {
    const own = await buildDocumentFamilies(t);
    const [approved, hidden] = [
      await familyWithPicture('=HYPERLINK("x"), Anna & "Jude"', own),
      await familyWithPicture('Hidden', own),
    ];
    await familyWithPicture('Sent', own);
    await approve(approved);
    await hide(hidden);
    const answer = await download(`conventionId=${own.conventionId}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const unpacked = unzipSync(answer.rawPayload);
    const names = Object.keys(unpacked);
    expect(names).toEqual([expect.stringMatching(/^R\w{6} .+\.jpg$/u), 'captions.csv']);
    const picture = Buffer.from(unpacked[names[0] ?? ''] ?? []);
    expect((await sharp(picture).metadata()).format).toBe('jpeg');
    const list = strFromU8(unpacked['captions.csv'] ?? new Uint8Array());
    expect(list).toContain(names[0]);
    expect(list).toContain(`"'=HYPERLINK(""x""), Anna & ""Jude"""`);
    const { rows } = await t.database.pool.query(
      `select after from audit_log where action = 'family-pictures.exported' and entity_id = $1`,
      [own.conventionId],
    );
    expect(rows).toEqual([{ after: { choice: 'APPROVED', pictures: 1 } }]);
    const all = await download(`conventionId=${own.conventionId}&choice=NOT_HIDDEN`);
    expect(Object.keys(unzipSync(all.rawPayload))).toHaveLength(3);
  });

  it('of a convention without pictures is a list without rows, and of an unknown one not found', async () => {
    const { conventionId } = await buildDocumentFamilies(t);
    const answer = await download(`conventionId=${conventionId}`);
    expect(Object.keys(unzipSync(answer.rawPayload))).toEqual(['captions.csv']);
    expect((await download(`conventionId=${crypto.randomUUID()}`)).statusCode).toBe(404);
  });
});
