import { readFileSync } from 'node:fs';
import path from 'node:path';

import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';

import { cssVariables, theme } from './library-theme.ts';

const ours = mergeMantineTheme(DEFAULT_THEME, theme);
const parts = { variables: ':root', light: "light'\\]", dark: "dark'\\]" } as const;
const css = readFileSync(path.join(import.meta.dirname, 'library-variables.css'), 'utf8');

test.each(['variables', 'light', 'dark'] as const)('the file has what the theme changes: %s', (part) => {
  const usual = defaultCssVariablesResolver(DEFAULT_THEME)[part];
  const wanted = { ...defaultCssVariablesResolver(ours)[part], ...cssVariables(ours)[part] };
  const block = new RegExp(`${parts[part]} \\{([^}]*)\\}`, 'u').exec(css)?.[1] ?? '';
  const written = [...block.matchAll(/(--[\w-]+): ([^;]+);/gu)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(Object.entries(wanted).filter(([name, value]) => usual[name] !== value)),
  );
});
