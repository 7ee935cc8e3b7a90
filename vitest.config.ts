import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { browserArguments } from './scripts/find-browser.ts';
import { describeBrowser } from './scripts/lib/describe-browser.ts';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * Tells hanging from slow, also on a machine that does other things beside: files are parsed, servers and browsers are
 * started. A test that takes long shows it by its duration.
 */
const limits = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

// Files leave nothing behind (each server test has a database of its own), so they may share a process, or a page.
const together = { isolate: false, ...limits };

// As in the journeys: a busy machine may come too late once. The summary names each test that needed its second try.
const retry = process.env.CI === undefined ? 0 : 1;

const inBrowser = { ...together, setupFiles: [path.resolve('apps/web/test/each-test.ts')], retry };

/** As in the journeys: nobody waits for what only moves. */
function browserWith({ deviceScaleFactor, args = [] }: { deviceScaleFactor: number; args?: string[] }) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath, args: [...browserArguments, ...args] },
      contextOptions: { reducedMotion: 'reduce' as const, deviceScaleFactor },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}

function tookPictures(): boolean {
  return readFileSync('apps/web/kit/pictures/browser.txt', 'utf8').trim() === describeBrowser(executablePath);
}

function pictureIn(folder: string) {
  return ({ arg, ext }: { arg: string; ext: string }) => path.join(folder, `${arg}${ext}`);
}

export default defineConfig({
  test: {
    // A third of the time is spent waiting for a database, another process or a time limit: one more than there are
    // processors fills the gaps.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { ...together, name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...together,
          name: 'embedded-postgres',
          root: 'packages/embedded-postgres',
          include: ['src/**/*.test.ts'],
          retry,
        },
      },
      { test: { ...together, name: 'bench', root: 'bench', include: ['src/**/*.test.ts'] } },
      { test: { ...together, name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
      {
        test: {
          ...together,
          name: 'server',
          root: 'apps/server',
          include: ['{src,seed,test}/**/*.test.ts'],
          globalSetup: [path.resolve('apps/server/test/database/global-setup.ts')],
          // Servers in processes of their own start a quarter quicker from the second one on.
          env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compile') },
          retry,
        },
      },
      // Logic of the web app that needs no page.
      { test: { ...together, name: 'web', root: 'apps/web', include: ['{app,test}/**/*.test.ts'] } },
      {
        extends: 'apps/web/vite.config.ts',
        root: 'apps/web',
        test: {
          ...inBrowser,
          name: 'web-browser',
          include: ['{app,test}/**/*.test.tsx'],
          // A browser waits for its next frame every now and then: one more than there are processors fills the gaps.
          maxWorkers: availableParallelism() + 1,
          // Nobody looks: few dots to paint.
          browser: browserWith({ deviceScaleFactor: 0.2 }),
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        root: 'apps/web',
        test: {
          ...inBrowser,
          name: 'kit',
          include: ['kit/**/*.test.tsx'],
          // One page at a time, after all others: what has the focus looks different.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          browser: {
            ...browserWith({
              deviceScaleFactor: 0.5,
              // Letters look alike in every Chromium.
              args: ['--font-render-hinting=none', '--disable-lcd-text'],
            }),
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: pictureIn(path.resolve('apps/web/kit/pictures')),
                resolveDiffPath: pictureIn(path.resolve('test-results/kit')),
                comparatorName: 'pixelmatch',
                // The browser that took the pictures takes the same ones; others round the edges of letters differently.
                comparatorOptions: {
                  threshold: 0.1,
                  allowedMismatchedPixelRatio: tookPictures() ? 0.000_01 : 0.005,
                },
              },
            },
          },
        },
      },
    ],
  },
});
