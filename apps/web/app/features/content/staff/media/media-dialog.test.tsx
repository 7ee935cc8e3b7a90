import type { MediaItem } from '@sangamam/contract/content/media/media-item';
import { getMedia } from '@sangamam/contract/content/media/media-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { MediaDialog } from './media-dialog.tsx';

const plan: MediaItem = {
  revision: 1,
  _id: '01970000-0000-7000-8000-000000000001',
  kind: 'PDF',
  url: '/media/AAAAAAAAAAAAAAAAAAAAAA/plan.pdf',
  fileName: 'plan.pdf',
  contentType: 'application/pdf',
  byteSize: 2_000,
  altText: 'The plan of the days',
  width: null,
  height: null,
  color: null,
  sources: [],
  variantsReady: true,
  croppedFrom: null,
  createdAt: '2026-11-20T12:00:00Z',
  createdByName: 'Lizy Cherian',
  usedOn: [],
  bannerOf: [],
};

async function show(uses: Partial<MediaItem>) {
  mockEndpoint(getMedia, () => ({ ...plan, ...uses }));
  const nothing = () => undefined;
  await renderPiece(
    <main>
      <h1>Media</h1>
      <MediaDialog mediaId={plan._id} onClose={nothing} onOpen={nothing} />
    </main>,
    { as: { type: 'STAFF' } },
  );
}

const remove = () => page.getByRole('button', { name: 'Delete' });

test('what nothing shows can be deleted', async () => {
  await show({});
  await expect.element(page.getByText('No page')).toBeVisible();
  await expect.element(remove()).toBeEnabled();
});

test('pages and conventions that show a file are named, and keep it', async () => {
  await show({
    usedOn: [{ designType: 'FAQ_PAGE', state: 'DRAFT' }],
    bannerOf: [{ _id: 'c1', name: 'Sangamam 2027' }],
  });
  await expect.element(page.getByText('Banner of Sangamam 2027')).toBeVisible();
  await expect.element(page.getByText('No page')).not.toBeInTheDocument();
  await expect.element(remove()).toBeDisabled();
  await expect.element(page.getByText(/\(draft\)$/u)).toBeVisible();
  await expectNoAxeViolations();
});
