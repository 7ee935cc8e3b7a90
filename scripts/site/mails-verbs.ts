import { Option, type Command } from 'commander';

import { readEnv } from '#server/env.ts';
import { decideUnsentMails } from '#server/features/mail/unsent/decide-unsent.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { sendDirectTestMail } from '#server/send-direct-test-mail.ts';
import { createSiteMailer } from '#server/site-mailer.ts';

import { emailOption } from '../lib/email-option.ts';
import { withContext } from '../lib/open-site.ts';
import { SettingsError } from '../lib/settings-error.ts';

/** Mails that have not left, and the way out. */
export function addMailsVerbs(program: Command): void {
  const mails = program
    .command('mails')
    .description('mails: send again what has not left, send a test')
    .helpCommand(false);
  mails
    .command('resend')
    .description('queue mails again that were given up, or were written without a mail server')
    .addOption(
      new Option(
        '--only <which>',
        'only those given up, or only those that waited for a mail server',
      ).choices(['failed', 'held']),
    )
    .action(resend);
  mails
    .command('test')
    .description('send a test mail by SMTP_URL at once, without database, and print what the server says')
    .requiredOption('--to <address>', 'who gets it', emailOption)
    .action(sendTest);
}

async function resend({ only }: { only?: 'failed' | 'held' }): Promise<void> {
  requireMailServer();
  const kinds = (['FAILED', 'HELD'] as const).filter(
    (kind) => only === undefined || kind === only.toUpperCase(),
  );
  const decided = await withContext(async (ctx) => {
    const counts = { queued: 0, discarded: 0 };
    for (const mails of kinds) {
      const actor = systemActor('command line');
      const { queued, discarded } = await decideUnsentMails(ctx, actor, { mails, action: 'SEND' });
      counts.queued += queued;
      counts.discarded += discarded;
    }
    return counts;
  });
  console.log(
    `Queued again: ${decided.queued}. Discarded, since their link has expired: ${decided.discarded}.`,
  );
  if (decided.queued > 0) console.log('The running site sends them, or its next start.');
}

async function sendTest({ to }: { to: string }): Promise<void> {
  const env = requireMailServer();
  const mailer = createSiteMailer(env);
  try {
    if (mailer !== undefined) await sendDirectTestMail(mailer, { to, publicUrl: env.publicUrl });
  } catch (error) {
    throw new Error(`The mail did not leave: ${(error as Error).message}`, { cause: error });
  } finally {
    mailer?.close();
  }
  console.log(`The mail server has taken the mail to ${to}. Look whether it arrives, and not as spam.`);
}

function requireMailServer() {
  const env = readEnv(process.env);
  if (env.smtpUrl === undefined) throw new SettingsError('SMTP_URL is not set: mails cannot leave.');
  return env;
}
