import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The process number in the cluster's `postmaster.pid`, if there is one. */
export function recordedPid(cluster: string): number | undefined {
  const pid = Number.parseInt(readPidFile(cluster)[0] ?? '', 10);
  return pid > 0 ? pid : undefined;
}

/** Lines of `postmaster.pid`; none when no server was started or it was stopped cleanly. */
export function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * True when the process is alive and is a PostgreSQL on this very cluster, not another process that got the same
 * number.
 */
export function isServerOf(pid: number, cluster: string): boolean {
  try {
    // When the file has been replaced since, the kernel appends " (deleted)".
    const program = path.basename(readlinkSync(`/proc/${pid}/exe`));
    return program.startsWith('postgres') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/**
 * Stops what an earlier process left behind on the cluster: a server that outlived it, or a `postmaster.pid` whose
 * number now belongs to an unrelated process and would prevent PostgreSQL from starting. (PostgreSQL itself recognises
 * numbers without a process.)
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pid = recordedPid(cluster);
  if (pid === undefined) return;
  if (isServerOf(pid, cluster)) await shutDown(pid, cluster);
  else if (isAlive(pid)) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/**
 * Stops the server in PostgreSQL's shutdown modes, one after the other: waits for clients, rolls back open
 * transactions, aborts.
 */
export async function shutDown(pid: number, cluster: string): Promise<void> {
  const escalation = [
    // Lets closing connections finish.
    ['SIGTERM', 250],
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, patience] of escalation) {
    signalProcess(pid, signal);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isServerOf(pid, cluster)) return;
      await wait(20);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

/** Sends a signal to a process that may no longer exist. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
