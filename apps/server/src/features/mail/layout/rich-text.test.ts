import { describe, expect, it } from 'vitest';

import { mailRichText, toPlainText } from './rich-text.ts';

const siteUrl = 'https://convention.example.org';
const text = (html: string, marks = false) => toPlainText(html, { siteUrl, marks });

describe('a formatted text in a mail', () => {
  it.each([
    ['<p>One</p><p>two<br>lines</p>', 'One\n\ntwo\nlines'],
    ['<h3>Head</h3><p>Tom &amp; &lt;Jerry&gt;</p>', 'Head\n\nTom & <Jerry>'],
    [
      '<p>Take</p><ul><li>a hat</li><li><p>a coat</p></li></ul><p>Bye</p>',
      'Take\n\n• a hat\n• a coat\n\nBye',
    ],
    ['<ol><li>one</li><li>two</li></ol>', '1. one\n2. two'],
    ['<p>See <a href="/travel">travel</a></p>', 'See travel (https://convention.example.org/travel)'],
    ['<p><a href="https://a.example/?b=1&amp;c=2">map</a></p>', 'map (https://a.example/?b=1&c=2)'],
    ['<p><a href="https://a.example/">https://a.example/</a></p>', 'https://a.example/'],
    ['<p>a</p><hr><p>b</p>', 'a\n\n———\n\nb'],
    ['<p>{hotel|your hotel}</p>', '{hotel|your hotel}'],
    ['', ''],
  ])('%s is as plain text', (html, expected) => {
    expect(text(html)).toBe(expected);
  });

  it('is marked for a chat where that is wished', () => {
    expect(text('<p><strong>5 PM</strong>, <em>not</em> 4 PM</p>', true)).toBe('*5 PM*, _not_ 4 PM');
    expect(text('<p><strong>5 PM</strong></p>')).toBe('5 PM');
  });

  it('has styles in its tags, addresses in its links, and nothing else', () => {
    const { html } = mailRichText(
      '<h3>Head</h3><p>See <a href="/travel">travel</a> <a>nothing</a></p>',
      siteUrl,
    );
    expect(html).toMatch(/^<h2 class="ink" style="[^"]+">Head<\/h2><p class="ink" style="[^"]+">/u);
    expect(html).toContain(
      '<a class="link" href="https://convention.example.org/travel" style="color:#12513b">',
    );
    expect(html).toContain('<a>nothing</a>');
  });
});
