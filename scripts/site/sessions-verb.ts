import { Option, type Command } from 'commander';

import { endSessions } from '#server/features/accounts/sessions/end-sessions.ts';

import { emailOption } from '../lib/email-option.ts';
import { withContext } from '../lib/open-site.ts';
import { SettingsError } from '../lib/settings-error.ts';

/** Sessions of signed-in people. */
export function addSessionsVerb(program: Command): void {
  program
    .command('sessions')
    .description('sessions: sign devices out')
    .helpCommand(false)
    .command('end')
    .description('sign all devices out, of one account or of everybody')
    .option('--email <address>', 'the account', emailOption)
    .addOption(new Option('--all', 'every account').conflicts('email'))
    .action(end);
}

async function end({ email, all = false }: { email?: string; all?: boolean }): Promise<void> {
  if (email === undefined && !all) throw new SettingsError('Say whose: --email <address>, or --all.');
  const ended = await withContext((ctx) => endSessions(ctx, { email }));
  if (ended === undefined) throw new Error(`No account has the address ${email}.`);
  console.log(`Signed out: ${ended} ${ended === 1 ? 'account' : 'accounts'}.`);
}
