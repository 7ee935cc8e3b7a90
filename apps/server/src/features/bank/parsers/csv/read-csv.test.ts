import { expect, it } from 'vitest';

import { readCsv } from './read-csv.ts';

it('a row has at most 100 columns, and what stands behind them is left out', async () => {
  const cells = Array.from({ length: 103 }, (_, at) => `c${at + 1}`);
  const [row] = await readCsv(cells.join(','), ',');
  expect(row?.cells).toEqual(cells.slice(0, 100));
});
