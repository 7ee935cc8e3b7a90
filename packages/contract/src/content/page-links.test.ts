import { expect, it } from 'vitest';

import { isSitePage, siteLinksIn } from './page-links.ts';

it('the links of a page are those of its texts and of its buttons, each once, within the site', () => {
  const sections = [
    { sectionType: 'TEXT', text: '<p><a href="/faq">a</a> <a href="/programm-2027?a=1&amp;b=2">b</a></p>' },
    { banner: [{ buttonUrl: '/faq', backgroundUrl: '/media/a.jpg' }, { buttonUrl: 'https://example.org' }] },
    {
      text: '<a href="mailto:a@b.org">m</a> <a href="//evil.example">e</a> <a href="#top">t</a>',
      note: '/no',
    },
  ];
  expect(siteLinksIn({ sections })).toEqual(['/faq', '/programm-2027?a=1&b=2', '/media/a.jpg']);
});

it.each([
  ['/', true],
  ['/faq', true],
  ['/faq/', true],
  ['/faq?x=1#y', true],
  ['/login?from=%2F', true],
  ['/payment/123', true],
  ['/programm-2027', false],
  ['/faqs', false],
  ['/payments', false],
  ['/media/a.jpg', false],
])('%s is a page of the site: %s', (address, isPage) => {
  expect(isSitePage(address)).toBe(isPage);
});
