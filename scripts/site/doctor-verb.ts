import type { Command } from 'commander';

import { countLevels, presentReport } from '#server/doctor/present-report.ts';
import { runDoctor } from '#server/doctor/run-doctor.ts';

import { emailOption } from '../lib/email-option.ts';

/** After the report nobody waits for connections that hang, in milliseconds. */
const lingerMs = 500;

/** The report about an installation. */
export function addDoctorVerb(program: Command): void {
  program
    .command('doctor')
    .description('look at everything the site needs and say what to do; exit code 1 if there is an error')
    .option('--backups <folder>', 'check the age of the backups there too')
    .option('--mail-to <address>', 'send a test mail too', emailOption)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nNothing is changed. The report can be mailed: secrets and addresses are masked.')
    .action(examine);
}

interface Options {
  backups?: string;
  mailTo?: string;
  json?: boolean;
}

async function examine({ backups, mailTo, json = false }: Options): Promise<void> {
  const report = await runDoctor({ settings: process.env, backups, mailTo });
  const counts = countLevels(report);
  console.log(json ? JSON.stringify({ ...report, counts }, null, 2) : presentReport(report));
  if (counts.error > 0) process.exitCode = 1;
  setTimeout(() => process.exit(), lingerMs).unref();
}
