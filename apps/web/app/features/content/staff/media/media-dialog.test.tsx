import type { MediaItem } from '@sangamam/contract/content/media/media-item';
import { getMedia, listMedia, setPoster } from '@sangamam/contract/content/media/media-admin-endpoints';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
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
  poster: null,
  posterOf: [],
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

describe('the poster of a video', () => {
  const facts = { width: 8, height: 6, color: '#008000', sources: [] };
  const square =
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="6"%3E%3Crect width="8" height="6" fill="green"/%3E%3C/svg%3E';
  const film: MediaItem = {
    ...plan,
    kind: 'VIDEO',
    contentType: 'video/mp4',
    fileName: 'evening.mp4',
    altText: 'The evening',
  };
  const lamp: MediaItem = {
    ...plan,
    ...facts,
    _id: '01970000-0000-7000-8000-000000000002',
    kind: 'IMAGE',
    url: square,
    contentType: 'image/png',
    fileName: 'lamp.png',
    altText: 'A lamp',
  };
  const poster = { _id: lamp._id, url: lamp.url, alt: lamp.altText, ...facts };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  async function showFilm(item: MediaItem) {
    let held = item;
    mockEndpoint(listMedia, () => ({ docs: [lamp], total: 1, totalPages: 1 }));
    const calls = mockEndpoint(setPoster, ({ body }) => {
      if (body.posterIdSeen !== (held.poster?._id ?? null)) throw new Refusal('CONFLICT');
      held = { ...held, poster: body.posterId === null ? null : poster };
      return held;
    });
    mockEndpoint(getMedia, () => held);
    await renderPiece(
      <main>
        <h1>Media</h1>
        <MediaDialog mediaId={film._id} onClose={() => undefined} onOpen={() => undefined} />
      </main>,
      { as: { type: 'STAFF' } },
    );
    return { bodies: () => calls.map(({ body }) => body), change: (next: MediaItem) => (held = next) };
  }

  test('is chosen among the pictures of the library, and taken away', async () => {
    const { bodies } = await showFilm(film);
    await expect.element(page.getByText(/^None: visitors see a frame/u)).toBeVisible();
    await button('Choose a poster').click();
    await page.getByRole('button', { name: /^Choose: A lamp/u }).click();
    await expect.element(page.getByText('A lamp', { exact: true })).toBeVisible();
    await expect.element(button('Choose another poster')).toHaveFocus();
    expect(document.querySelector<HTMLImageElement>('[role="dialog"] img')?.src).toContain('green');
    await expectNoAxeViolations();
    await button('Remove the poster').click();
    await expect.element(page.getByText(/^None: visitors see a frame/u)).toBeVisible();
    await expect.element(button('Choose a poster')).toHaveFocus();
    expect(bodies()).toEqual([
      { posterId: lamp._id, posterIdSeen: null },
      { posterId: null, posterIdSeen: lamp._id },
    ]);
  });

  test('that somebody else chose meanwhile is shown, and stays', async () => {
    const { change } = await showFilm(film);
    await expect.element(button('Choose a poster')).toBeVisible();
    change({ ...film, poster: { ...poster, alt: 'A boat', _id: '01970000-0000-7000-8000-000000000003' } });
    await button('Choose a poster').click();
    await page.getByRole('button', { name: /^Choose: A lamp/u }).click();
    await expect.element(page.getByText(/^Somebody else changed this/u)).toBeVisible();
    await expect.element(page.getByText('A boat', { exact: true })).toBeVisible();
  });

  test('is named at its picture, which it keeps', async () => {
    await show({ ...lamp, _id: plan._id, posterOf: [{ _id: film._id, name: 'The evening' }] });
    await expect.element(page.getByText('Poster of The evening')).toBeVisible();
    await expect.element(remove()).toBeDisabled();
  });

  test('is nothing for other files', async () => {
    await show({});
    await expect.element(remove()).toBeEnabled();
    await expect.element(page.getByRole('heading', { name: 'Poster' })).not.toBeInTheDocument();
  });
});
