import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with what axe finds against WCAG 2.2 AA in `root`, the whole page unless told. */
export async function expectNoAxeViolations(root: Element = document.body): Promise<void> {
  await settled();
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A piece of a page has no landmarks and no heading of the first level.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Colours on their way are nobody's contrast: waits for whatever moves and will end. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
