import type { Page } from '@playwright/test';

/** The widest that a page is, what stays free beside it, and the size of a page's heading, at 1440 px (`tokens.css`). */
const grid = { page: 1152, gutter: 40, heading: '36px' };

/**
 * What differs from other pages where the page begins, a line each: its heading stands at the left edge of all pages, in
 * one size. For a window of 1440 px.
 */
export async function unevenHeading(page: Page): Promise<string[]> {
  const { left, main, size } = await page
    .locator('h1')
    .first()
    .evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      const { x, width } = (heading.closest('main') ?? document.body).getBoundingClientRect();
      return {
        left: words.getBoundingClientRect().x,
        main: { x, width },
        size: getComputedStyle(heading).fontSize,
      };
    });
  const edge = main.x + Math.max(grid.gutter, (main.width - grid.page) / 2);
  return [
    ...(Math.abs(left - edge) > 1 ? [`The heading begins at ${left} px, not at ${edge}.`] : []),
    ...(size === grid.heading ? [] : [`The heading has ${size}.`]),
  ];
}
