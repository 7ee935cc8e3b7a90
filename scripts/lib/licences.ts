import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Outcome } from './run-command.ts';

/** What packages may be under: permissive, or copyleft that ends at the package itself. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // Of data that is shown and not changed: the names of countries.
  'ODbL-1.0',
  'OFL-1.1',
  'PostgreSQL',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose manifest names no licence, with that of their LICENSE file. */
const inTheirFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

interface LockedPackage {
  license?: string;
  link?: boolean;
  optional?: boolean;
}

/** Whether an SPDX expression without nesting may be used: one of alternatives, or all of what applies together. */
export function isAllowedLicence(expression: string): boolean {
  const names = expression.replaceAll(/[()]/gu, '').split(/ (?:AND|OR) /u);
  return expression.includes(' OR ')
    ? names.some((name) => allowed.has(name))
    : names.every((name) => allowed.has(name));
}

/**
 * Refuses packages of the lock file whose licence is not among those that the project takes. Where the lock file names
 * none, the installed package does; a package for another platform that names none is skipped, since its siblings have
 * the same.
 */
export function checkLicences(root: string): Outcome {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const refused = Object.entries(lock.packages).flatMap(([place, { license, link, optional }]) => {
    if (!place.includes('node_modules/') || link) return [];
    const manifest = path.join(root, place, 'package.json');
    const isInstalled = existsSync(manifest);
    const named = license ?? (isInstalled ? licenceIn(manifest) : undefined);
    if (named === undefined) return optional && !isInstalled ? [] : [`${place}: no licence is named`];
    return isAllowedLicence(named) ? [] : [`${place}: ${named}`];
  });
  const advice = 'Choose another package, or add the licence to scripts/lib/licences.ts with a reason.';
  return refused.length === 0
    ? { ok: true, output: '' }
    : { ok: false, output: `${refused.join('\n')}\n${advice}` };
}

function licenceIn(manifest: string): string | undefined {
  const { name, license, licenses } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    name?: string;
    license?: string;
    /** The form of older manifests. */
    licenses?: { type: string }[];
  };
  return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? inTheirFile[name ?? ''];
}
