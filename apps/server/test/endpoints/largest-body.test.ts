import { readFileSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, expect, it } from 'vitest';

import { bodyLimitOf } from '#server/http/endpoints/route.ts';

import { buildTestApp } from '#test/build-test-app.ts';

let largestBody: number;
beforeAll(async () => {
  const t = await buildTestApp();
  largestBody = Math.max(...t.app.endpoints.map(bodyLimitOf));
  await t.close();
});

const inRepository = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../..', file), 'utf8');

it.each([
  ['deploy/nginx.conf', /client_max_body_size (\d+)m;/u, 1024 * 1024],
  ['deploy/Caddyfile', /max_size (\d+)MB/u, 1_000_000],
  ['apps/server/src/doctor/check-public-address.ts', /largestBody = ([\d_]+);/u, 1],
  ['docs/operations.md', /bodies of up to (\d+) MB/u, 1_000_000],
])('%s lets the largest upload through, and little more', (file, pattern, unit) => {
  const stated = Number(pattern.exec(inRepository(file))?.[1]?.replaceAll('_', '')) * unit;
  expect(stated).toBeGreaterThanOrEqual(largestBody);
  expect(stated).toBeLessThan(largestBody * 1.1);
});
