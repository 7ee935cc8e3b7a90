import { uploadConsentForms } from '@sangamam/contract/documents/consents/consent-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { allowances } from '#server/http/limits/rate-limits.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { buildDocumentFamilies, type FamilyWithChildren } from '#test/fixtures/document-families.ts';
import { smallPdf } from '#test/fixtures/pictures.ts';
import { upload, type PickedFile } from '#test/upload.ts';

let t: TestApp;
let family: FamilyWithChildren;
let other: FamilyWithChildren;
beforeAll(async () => {
  t = await buildTestApp({ rateLimits: true });
  const families = await buildDocumentFamilies(t);
  family = await families.confirmed('Anna');
  other = await families.confirmed('Ben');
});
afterAll(() => t.close());

const good = { name: 'form.pdf', bytes: smallPdf };
const bad = { name: 'photo.png', bytes: Buffer.from('no picture') };
const send = async (file: PickedFile, sender: FamilyWithChildren) =>
  (await upload(t, uploadConsentForms, { query: { orderId: sender.orderId }, files: [file] }, sender)).status;

it('refused files use up the allowance of their account, good ones do not, and nobody else waits', async () => {
  const most = allowances['refused-document'].account?.attempts ?? 0;
  expect(await send(good, family)).toBe(200);
  for (let count = 0; count < most; count += 1) expect(await send(bad, family)).toBe(415);
  expect(await send(bad, family)).toBe(429);
  expect(await send(good, family)).toBe(429);
  expect(await send(good, other)).toBe(200);
});
