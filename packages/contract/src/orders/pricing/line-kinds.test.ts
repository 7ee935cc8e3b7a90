import { expect, it } from 'vitest';

import { hasAllowedSign, lineKindNames } from './line-kinds.ts';

it('the kind of a line decides which signs its amount may have; zero is allowed in every kind', () => {
  const signs = lineKindNames.map((kind) => [
    kind,
    [-1, 0, 1].filter((price) => hasAllowedSign(kind, price)),
  ]);
  expect(Object.fromEntries(signs)).toEqual({
    PACKAGE: [0, 1],
    ADDON: [0, 1],
    DISCOUNT: [-1, 0],
    COMP: [-1, 0],
    SCHOLARSHIP: [-1, 0],
    ADJUSTMENT: [-1, 0, 1],
    REMOVAL: [-1, 0, 1],
    CARRIED_OVER: [-1, 0, 1],
    FEE: [0, 1],
    KEPT_ON_CANCELLATION: [0, 1],
  });
});
