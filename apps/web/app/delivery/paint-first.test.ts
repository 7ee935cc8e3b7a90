import { expect, test } from 'vitest';

import { paintFirst } from './paint-first.ts';

const hint = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="once"/>`;
const picture = '<img src="/a.jpg" fetchPriority="high"/>';
const script = '<script nonce="once" type="module" async="">import "/assets/a.js";\nstart()</script>';
const page = (body: string) => `<html><head>${hint('a')}${hint('b')}</head><body>${body}</body></html>`;

test.for([
  { name: 'a page that opens with a picture', before: picture },
  { name: 'a page without one', before: '<p>Before</p>' },
])('scripts of $name are delayed, and no hint requests them earlier', ({ before }) => {
  const html = paintFirst(page(`${before}${script}<p>After</p>`), 'once');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain(
    '<script nonce="once" type="text/plain" async="">import "/assets/a.js";\nstart()</script><script nonce="once">',
  );
  // The starter finds the deferred script right before itself and knows which scripts to load.
  expect(html).toMatch(/\["\/assets\/a\.js","\/assets\/b\.js"\]\)<\/script><p>After<\/p>/u);
});

test.for([
  { name: 'a page in development', html: page(picture + script), nonce: undefined },
  { name: 'a page without scripts', html: page(picture), nonce: 'once' },
  { name: 'a page with several scripts', html: page(script + script), nonce: 'once' },
])('paintFirst leaves $name unchanged', ({ html, nonce }) => {
  expect(paintFirst(html, nonce)).toBe(html);
});
