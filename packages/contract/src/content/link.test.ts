import { describe, expect, it } from 'vitest';

import { isSafeLink, optionalPicture } from './link.ts';
import { videoSource } from './video-source.ts';

describe('links in content', () => {
  it.each(['/', '/register', '/faq?q=1#top', 'https://example.org', 'https://example.org/a/b.pdf?x=1'])(
    'accept %s',
    (address) => expect(isSafeLink(address)).toBe(true),
  );

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`/a\..\b`,
    '/a b',
    '/\u0000',
    'https://user:pass@example.org',
    'https://',
    'https:example.org',
    'ftp://example.org',
    'register',
    '/"><script>',
    `/${'a'.repeat(2_001)}`,
  ])('refuse %j', (address) => expect(isSafeLink(address)).toBe(false));

  it('pictures are accepted from this site only', () => {
    expect(optionalPicture.safeParse('https://elsewhere.example/pixel.gif').success).toBe(false);
    expect(optionalPicture.safeParse('/media/x/y.jpg').success).toBe(true);
    expect(optionalPicture.safeParse('').success).toBe(true);
  });
});

describe('videos in content', () => {
  it.each([
    ['/media/k/film.webm', { kind: 'file', url: '/media/k/film.webm' }],
    ['https://www.youtube.com/watch?v=abcdefghijk', { provider: 'YouTube' }],
    ['https://www.youtube.com/watch?list=1&v=abcdefghijk', { provider: 'YouTube' }],
    ['https://youtu.be/abcdefghijk?t=1', { provider: 'YouTube' }],
    ['https://vimeo.com/123456789', { provider: 'Vimeo' }],
    ['https://www.youtube.com/watch?v=abcdefghijkl', { kind: 'link' }],
    ['https://youtube.com.evil.example/watch?v=abcdefghijk', { kind: 'link' }],
    ['https://example.org/film', { kind: 'link' }],
  ])('are recognised by their address %s', (url, expected) =>
    expect(videoSource(url)).toMatchObject(expected),
  );

  it('every player host is allowed by the content security policy', () => {
    expect(videoSource('https://youtu.be/abcdefghijk')).toEqual({
      kind: 'player',
      provider: 'YouTube',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
    });
  });
});
