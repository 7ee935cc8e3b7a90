import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Env } from '#server/env.ts';

import { failure, ok, warning, type Finding } from './finding.ts';
import type { Limits } from './limits.ts';

export function checkNode(version: string, { oldestNode }: Pick<Limits, 'oldestNode'>): Finding[] {
  if (Number.parseInt(version, 10) >= oldestNode) return [ok('node', `Node ${version}.`)];
  return [
    failure(
      'node',
      `Node ${version} is too old: the site needs ${oldestNode}.`,
      'Start it with npm start, which uses the Node of the project (npm ci installs it).',
    ),
  ];
}

/** The settings that say where the site writes. */
export type DiskSettings = Partial<Pick<Env, 'databaseUrl' | 'dataDir' | 'storageUrl'>>;

/** Free space where the site writes: local files, the embedded database, and backups where they were named. */
export async function checkDisks(
  env: DiskSettings,
  backups: string | undefined,
  limits: Limits,
): Promise<Finding[]> {
  const folders = new Set(writtenFolders(env, backups).values());
  return Promise.all([...folders].map((folder) => checkDisk(folder, limits)));
}

/** Free bytes by what the site writes there. */
export async function readFreeSpace(
  env: DiskSettings,
  backups: string | undefined,
): Promise<ReadonlyMap<string, number>> {
  const written = [...writtenFolders(env, backups)];
  return new Map(
    await Promise.all(
      written.map(async ([place, folder]) => {
        const { bavail, bsize } = await statOfNearest(folder);
        return [place, bavail * bsize] as const;
      }),
    ),
  );
}

function writtenFolders(env: DiskSettings, backups: string | undefined): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  if (env.databaseUrl === undefined && env.dataDir !== undefined) folders.set('database', env.dataDir);
  if (env.storageUrl?.startsWith('file:') === true) folders.set('files', fileURLToPath(env.storageUrl));
  if (backups !== undefined) folders.set('backups', path.resolve(backups));
  return folders;
}

async function checkDisk(
  folder: string,
  { scarceBytes, emptyBytes }: Pick<Limits, 'scarceBytes' | 'emptyBytes'>,
): Promise<Finding> {
  const { bavail, bsize } = await statOfNearest(folder);
  const free = bavail * bsize;
  const message = `${formatBytes(free)} free at ${folder}.`;
  const advice = 'Make room: on a full disk every change is answered with 503.';
  if (free < emptyBytes) return failure('disk', message, advice);
  return free < scarceBytes ? warning('disk', message, advice) : ok('disk', message);
}

/** Of the folder, or of the nearest one above it that there is. */
async function statOfNearest(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (error) {
    const above = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return statOfNearest(above);
  }
}

export function formatBytes(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes >= 1 ? `${gigabytes.toFixed(1)} GB` : `${Math.round(bytes / 1024 ** 2)} MB`;
}
