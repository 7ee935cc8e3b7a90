import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

const web = path.join(import.meta.dirname, '..');

/** They draw nothing by themselves, or only what other components of the kit are. */
const withoutLook = new Set([
  'feedback/dialog/lazy-dialog.tsx',
  'feedback/loaded/loaded.tsx',
  'form/leaving/leave-blocker.tsx',
  'form/leaving/leave-guard.tsx',
  'primitives/library/library-provider.tsx',
]);

async function addressesIn(environment: string): Promise<string> {
  vi.stubEnv('NODE_ENV', environment);
  vi.resetModules();
  const { default: routes } = await import('../app/routes.ts');
  return JSON.stringify(routes);
}

describe('the kit', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is served in development alone', async () => {
    expect(await addressesIn('development')).toContain('dev/kit');
    expect(await addressesIn('production')).not.toContain('dev/kit');
    expect(await addressesIn('test')).not.toContain('dev/kit');
  });

  it('shows every component of ui', () => {
    const imported = new Set(
      globSync(['kit/**/*.tsx', 'app/ui/**/*.ts?(x)'], { cwd: web, exclude: ['**/*.test.tsx'] }).flatMap(
        (file) =>
          [...readFileSync(path.join(web, file), 'utf8').matchAll(/from '([^']+\.tsx)'/gu)].map(
            ([, from = '']) =>
              from.startsWith('#web/')
                ? from.replace('#web/', 'app/')
                : path.posix.join(path.posix.dirname(file), from),
          ),
      ),
    );
    const components = globSync('app/ui/**/*.tsx', { cwd: web, exclude: ['**/*.test.tsx'] });
    expect(components.length).toBeGreaterThan(60);
    const left = components.filter((file) => !imported.has(file)).map((file) => file.replace('app/ui/', ''));
    expect(left.filter((file) => !withoutLook.has(file))).toEqual([]);
  });
});
