import { Command } from 'commander';

import { addAdminVerbs } from './admin-verbs.ts';
import { addBackupVerbs } from './backup-verbs.ts';
import { addDoctorVerb } from './doctor-verb.ts';
import { addFilesVerbs } from './files-verbs.ts';
import { addJobsVerbs } from './jobs-verbs.ts';
import { addMailsVerbs } from './mails-verbs.ts';
import { addMaintenanceVerbs } from './maintenance-verbs.ts';
import { addMigrateVerb } from './migrate-verb.ts';
import { addSessionsVerb } from './sessions-verb.ts';

/** The command of an operator, with all its verbs. It never ends the process. */
export function createProgram(): Command {
  const program = new Command('npm run site --')
    .description('Looks after an installation. Settings are the environment variables of the site itself.')
    .helpOption('-h, --help', 'print this help, or that of a verb')
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError('(--help says more)')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 failed, 2 wrong verb, option or setting (nothing was changed).',
    );
  addDoctorVerb(program);
  addMigrateVerb(program);
  addBackupVerbs(program);
  addAdminVerbs(program);
  addMailsVerbs(program);
  addJobsVerbs(program);
  addSessionsVerb(program);
  addFilesVerbs(program);
  addMaintenanceVerbs(program);
  return program;
}
