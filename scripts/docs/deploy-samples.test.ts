import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { expect, it } from 'vitest';

import { readEnv } from '#server/env.ts';

import { inRoot } from '../lib/root.ts';

const unit = readFileSync(inRoot('deploy/sangamam.service'), 'utf8');
const sample = parseEnv(readFileSync(inRoot('deploy/site.env.example'), 'utf8'));

/** The values of a setting of the unit file, in order. */
const valuesOf = (setting: string) =>
  [...unit.matchAll(new RegExp(`^${setting}=(.*)$`, 'gmu'))].map(([, value]) => value ?? '');

it('the service starts with the settings of its unit file and of the sample beside it, without a warning', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-unit-'));
  try {
    writeFileSync(path.join(folder, 'database-url'), 'postgres://site:s3cret@127.0.0.1/site\n');
    const words = valuesOf('Environment').flatMap((line) => line.replaceAll('%d', folder).split(' '));
    const env = readEnv({ ...sample, ...parseEnv(words.join('\n')) });
    expect(env).toMatchObject({
      publicUrl: 'https://convention.example.org',
      databaseUrl: 'postgres://site:s3cret@127.0.0.1/site',
      dataDir: '/var/lib/sangamam',
      demo: false,
      trustProxy: 1,
      warnings: [],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('the proxies offer TLS 1.2 and 1.3 alone, and lead pages there but no calls of the API', () => {
  const nginx = readFileSync(inRoot('deploy/nginx.conf'), 'utf8');
  expect(nginx).toMatch(/^ *ssl_protocols TLSv1\.2 TLSv1\.3;$/mu);
  expect(nginx).toMatch(/location \/v1\/ \{\s*return 403;\s*\}\s*location \/ \{\s*return 301 https:/u);
  // Caddy offers nothing older by itself.
  const caddy = readFileSync(inRoot('deploy/Caddyfile'), 'utf8');
  expect(caddy).not.toContain('protocols');
  expect(caddy).toMatch(/^http:\S+ \{\s*respond \/v1\/\* 403\s*redir https:/mu);
});

it('a stop of the service has more time than the site takes, and its data folder is the one it may write', () => {
  expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(15);
  expect(Number(valuesOf('TimeoutStartSec')[0])).toBeGreaterThan(60);
  expect(valuesOf('StateDirectory')).toEqual(['sangamam']);
});
