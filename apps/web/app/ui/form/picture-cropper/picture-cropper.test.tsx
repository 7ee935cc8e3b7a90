import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderPiece } from '../../../../test/render-app.tsx';
import { PictureCropper, type CropArea } from './picture-cropper.tsx';

const pictureOf = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="green"/></svg>`)}`;

test.for([
  [400, 200],
  [200, 400],
])('a picture of %i by %i fills the square and keeps its shape', async ([width = 0, height = 0]) => {
  await page.viewport(360, 740);
  const areas: CropArea[] = [];
  await renderPiece(
    <PictureCropper image={pictureOf(width, height)} aspect={1} onArea={(area) => void areas.push(area)} />,
  );
  await expect.poll(() => areas.at(-1)?.width).toBeCloseTo(200, 0);
  const stage = page.getByRole('group', { name: /^Crop area/u }).element();
  const box = document.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
  expect(box.width / box.height).toBeCloseTo(width / height, 1);
  const { width: side } = stage.getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(side - 1);
  expect(areas.at(-1)?.height).toBeCloseTo(200, 0);
});
