import { expect, test } from 'vitest';

import { pictureFirst } from './picture-first.ts';

const hint = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="once"/>`;
const picture = '<img src="/a.jpg" fetchPriority="high"/>';
const script = '<script nonce="once" type="module" async="">import "/assets/a.js";\nstart()</script>';
const page = (body: string) => `<html><head>${hint('a')}${hint('b')}</head><body>${body}</body></html>`;

test('scripts of a page with a first picture are delayed, and no hint requests them earlier', () => {
  const html = pictureFirst(page(`${picture}${script}<p>After</p>`), 'once');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain(
    '<script nonce="once" type="text/plain" async="">import "/assets/a.js";\nstart()</script><script nonce="once">',
  );
  // The starter finds the deferred script right before itself and knows which scripts to load.
  expect(html).toMatch(/\["\/assets\/a\.js","\/assets\/b\.js"\]\)<\/script><p>After<\/p>/u);
});

test.for([
  { name: 'a page without such a picture', html: page(`<img src="/a.jpg"/>${script}`), nonce: 'once' },
  { name: 'a page in development', html: page(picture + script), nonce: undefined },
  { name: 'a page without scripts', html: page(picture), nonce: 'once' },
])('pictureFirst leaves $name unchanged', ({ html, nonce }) => {
  expect(pictureFirst(html, nonce)).toBe(html);
});
