import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint } from './fingerprint.ts';
import { root as repository } from './root.ts';
import { captureOutput } from './run-command.ts';

/** Something that is made from sources of this repository, and kept until they change. */
interface Build {
  /** As sentences name it. */
  name: string;
  /** Where it lies, with the fingerprint of its sources. */
  folder: string;
  /** Files and folders that it is made from. */
  sources: readonly string[];
  /** Names of files and folders below them that are not. */
  without: RegExp;
  /** The tool that makes it, which `npm ci --omit=dev` leaves out. */
  tool: string;
  /** Says what it did in a few words, such as how long a part of it took. */
  make(root: string, tool: string): Promise<string>;
}

/** What building the pages of one language takes at most, in bytes, with some room. */
const memoryOfABuild = 1.5 * 1024 ** 3;

const web: Build = {
  name: 'web app',
  folder: 'apps/web/build',
  sources: ['apps/web', 'packages/contract', 'package-lock.json'],
  without: /^(?:build|node_modules|\.react-router|\.vite|test|kit|fingerprint)$/u,
  tool: 'node_modules/.bin/react-router',
  make: async (root, tool) => {
    const cwd = path.join(root, 'apps/web');
    const inLanguage = (language: 'en' | 'ml') => run([tool, 'build'], cwd, { SITE_LANGUAGE: language });
    const bothAtOnce = process.availableMemory() > 2 * memoryOfABuild;
    // One that fails waits for the other, which would write into the folder of the next build.
    if (bothAtOnce) await allOrError([inLanguage('en'), inLanguage('ml')]);
    else for (const language of ['en', 'ml'] as const) await inLanguage(language);
    await run([process.execPath, 'join-languages.ts'], cwd, {});
    return bothAtOnce ? 'both languages at once' : 'one language after the other, to save memory';
  },
};

const server: Build = {
  name: 'server',
  folder: 'apps/server/build',
  sources: [
    'apps/server/src',
    'apps/server/seed',
    'apps/server/rolldown.config.ts',
    'packages',
    'package-lock.json',
  ],
  without: /^(?:node_modules|test|migrations)$|\.test\.ts$/u,
  tool: 'node_modules/.bin/rolldown',
  make: async (root, tool) => {
    await run([tool, '--config', 'rolldown.config.ts'], path.join(root, 'apps/server'), {});
    return 'a few files instead of all modules';
  },
};

/** What of the builds is there, made from exactly these sources. */
export interface Builds {
  /** Whether nothing has to be made: the server's may be missing only where it cannot be made. */
  isComplete: boolean;
  /** Whether the server has one; where it has none, its sources run. */
  hasServer: boolean;
}

/** Where below the repository the built server begins. */
export const builtServer = `${server.folder}/main.js`;

export function findBuilds(root = repository): Builds {
  const hasServer = isFresh(server, root);
  return { isComplete: isFresh(web, root) && (hasServer || !hasTool(server, root)), hasServer };
}

/**
 * Makes the web app and the server unless they were made from exactly these sources, here or on another machine.
 *
 * @throws Error when the web app has to be made and its tool is not installed (`npm ci --omit=dev`)
 */
export async function buildIfStale({ always = false, root = repository } = {}): Promise<Builds> {
  if (always || !isFresh(web, root)) {
    if (!hasTool(web, root)) throw new Error(withoutTool(root));
    await build(web, root);
  }
  if (!always && isFresh(server, root)) return { isComplete: true, hasServer: true };
  const hasServer = hasTool(server, root);
  if (hasServer) await build(server, root);
  return { isComplete: true, hasServer };
}

function isFresh({ folder, sources, without }: Build, root: string): boolean {
  const stamp = path.join(root, folder, 'fingerprint');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, sources, without);
}

function hasTool({ tool }: Build, root: string): boolean {
  return existsSync(path.join(root, tool));
}

async function build(what: Build, root: string): Promise<void> {
  const { name, folder, sources, without, tool } = what;
  const wanted = fingerprint(root, sources, without);
  const since = performance.now();
  console.log(`Building the ${name} …`);
  const stamp = path.join(root, folder, 'fingerprint');
  rmSync(stamp, { force: true });
  const did = await what.make(root, path.join(root, tool)).catch((cause: unknown) => {
    throw new Error(`The ${name} does not build: ${cause instanceof Error ? cause.message : String(cause)}`);
  });
  writeFileSync(stamp, wanted);
  console.log(`The ${name} is built (${seconds(since)} s, ${did}).`);
}

async function allOrError(several: Promise<void>[]): Promise<void> {
  for (const one of await Promise.allSettled(several)) if (one.status === 'rejected') throw one.reason;
}

async function run(command: string[], cwd: string, environment: Record<string, string>): Promise<void> {
  const env = { NODE_ENV: 'production', ...environment };
  const { ok, output } = await captureOutput(command, { cwd, env });
  if (!ok) throw new Error(output);
}

function withoutTool(root: string): string {
  const found = existsSync(path.join(root, web.folder, 'fingerprint'))
    ? 'The build in apps/web/build was made from other sources'
    : 'There is no build in apps/web/build';
  return (
    `${found}, and the tools that build the web app are not installed. ` +
    'Copy apps/web/build and apps/server/build from a checkout of the same version where npm run build has run, ' +
    'or install with npm ci.'
  );
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
