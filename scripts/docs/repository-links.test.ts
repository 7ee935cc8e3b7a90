import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { addressOf, readers } from '../../docs/.vitepress/pages.ts';
import { resolveLink } from '../../docs/.vitepress/repository-links.ts';
import { inRoot, root } from '../lib/root.ts';

describe('a link of a text', () => {
  const from = inRoot('docs/operations.md');
  const repository = 'https://code.example.org/sangamam/';

  it('to another text leads to its page, with the heading', () => {
    expect(resolveLink('../UPGRADING.md#what-is-supported', from, { root })).toBe(
      '/run/upgrading#what-is-supported',
    );
    expect(resolveLink('docs/decisions/README.md', inRoot('README.md'), { root })).toBe('/change/decisions/');
    expect(resolveLink('docs/screens', inRoot('README.md'), { root })).toBe('/change/screens');
  });

  it('to a heading of its own, or to another host, stays as it is', () => {
    expect(resolveLink('#two-roles', from, { root })).toBe('#two-roles');
    expect(resolveLink('https://semver.org', from, { root })).toBe('https://semver.org');
  });

  it('to a source leads to the repository, and nowhere when that has no address', () => {
    expect(resolveLink('../deploy/nginx.conf', from, { root, repository })).toBe(
      'https://code.example.org/sangamam/blob/HEAD/deploy/nginx.conf',
    );
    expect(resolveLink('../deploy', from, { root, repository })).toBe(
      'https://code.example.org/sangamam/tree/HEAD/deploy',
    );
    expect(resolveLink('../deploy/nginx.conf', from, { root })).toBeNull();
  });

  it('to a file that does not exist is an error that names both', () => {
    expect(() => resolveLink('../deploy/apache.conf', from, { root })).toThrow(
      'docs/operations.md: ../deploy/apache.conf leads to no file',
    );
  });
});

/** The texts of the repository, without those of its packages. */
const texts = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.endsWith('000-template.md'))
    .map((file) => `docs/${file}`),
];

it.each(texts)('%s is a page of the documentation site', (file) => {
  expect(addressOf(file)).toBeDefined();
});

it('the sidebar lists texts that exist, each address once', () => {
  const pages = readers.flatMap(({ groups }) => groups.flatMap((group) => group.pages));
  expect(pages.filter(({ file }) => !texts.includes(file))).toEqual([]);
  expect(new Set(pages.map(({ at }) => at)).size).toBe(pages.length);
});
