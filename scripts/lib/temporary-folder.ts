import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const roomForFiles = 2 * 2 ** 30;
const roomForPrograms = 4 * 2 ** 30;

/**
 * Runs `work` with a temporary folder that is always removed afterwards. It is in memory where there is enough: each
 * test database consists of some hundreds of files that exist for a second, and creating and deleting them on a disk
 * takes a third of the time of the server tests.
 */
export async function withTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(isMemoryRoomy() ? memory : os.tmpdir(), 'sangamam-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  // An interrupt ends the work too; without this the memory would stay in use.
  const leave = () => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', leave);
  try {
    return await work(folder);
  } finally {
    process.off('SIGINT', leave);
    remove();
  }
}

/** An explicitly set TMPDIR is respected. */
function isMemoryRoomy(): boolean {
  if (process.env['TMPDIR'] !== undefined) return false;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomForFiles && process.availableMemory() > roomForPrograms && runsPrograms();
  } catch {
    return false;
  }
}

/** PostgreSQL's programs may be copied there, for an account that cannot enter the checkout. */
function runsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , , options] = mounts.map((line) => line.split(' ')).findLast(([, at]) => at === memory) ?? [];
  return options !== undefined && !options.split(',').includes('noexec');
}
