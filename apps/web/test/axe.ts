import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails when axe finds WCAG 2.2 AA violations in `root`, by default the whole page. */
export async function expectNoAxeViolations(root: Element = document.body): Promise<void> {
  await settled();
  // A dialog gets its name a moment after it is shown; one that gets none fails here.
  await expect
    .poll(() => document.querySelector('[role="dialog"]:not([aria-label], [aria-labelledby])'))
    .toBeNull();
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A part of a page has no landmarks and no first-level heading.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Waits for all finite animations: a contrast measured during a colour transition means nothing. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
