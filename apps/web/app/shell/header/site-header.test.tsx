import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderPiece } from '../../../test/render-app.tsx';
import { SiteHeader } from './site-header.tsx';

test.for([1200, 1440])(
  'a member has every page in the header of a desktop %d px wide, beside the brand',
  async (width) => {
    await page.viewport(width, 900);
    await renderPiece(<SiteHeader settings={null} />, { as: {} });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    for (const name of ['Programme', 'Hotel & travel', 'FAQ'])
      await expect.element(pages.getByRole('link', { name })).toBeVisible();
    const brand = page
      .getByRole('banner')
      .getByRole('link', { name: /^Sangamam/u })
      .element();
    const tops = pages
      .getByRole('link')
      .elements()
      .map((link) => link.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
    expect(pages.element().getBoundingClientRect().left).toBeGreaterThan(
      brand.getBoundingClientRect().right + 16,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test.for([320, 360, 768, 1440])('the other language is one visible link at %d px', async (width) => {
  await page.viewport(width, 740);
  await renderPiece(<SiteHeader settings={null} />);
  const links = page.getByRole('banner').getByRole('link', { name: 'മലയാളം' });
  // The narrowest screens have it in the menu.
  if (width === 320) page.getByText('Menu', { exact: true }).element().closest('summary')?.click();
  expect(links.elements()).toHaveLength(1);
  await expect.element(links).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
