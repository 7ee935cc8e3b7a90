import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Processor time of an embedded database so far in seconds: its first process, those that ended, and those that live.
 *
 * @param dataDir the folder that it was started with
 */
export function databaseCpuSeconds(dataDir: string): number {
  const file = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const [first = ''] = readFileSync(file, 'utf8').split('\n');
  const own = readTimes(first);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(readTimes)
    .filter((times) => times?.parent === first);
  const ticks =
    (own?.alive ?? 0) + (own?.ended ?? 0) + children.reduce((sum, child) => sum + (child?.alive ?? 0), 0);
  return ticks / ticksPerSecond;
}

/** Undefined for a process that has ended meanwhile. */
function readTimes(pid: string): { parent: string; alive: number; ended: number } | undefined {
  let stat;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name before the last bracket may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [alive, ended] = [
    [11, 12],
    [13, 14],
  ].map((places) => places.reduce((sum, place) => sum + Number(fields[place]), 0));
  return { parent: fields[1] ?? '', alive: alive ?? 0, ended: ended ?? 0 };
}
