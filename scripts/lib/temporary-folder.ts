import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const roomForFiles = 2 * 2 ** 30;
const roomForPrograms = 4 * 2 ** 30;

/**
 * Runs `work` with a folder of its own and removes the folder afterwards, whatever became of the work. It is in memory
 * where the machine has a folder there with room to spare: each database of a test is some hundreds of files that live
 * for a second, and making and deleting them on a disk is a third of the time of the server's tests.
 */
export async function withTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(isMemoryRoomy() ? memory : os.tmpdir(), 'sangamam-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  // Whoever interrupts the work interrupts what it started, too; memory would stay taken.
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

/** Whoever names a place for temporary files means it. */
function isMemoryRoomy(): boolean {
  if (process.env['TMPDIR'] !== undefined) return false;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomForFiles && process.availableMemory() > roomForPrograms && runsPrograms();
  } catch {
    return false;
  }
}

/** PostgreSQL's own programs may be copied there, for a user who cannot enter the checkout. */
function runsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , , options] = mounts.map((line) => line.split(' ')).findLast(([, at]) => at === memory) ?? [];
  return options !== undefined && !options.split(',').includes('noexec');
}
