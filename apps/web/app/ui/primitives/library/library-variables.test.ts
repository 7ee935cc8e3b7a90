import { readFileSync } from 'node:fs';
import path from 'node:path';

import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';

import { theme } from './library-theme.ts';

const css = readFileSync(path.join(import.meta.dirname, 'library-variables.css'), 'utf8');

function writtenIn(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+): ([^;]+);/gu)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = writtenIn(":root[data-mantine-color-scheme='light']");
const dark = writtenIn(":root[data-mantine-color-scheme='dark']");

test.each([
  ['variables', writtenIn(':root')],
  ['light', light],
  ['dark', dark],
] as const)('the file has what the theme changes: %s', (part, written) => {
  const usual = new Map(Object.entries(defaultCssVariablesResolver(DEFAULT_THEME)[part]));
  const themed = Object.entries(defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))[part]);
  const changed = themed.filter(([name, value]) => usual.get(name) !== value);
  // What reads the same in both schemes names a token of ours, which switches by itself.
  const ours = part === 'variables' ? [] : [...light].filter(([name, value]) => dark.get(name) === value);
  const expected = new Map([...changed, ...ours]);
  expect(changed.length).toBeGreaterThan(5);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(expected));
});
