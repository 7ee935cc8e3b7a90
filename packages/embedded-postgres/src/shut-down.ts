import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Process number that `postmaster.pid` of the cluster names, if there is one. */
export function recordedPid(cluster: string): number | undefined {
  const pid = Number.parseInt(readPidFile(cluster)[0] ?? '', 10);
  return pid > 0 ? pid : undefined;
}

/** Lines of `postmaster.pid`; none when no server has been started or it went in good order. */
export function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Whether the process is alive and really a PostgreSQL on this very cluster, not one that inherited the number. */
export function isServerOf(pid: number, cluster: string): boolean {
  try {
    // The file may have been replaced since: the kernel then appends " (deleted)".
    const program = path.basename(readlinkSync(`/proc/${pid}/exe`));
    return program.startsWith('postgres') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/**
 * Stops what an earlier process left behind on the cluster: a server that outlived it, or a `postmaster.pid` whose
 * number now belongs to somebody else and would keep PostgreSQL from starting. (It recognises dead numbers itself.)
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pid = recordedPid(cluster);
  if (pid === undefined) return;
  if (isServerOf(pid, cluster)) await shutDown(pid, cluster);
  else if (isAlive(pid)) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/** Stops the server, harder each time it does not obey: waits for its clients, rolls back what they have open, breaks off. */
export async function shutDown(pid: number, cluster: string): Promise<void> {
  const escalation = [
    // Lets connections that are being closed go in peace.
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

/** Sends a signal to a process that may be gone already. */
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
