import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import {
  deleteProfilePicture,
  pictureMessages,
  updateProfileImage,
} from '@sangamam/contract/people/picture/picture-endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../../test/render-app.tsx';
import { PhotoActions } from './photo-actions.tsx';

const photoAddress = '/files/profile.jpg?signature=x';
const userId = '01970000-0000-7000-8000-000000000001';

/** A photo of its own colours: red on its left half, blue on its right. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#00f';
  context.fillRect(width / 2, 0, width / 2, height);
  return new File([await canvas.convertToBlob()], 'family.png', { type: 'image/png' });
}

async function show(hasPhoto = false, scheme: 'light' | 'dark' = 'light') {
  await renderPiece(
    <main>
      <h1>My account</h1>
      <PhotoActions userId={userId} photo={hasPhoto ? photoAddress : null} />
    </main>,
    { as: {}, scheme },
  );
}

/** As somebody who has picked a file; the test browser would carry large ones through its wire. */
function choose(file: File): void {
  const input = page.getByLabelText('Photo', { exact: true }).element() as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const dialog = () => page.getByRole('dialog', { name: 'Your photo' });
const zoom = () => dialog().getByRole('slider', { name: 'Zoom' });
const savePhoto = () => dialog().getByRole('button', { name: 'Save photo' });

/** Width, height and the colour in the middle of a picture. */
async function lookAt(dataUrl: string) {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(2, image.naturalHeight / 2, 1, 1).data ?? [];
  return { width: image.naturalWidth, height: image.naturalHeight, left: red > blue ? 'red' : 'blue' };
}

test('a photo is cropped square and sent; the keyboard moves and enlarges it', async () => {
  const calls = mockEndpoint(updateProfileImage, () => ({ signedProfilePicture: '/v1/files/new' }));
  await show();
  choose(await photo(800, 400));
  await expect.element(zoom()).toHaveValue('1');
  await expect.element(savePhoto()).toBeEnabled();
  await expectNoAxeViolations();
  zoom().element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(zoom()).toHaveValue('1.1');
  dialog()
    .getByLabelText(/Crop area/u)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowLeft>40/}');
  await savePhoto().click();
  await expect.element(page.getByText('Your photo is saved.')).toBeVisible();
  const body = calls[0]?.body;
  expect(body).toMatchObject({ userId, name: 'family.png' });
  expect(await lookAt(body?.profileImagePreview ?? '')).toEqual({ width: 512, height: 512, left: 'blue' });
});

test.for([
  [
    'what is no picture',
    new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }),
    pictureMessages.unreadable,
  ],
  [
    'what only says that it is one',
    new File(['hello'], 'a.png', { type: 'image/png' }),
    pictureMessages.unreadable,
  ],
  [
    'what is too large',
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }),
    pictureMessages.tooLarge,
  ],
] as const)('%s is refused as a photo before anything is sent', async ([, file, sentence]) => {
  await show();
  choose(file);
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a picture that is too small is refused, and a larger one clears the error', async () => {
  await show();
  choose(await photo(160, 400));
  await expect.element(page.getByRole('alert')).toHaveTextContent(pictureMessages.tooSmall);
  choose(await photo(161, 400));
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByText(pictureMessages.tooSmall)).not.toBeInTheDocument();
});

test('a refusal of the server is shown in the dialog, which keeps the photo', async () => {
  mockEndpoint(updateProfileImage, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  await show(true, 'dark');
  choose(await photo(300, 300));
  await expect.element(savePhoto()).toBeEnabled();
  await savePhoto().click();
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent(errorCatalogue.SERVICE_UNAVAILABLE.message);
  await expect.element(savePhoto()).toBeEnabled();
  await expectNoAxeViolations();
});

test('a photo is removed after one confirmation', async () => {
  const calls = mockEndpoint(deleteProfilePicture, () => ({ signedProfilePicture: null }));
  await show(true);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  const question = page.getByRole('dialog', { name: 'Remove your photo?' });
  await question.getByRole('button', { name: 'Remove photo' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { userId, imagePath: photoAddress } }]);
});
