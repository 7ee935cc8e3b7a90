import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderPiece } from '../../../../../test/render-app.tsx';
import { ConventionFacts } from './convention-facts.tsx';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test('no date of a convention is broken over two lines at 320 px with text at 200 %', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  await renderPiece(
    <ConventionFacts when="07-22-2027 – 07-25-2027" where="Orlando, Florida" until="07-01-2027" />,
  );
  await expect.element(page.getByText('07-25-2027')).toBeVisible();
  const dates = datesIn(document.body);
  expect(dates.map(String)).toEqual(['07-22-2027', '07-25-2027', '07-01-2027']);
  for (const date of dates) expect([String(date), linesOf(date)]).toEqual([String(date), 1]);
  // The line is short enough for a break: without one, both dates would stand on it.
  expect(dates[1]?.getBoundingClientRect().top).toBeGreaterThan(dates[0]?.getBoundingClientRect().top ?? 0);
});

function datesIn(root: Node): Range[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    for (const { index, 0: date } of (currentNode.textContent ?? '').matchAll(/\d\d-\d\d-\d{4}/gu)) {
      const range = document.createRange();
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + date.length);
      found.push(range);
    }
  }
  return found;
}

function linesOf(range: Range): number {
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
