import * as desk from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { getOrder } from '@sangamam/contract/orders/order-endpoints';
import * as endpoints from '@sangamam/contract/documents/family-picture/family-picture-endpoints';
import { familyPictureMessages as messages } from '@sangamam/contract/documents/family-picture/family-picture-messages';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { conventions, familyPictures, files } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { buildDocumentFamilies, type DocumentFamilies } from '#test/fixtures/document-families.ts';
import { photograph, picture } from '#test/fixtures/pictures.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { upload, type PickedFile } from '#test/upload.ts';

let t: TestApp;
let families: DocumentFamilies;
let photo: PickedFile;
beforeAll(async () => {
  t = await buildTestApp();
  families = await buildDocumentFamilies(t);
  photo = { name: 'Us.jpeg', bytes: await photograph(640, 480) };
});
afterAll(() => t.close());

const save = (family: TestFamily, fields: Record<string, string> = {}, file: PickedFile | null = photo) =>
  upload(
    t,
    endpoints.updateFamilyPicture,
    { fields: { orderId: family.orderId, ...fields }, files: file ? [file] : [] },
    family,
  );
const remove = ({ orderId, ...family }: TestFamily) =>
  call(t, endpoints.deleteFamilyPicture, { body: { orderId } }, family);
const liveFiles = ({ orderId }: TestFamily) =>
  t.database.db.select().from(files).where(eq(files.orderId, orderId));

describe('the family picture', () => {
  it('is stored upright as JPEG without metadata, with its note, and shown in the order', async () => {
    const family = await families.confirmed();
    const { data } = await save(family, {
      note: 'Mary, Jude and Anna',
      imagePath: '/v1/files/somebody-else',
    });
    expect(data).toMatchObject({
      note: 'Mary, Jude and Anna',
      picture: { fileName: 'Us.jpg', state: 'SENT' },
    });
    const order = (await call(t, getOrder, { params: { orderId: family.orderId } }, family)).data;
    expect(order.familyPictureNote).toBe('Mary, Jude and Anna');
    const shown = await t.app.inject(order.familyPicture ?? '');
    const { width, height, exif, format } = await sharp(shown.rawPayload).metadata();
    expect([width, height, exif, format]).toEqual([480, 640, undefined, 'jpeg']);
    expect(shown.rawPayload.includes('Secret')).toBe(false);
  });

  it('is replaced, its note changed alone, and deleted with the note; one file is left at most', async () => {
    const family = await families.confirmed();
    await save(family, { note: 'First' });
    const noted = await save(family, { note: 'Second' }, null);
    expect(noted.data).toMatchObject({ note: 'Second', picture: { fileName: 'Us.jpg' } });
    await t.database.db
      .update(familyPictures)
      .set({ state: 'HIDDEN', reason: 'Blurred' })
      .where(eq(familyPictures.orderId, family.orderId));
    const replaced = await save(
      family,
      {},
      { name: 'new.png', bytes: await picture(200, 300).png().toBuffer() },
    );
    expect(replaced.data).toMatchObject({
      note: 'Second',
      picture: { fileName: 'new.jpg', state: 'SENT', reason: null },
    });
    expect(await liveFiles(family)).toHaveLength(1);
    expect((await remove(family)).data).toMatchObject({ note: '', picture: null });
    expect((await remove(family)).data.picture).toBeNull();
    expect(await liveFiles(family)).toEqual([]);
  });

  it('two uploads at once leave one picture and one file', async () => {
    const family = await families.confirmed();
    const both = await Promise.all([save(family), save(family)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await liveFiles(family)).toHaveLength(1);
  });

  it('needs a picture before a note, a confirmed registration, and a convention that collects pictures', async () => {
    const family = await families.confirmed();
    expect((await save(family, { note: 'x' }, null)).errors).toMatchObject([{ message: messages.noPicture }]);
    expect((await save(family, { note: 'x'.repeat(301) })).errors).toMatchObject([
      { message: messages.note },
    ]);
    expect((await save(await families.submitted())).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const without = await buildDocumentFamilies(t, { uploadFamilyPicture: false });
    expect((await save(await without.confirmed())).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
  });

  it('is neither sent nor replaced once the convention is over, and can still be deleted', async () => {
    const others = await buildDocumentFamilies(t);
    const family = await others.confirmed();
    await save(family);
    const lastDay = '2020-07-05';
    await t.database.db
      .update(conventions)
      .set({ startDate: lastDay, endDate: lastDay, conventionDeadline: lastDay })
      .where(eq(conventions.id, others.conventionId));
    expect((await save(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    const params = { orderId: family.orderId };
    expect((await call(t, endpoints.getFamilyPicture, { params }, family)).data.mayChange).toBe(false);
    expect((await remove(family)).data.picture).toBeNull();
  });

  it('can be taken back after a cancellation, but not changed', async () => {
    const family = await families.confirmed();
    await save(family);
    const params = { orderId: family.orderId };
    await call(t, desk.cancelRegistration, { params, body: { reason: 'Ill' } }, families.registrar);
    expect((await save(family)).codes).toEqual(['TRANSITION_NOT_POSSIBLE']);
    expect((await call(t, endpoints.getFamilyPicture, { params }, family)).data.mayChange).toBe(false);
    expect((await remove(family)).data.picture).toBeNull();
  });

  it("never touches another family's picture", async () => {
    const [family, other] = [await families.confirmed(), await families.confirmed()];
    await save(other);
    const foreign = { ...family, orderId: other.orderId };
    expect((await save(foreign)).codes).toEqual(['ORDER_NOT_FOUND']);
    expect((await remove(foreign)).codes).toEqual(['ORDER_NOT_FOUND']);
    expect(await liveFiles(other)).toHaveLength(1);
  });

  it.each([
    [160, 400, messages.tooSmall],
    [400, 160, messages.tooSmall],
    [161, 161, undefined],
  ])('of %d × %d pixels: %s', async (width, height, message) => {
    const bytes = await picture(width, height).png().toBuffer();
    const { errors } = await save(await families.confirmed(), {}, { name: 'a.png', bytes });
    expect(errors[0]?.message).toBe(message);
  });
});
