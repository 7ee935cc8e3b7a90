import { readFileSync } from 'node:fs';

import { siteVersion } from '@sangamam/contract/site-version';
import { describe, expect, it } from 'vitest';

import { inRoot } from '../lib/root.ts';
import { disagreeingPackages } from './package-versions.ts';
import { releasedFiles } from './released-files.ts';
import { readReleaseNotes } from './release-notes.ts';

const changelog = `# Changelog

## [Unreleased]

## [1.1.0] - 2027-01-31

### Fixed

- A mail.

## [1.0.0] - not released yet

- All of it.
`;

describe('the notes of a release', () => {
  it('are the section of its version, with the date of its heading', () => {
    expect(readReleaseNotes(changelog, '1.1.0')).toEqual({
      date: '2027-01-31',
      text: '### Fixed\n\n- A mail.',
    });
  });

  it('have no date before somebody has given one', () => {
    expect(readReleaseNotes(changelog, '1.0.0')).toEqual({ date: undefined, text: '- All of it.' });
  });

  it.each([
    ['2.0.0', 'CHANGELOG.md has no section ## [2.0.0].'],
    ['1', 'CHANGELOG.md has no section ## [1].'],
    ['Unreleased', 'The section ## [Unreleased] of CHANGELOG.md is empty.'],
  ])('of %s are missed by name', (version, sentence) => {
    expect(() => readReleaseNotes(changelog, version)).toThrow(sentence);
  });

  it('of this version exist', () => {
    const notes = readReleaseNotes(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), siteVersion);
    expect(notes.text).toContain('### Added');
  });
});

describe('the packages of the repository', () => {
  it('have the version that people read', () => {
    expect(disagreeingPackages(siteVersion)).toEqual([]);
  });

  it('are named when they have another', () => {
    expect(disagreeingPackages('9.9.9')).toContain('apps/server/package.json');
    expect(disagreeingPackages('9.9.9')).toContain('package.json');
  });
});

it('a release has what runs and what is read, and no tests or tools', () => {
  const files = [
    'package.json',
    'apps/server/src/main.ts',
    'apps/server/src/app.test.ts',
    'apps/server/test/outbox.ts',
    'apps/web/app/root.tsx',
    'bench/package.json',
    'bench/src/main.ts',
    'docs/operations.md',
    'docs/index.md',
    'docs/use/registrar.md',
    'docs/screens/desks/registrations.webp',
    'docs/.vitepress/config.ts',
    'deploy/nginx.conf',
    'scripts/site/program.ts',
    'scripts/docs/build-docs.ts',
    'scripts/guards/house-guards.ts',
    '.ci/run',
  ];
  expect(releasedFiles(files)).toEqual([
    'package.json',
    'apps/server/src/main.ts',
    'apps/web/app/root.tsx',
    'bench/package.json',
    'docs/operations.md',
    'deploy/nginx.conf',
    'scripts/site/program.ts',
  ]);
});
