import { InvalidArgumentError, type Command } from 'commander';

import { listJobs, type ListedJob } from '#server/db/queue/queue-state.ts';
import { settleFailedJobs } from '#server/features/notices/list/settle-failed-jobs.ts';
import { systemActor } from '#server/http/access/actor.ts';

import { withContext } from '../lib/open-site.ts';

/** Jobs in the queue of the database. */
export function addJobsVerbs(program: Command): void {
  const jobs = program
    .command('jobs')
    .description('jobs in the queue: list them, retry failed ones')
    .helpCommand(false);
  jobs
    .command('list')
    .description('list jobs, failed ones first, with what went wrong')
    .option('--limit <number>', 'most jobs to print', wholeNumber, 50)
    .option('--json', 'print JSON')
    .action(list);
  jobs
    .command('retry')
    .description('try jobs again that were given up; mails have: mails resend')
    .action(retry);
}

function wholeNumber(value: string): number {
  if (!/^[1-9]\d{0,5}$/u.test(value)) throw new InvalidArgumentError('It is not a whole number.');
  return Number(value);
}

async function list({ limit, json = false }: { limit: number; json?: boolean }): Promise<void> {
  const jobs = await withContext((ctx) => listJobs(ctx.db, { limit }));
  if (json) console.log(JSON.stringify(jobs, null, 2));
  else console.log(jobs.length === 0 ? 'The queue is empty.' : jobs.map(lineOf).join('\n'));
}

function lineOf({ id, name, state, attempts, maxAttempts, at, lastError }: ListedJob): string {
  const words = [state.toLowerCase().padEnd(7), id, name, `${attempts}/${maxAttempts}`, at.toISOString()];
  const [error] = lastError?.split('\n') ?? [];
  return [...words, ...(error === undefined ? [] : [error])].join('  ');
}

async function retry(): Promise<void> {
  const { jobs } = await withContext((ctx) =>
    settleFailedJobs(ctx, systemActor('command line'), { action: 'RETRY' }),
  );
  console.log(`Queued again: ${jobs}.`);
}
