import { Command } from 'commander';

type AddVerbs = (program: Command) => void;

/** The verbs, by the word that each begins with; what a verb needs is loaded with it. */
const verbs: Readonly<Record<string, () => Promise<AddVerbs>>> = {
  doctor: async () => (await import('./doctor-verb.ts')).addDoctorVerb,
  migrate: async () => (await import('./migrate-verb.ts')).addMigrateVerb,
  backup: async () => (await import('./backup-verbs.ts')).addBackupVerb,
  restore: async () => (await import('./backup-verbs.ts')).addRestoreVerb,
  admin: async () => (await import('./admin-verbs.ts')).addAdminVerbs,
  'second-factor': async () => (await import('./admin-verbs.ts')).addSecondFactorVerb,
  mails: async () => (await import('./mails-verbs.ts')).addMailsVerbs,
  jobs: async () => (await import('./jobs-verbs.ts')).addJobsVerbs,
  sessions: async () => (await import('./sessions-verb.ts')).addSessionsVerb,
  files: async () => (await import('./files-verbs.ts')).addFilesVerbs,
  maintenance: async () => (await import('./maintenance-verbs.ts')).addMaintenanceVerbs,
};

/**
 * The command of an operator with the verb that these words begin with, or with all of them where they begin with none: for the
 * help, and for what was meant instead. It never ends the process.
 */
export async function createProgram([word = '']: readonly string[] = []): Promise<Command> {
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
  const asked = Object.hasOwn(verbs, word) ? verbs[word] : undefined;
  for (const load of asked ? [asked] : Object.values(verbs)) (await load())(program);
  return program;
}
