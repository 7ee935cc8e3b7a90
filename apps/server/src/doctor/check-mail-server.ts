import type { Mailer } from '#server/adapters/mail/mailer.ts';
import type { Env } from '#server/env.ts';
import { reasonOf } from '#server/describe-start-failure.ts';
import { sendDirectTestMail } from '#server/send-direct-test-mail.ts';
import { createSiteMailer } from '#server/site-mailer.ts';

import { failure, ok, type Finding } from './finding.ts';
import { within } from './run-check.ts';

/** Connects, greets, encrypts where it is offered and signs in; sends a mail only where somebody is named. */
export async function checkMailServer(
  env: Env,
  { mailTo, ms }: { mailTo: string | undefined; ms: number },
): Promise<Finding[]> {
  const mailer = createSiteMailer(env);
  if (mailer === undefined) return [ok('smtp', 'No mail server is set: mails stay in the outbox.')];
  try {
    await within(ms, mailer.verify());
    const server = ok('smtp', 'The mail server answers and accepts the login.');
    if (mailTo === undefined) return [server];
    return [server, await tryToSend(mailer, { to: mailTo, publicUrl: env.publicUrl }, ms)];
  } catch (error) {
    return [failure('smtp', `The mail server cannot be used: ${reasonOf(error)}.`, adviceAbout(error))];
  } finally {
    mailer.close();
  }
}

async function tryToSend(
  mailer: Mailer,
  mail: { to: string; publicUrl: string },
  ms: number,
): Promise<Finding> {
  try {
    await within(ms, sendDirectTestMail(mailer, mail));
    return ok('test mail', 'The mail server has taken it. Look whether it arrives, and not as spam.');
  } catch (error) {
    return failure(
      'test mail',
      `The mail server did not take it: ${error instanceof Error ? error.message : 'no reason given'}.`,
      'Ask its provider whether it accepts MAIL_FROM as a sender and this recipient.',
    );
  }
}

function adviceAbout(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EAUTH') return 'Correct user and password in SMTP_URL (special characters percent-encoded).';
  if (code === 'ETLS') return 'Correct the certificate of the mail server, or the port in SMTP_URL.';
  return 'Check host and port of SMTP_URL, and whether a firewall blocks them (many providers block port 25).';
}
