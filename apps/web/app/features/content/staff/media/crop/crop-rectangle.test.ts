import { expect, test } from 'vitest';

import { cropRectangleOf } from './crop-rectangle.ts';

const picture = { width: 100, height: 80 };

test.for([
  [
    { x: 0, y: 0, width: 100, height: 80 },
    { x: 0, y: 0, width: 100, height: 80 },
  ],
  [
    { x: 10.4, y: 9.6, width: 50.5, height: 40.2 },
    { x: 10, y: 10, width: 51, height: 40 },
  ],
  [
    { x: -0.3, y: -0.2, width: 100.4, height: 80.3 },
    { x: 0, y: 0, width: 100, height: 80 },
  ],
  [
    { x: 49.6, y: 0.4, width: 50.4, height: 79.9 },
    { x: 50, y: 0, width: 50, height: 80 },
  ],
] as const)('%j lies within the picture', ([area, rectangle]) => {
  expect(cropRectangleOf(area, picture)).toEqual(rectangle);
});
