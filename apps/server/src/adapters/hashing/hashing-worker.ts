// A thread that does nothing but hash passwords, one after the other, and lets others go first.
import { execFileSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

import { hashSync, verifySync } from '@node-rs/argon2';

import type { HashingJob, HashingResult } from './hashing-job.ts';
import type { ThreadKind } from './hashing-thread.ts';

/** Steps down from the process's priority, for a thread that must get on whatever else the machine does. */
const stepsDown = 5;

letOthersFirst();
parentPort?.on('message', ({ id, job }: { id: number; job: HashingJob }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id, ...resultOf(job) } satisfies { id: number } & HashingResult);
});

function resultOf(job: HashingJob): HashingResult {
  try {
    if (job.kind === 'hash') return { value: hashSync(job.password, job.parameters) };
    return { value: verifySync(job.stored, job.password) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'hashing failed' };
  }
}

/** Steps this thread alone back, which Linux can; elsewhere it stays as it is. */
function letOthersFirst(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread === process.pid || !Number.isInteger(thread)) return;
    if ((workerData as ThreadKind) === 'spare' && takesSpareTimeOnly(thread)) return;
    os.setPriority(thread, Math.min(19, os.getPriority() + stepsDown));
  } catch {
    // Slower reads during a storm are no reason to have no logins.
  }
}

/** Puts a thread into the scheduler's idle class, which Node has no call for; says no where the tool is missing. */
function takesSpareTimeOnly(thread: number): boolean {
  try {
    execFileSync('chrt', ['-i', '-p', '0', String(thread)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
