import { Resolver } from 'node:dns/promises';

import type { Mailer } from '#server/adapters/mail/mailer.ts';
import type { Env } from '#server/env.ts';
import { reasonOf } from '#server/describe-start-failure.ts';
import { sendDirectTestMail } from '#server/send-direct-test-mail.ts';
import { createSiteMailer } from '#server/site-mailer.ts';

import { failure, ok, warning, type Finding } from './finding.ts';
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

/** Answers of a name server that say that there is no such record, rather than that nobody was asked. */
const noRecord = new Set(['ENOTFOUND', 'ENODATA']);

/** Whether receivers can see that mails of MAIL_FROM come from whom they say. */
export async function checkSender(
  { smtpUrl, mailFrom }: Env,
  { servers, ms }: { servers: readonly string[] | undefined; ms: number },
): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  const domain = /@(?<domain>[^>]+)>?$/u.exec(mailFrom)?.groups?.['domain'] ?? '';
  const resolver = new Resolver({ timeout: ms / 4, tries: 1 });
  if (servers !== undefined) resolver.setServers([...servers]);
  const lookUp = async (name: string, begins: string): Promise<string[] | undefined> => {
    try {
      const records = await within(ms / 2, resolver.resolveTxt(name));
      return records.map((parts) => parts.join('')).filter((text) => text.toLowerCase().startsWith(begins));
    } catch (error) {
      return noRecord.has((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
    }
  };
  const [spf, dmarc] = await Promise.all([lookUp(domain, 'v=spf1'), lookUp(`_dmarc.${domain}`, 'v=dmarc1')]);
  resolver.cancel();
  return [judgeSpf(domain, spf), judgeDmarc(domain, dmarc)];
}

const notLookedUp = 'Run it again where name servers can be reached.';

function judgeSpf(domain: string, records: string[] | undefined): Finding {
  if (records === undefined) return warning('spf', `SPF of ${domain} could not be looked up.`, notLookedUp);
  const [record] = records;
  if (record === undefined)
    return warning(
      'spf',
      `${domain} has no SPF record: many receivers treat its mails as spam.`,
      'Add a TXT record that names your mail server, as its provider describes: v=spf1 include:… -all',
    );
  if (records.length > 1)
    return warning(
      'spf',
      `${domain} has ${records.length} SPF records, so none counts.`,
      'Join them in one.',
    );
  if (/\+?\ball$/u.test(record) && !/[-~?]all$/u.test(record))
    return warning('spf', `SPF of ${domain} allows every sender.`, 'End the record with ~all or -all.');
  return ok('spf', `${domain} has an SPF record.`);
}

function judgeDmarc(domain: string, records: string[] | undefined): Finding {
  if (records === undefined)
    return warning('dmarc', `DMARC of ${domain} could not be looked up.`, notLookedUp);
  if (records.length > 0) return ok('dmarc', `${domain} has a DMARC record.`);
  return warning(
    'dmarc',
    `${domain} has no DMARC record.`,
    `Add a TXT record at _dmarc.${domain}, such as: v=DMARC1; p=none; rua=mailto:<address>`,
  );
}
