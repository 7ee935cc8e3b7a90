import { InvalidArgumentError, type Command } from 'commander';

import { endMaintenance, startMaintenance } from '#server/features/conventions/site-settings/maintenance.ts';
import { systemActor } from '#server/http/access/actor.ts';

import { withContext } from '../lib/open-site.ts';

/** Closes the site to visitors, and opens it. */
export function addMaintenanceVerbs(program: Command): void {
  const maintenance = program
    .command('maintenance')
    .description('maintenance: close the site to visitors, open it again')
    .helpCommand(false);
  maintenance
    .command('on')
    .description('show visitors a page that says that the site is closed; staff go on working')
    .option('--minutes <number>', 'how long it will take', wholeMinutes)
    .option('--note <text>', 'a sentence for that page', shortNote)
    .action(on);
  maintenance.command('off').description('open the site again').action(off);
}

function wholeMinutes(value: string): number {
  if (!/^[1-9]\d{0,3}$/u.test(value)) throw new InvalidArgumentError('It is not a number from 1 to 9999.');
  return Number(value);
}

function shortNote(value: string): string {
  const note = value.trim();
  if (note === '' || note.length > 300) throw new InvalidArgumentError('It has 1 to 300 characters.');
  return note;
}

async function on(options: { minutes?: number; note?: string }): Promise<void> {
  const { until } = await withContext((ctx) => startMaintenance(ctx, systemActor('command line'), options));
  const expected = until === null ? '' : ` It is expected back at ${until}.`;
  console.log(`The site closes within two seconds.${expected} Open it with: npm run site -- maintenance off`);
}

async function off(): Promise<void> {
  const wasClosed = await withContext((ctx) => endMaintenance(ctx, systemActor('command line')));
  console.log(wasClosed ? 'The site opens within two seconds.' : 'The site was open.');
}
