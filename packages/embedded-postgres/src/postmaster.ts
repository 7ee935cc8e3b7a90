import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Identity } from './identity.ts';
import { startProgram } from './run-program.ts';
import { readPidFile, shutDown, signalProcess } from './shut-down.ts';

/** A running server. */
export interface Postmaster {
  /** Resolves when the server ends, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  identity: Identity;
  /** Folder that contains `cluster`; the server's log is written beside it. */
  directory: string;
  port: number;
  durable: boolean;
}

// Recovery after a crash may take long.
const readyWithinMs = 180_000;

/**
 * Starts the server and waits until it accepts connections.
 *
 * @throws Error with the last lines of the server's log when it ends before that.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { identity, directory } = options;
  const logFile = path.join(directory, 'server.log');
  const log = openSync(logFile, isLong(logFile) ? 'w' : 'a', 0o600);
  const child = startProgram(
    identity,
    {
      name: 'postgres',
      directory,
      args: (at) => ['-D', at('cluster'), ...settings(options).flatMap((setting) => ['-c', setting])],
    },
    log,
  );
  closeSync(log);
  const { pid } = child;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  let running = true;
  const onExit = () => {
    if (running && pid !== undefined) signalProcess(pid, 'SIGINT');
  };
  // An orderly exit of this process also stops the server.
  process.once('exit', onExit);
  void ended.then(() => {
    running = false;
    process.off('exit', onExit);
  });

  const cluster = path.join(directory, 'cluster');
  const deadline = Date.now() + readyWithinMs;
  const isRunning = () => running;
  while (isRunning() && !isReady(cluster, pid)) {
    if (Date.now() > deadline && pid !== undefined) signalProcess(pid, 'SIGQUIT');
    await Promise.race([ended, wait(15)]);
  }
  if (!isRunning() || pid === undefined) {
    throw new Error(`PostgreSQL did not start:\n${lastLines(logFile)}`);
  }
  child.unref();
  return {
    ended,
    stop: async () => {
      if (!isRunning()) return;
      child.ref();
      await shutDown(pid, cluster);
      await ended;
    },
  };
}

function settings({ port, durable }: PostmasterOptions): string[] {
  return [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    'log_min_messages=warning',
    // For many short statements, JIT compilation costs more than it gains.
    'jit=off',
    // Disposable data needs no autovacuum either; its worker would prevent a test's database from being dropped.
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off', 'autovacuum=off']),
  ];
}

/** The eighth line of `postmaster.pid` shows when its server accepts connections. */
function isReady(cluster: string, pid: number | undefined): boolean {
  const lines = readPidFile(cluster);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/** The log is truncated once it is larger than 5 MB. */
function isLong(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000;
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}
