import { readdirSync } from 'node:fs';

import { uploadConsentForms } from '@sangamam/contract/documents/consents/consent-endpoints';
import { consentMessages } from '@sangamam/contract/documents/consents/consent-messages';
import { updateFamilyPicture } from '@sangamam/contract/documents/family-picture/family-picture-endpoints';
import { familyPictureMessages } from '@sangamam/contract/documents/family-picture/family-picture-messages';
import { pdfMessages } from '@sangamam/contract/fields/pdf-messages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import * as phrases from '#phrases/refusals.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { buildDocumentFamilies, type FamilyWithChildren } from '#test/fixtures/document-families.ts';
import { hostileFiles, type HostileFile } from '#test/fixtures/hostile-files.ts';
import { animation, photograph, smallPdf } from '#test/fixtures/pictures.ts';
import { upload, type PickedFile } from '#test/upload.ts';

let t: TestApp;
let family: FamilyWithChildren;
beforeAll(async () => {
  t = await buildTestApp();
  family = await (await buildDocumentFamilies(t)).confirmed('Anna');
});
afterAll(() => t.close());

const asConsent = (...files: PickedFile[]) =>
  upload(t, uploadConsentForms, { query: { orderId: family.orderId }, files }, family);
const asPicture = (file: PickedFile) =>
  upload(t, updateFamilyPicture, { fields: { orderId: family.orderId }, files: [file] }, family);

/** The sentence and status that each fault gets as a consent form. */
const consentAnswers: Record<HostileFile['fault'], [number, string]> = {
  TYPE: [415, consentMessages.type],
  SIZE: [413, consentMessages.size],
  PICTURE: [415, consentMessages.type],
  ANIMATION: [415, phrases.animationTooLong],
  PDF_BROKEN: [415, pdfMessages.unreadable],
  PDF_ACTIVE: [415, pdfMessages.active],
  PDF_PROTECTED: [415, pdfMessages.protected],
};
const pictureAnswers = (fault: HostileFile['fault']): [number, string] =>
  fault === 'SIZE' ? [413, familyPictureMessages.size] : [415, familyPictureMessages.type];

/** Everything that an upload could leave behind: rows, queued jobs, and bytes on the disk. */
async function leftBehind() {
  const { rows } = await t.database.pool.query<{ count: number }>(
    `select (select count(*) from files) + (select count(*) from consents) + (select count(*) from family_pictures)
       + (select count(*) from graphile_worker.jobs where task_identifier = 'remove-file') as count`,
  );
  const stored = readdirSync(t.filesFolder, { recursive: true, withFileTypes: true });
  return { rows: Number(rows[0]?.count), files: stored.filter((one) => one.isFile()).length };
}

const files = await hostileFiles();

describe('a hostile file', () => {
  it('comes in at least 30 kinds', () => expect(Object.keys(files).length).toBeGreaterThanOrEqual(30));

  it.each(Object.entries(files))('leaves nothing behind as a consent form: %s', async (_, file) => {
    const before = await leftBehind();
    const { status, errors } = await asConsent(file);
    expect([status, errors[0]?.message]).toEqual(consentAnswers[file.fault]);
    expect(await leftBehind()).toEqual(before);
  });

  it.each(Object.entries(files))('leaves nothing behind as a family picture: %s', async (_, file) => {
    const before = await leftBehind();
    const { status, errors } = await asPicture(file);
    expect([status, errors[0]?.message]).toEqual(pictureAnswers(file.fault));
    expect(await leftBehind()).toEqual(before);
  });

  it('among good ones takes those down with it', async () => {
    const before = await leftBehind();
    const good = { name: 'form.pdf', bytes: smallPdf };
    const bad = { name: 'photo.png', bytes: Buffer.from('no picture') };
    expect((await asConsent(good, good, bad)).status).toBe(415);
    expect((await asConsent(...Array.from({ length: 6 }, () => good))).status).toBe(413);
    expect(await leftBehind()).toEqual(before);
  });
});

describe('what is taken', () => {
  const shownOf = async (url: string) => (await t.app.inject(url)).rawPayload;

  it('has lost location, names and everything behind the picture', async () => {
    const located = await sharp(await photograph(400, 300))
      .withExif({ IFD3: { GPSLatitude: '41/1 52/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    const bytes = Buffer.concat([located, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);
    expect((await sharp(located).metadata()).exif).toBeDefined();
    const consent = await asConsent({ name: 'photo.jpg', bytes });
    const picture = await asPicture({ name: 'photo.jpg', bytes });
    for (const url of [consent.data.consents.at(-1)?.url, picture.data.picture?.url]) {
      const stored = await shownOf(url ?? '');
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
      for (const secret of ['GPS', 'Secret', '<script>', 'PK\u0003\u0004']) {
        expect(stored.includes(secret)).toBe(false);
      }
    }
  });

  it('is named without folders, control letters and letters that turn a name around', async () => {
    const names = ['../../etc/passwd.pdf', String.raw`C:\secret\form.pdf`, 'a\u202Efdp.pdf', '<b>"x".pdf'];
    for (const name of names) {
      const { data } = await asConsent({ name, bytes: smallPdf });
      expect(data.consents.at(-1)?.fileName).toMatch(/^[\p{L}\p{N} ()_+-]+\.pdf$/u);
    }
  });

  it('is named by its content, whatever it was called', async () => {
    const { data } = await asConsent({ name: 'form.pdf', bytes: await photograph(300, 300) });
    expect(data.consents.at(-1)).toMatchObject({ fileName: 'form.jpg', contentType: 'image/jpeg' });
  });

  it('of an animation is one still picture in the book', async () => {
    const { data } = await asPicture({ name: 'us.gif', bytes: await animation(3, 200) });
    const { pages, format } = await sharp(await shownOf(data.picture?.url ?? '')).metadata();
    expect([format, pages ?? 1]).toEqual(['jpeg', 1]);
  });
});
