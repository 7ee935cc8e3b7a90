import { Resolver } from 'node:dns/promises';

import type { Env } from '#server/env.ts';

import { checkDkim } from './check-dkim.ts';
import { notLookedUp, ok, warning, type Finding } from './finding.ts';
import { within } from './run-check.ts';

/** Answers of a name server that say that there is no such record, rather than that nobody was asked. */
const noRecord = new Set(['ENOTFOUND', 'ENODATA']);

/** Whether receivers can see that mails of MAIL_FROM come from whom they say. */
export async function checkSender(
  { smtpUrl, mailFrom, dkimSelectors }: Env,
  { servers, ms }: { servers: readonly string[] | undefined; ms: number },
): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  const domain = /@(?<domain>[^>]+)>?$/u.exec(mailFrom)?.groups?.['domain'] ?? '';
  const resolver = new Resolver({ timeout: ms / 4, tries: 1 });
  if (servers !== undefined) resolver.setServers([...servers]);
  const lookUp = async (name: string): Promise<string[] | undefined> => {
    try {
      const records = await within(ms / 2, resolver.resolveTxt(name));
      return records.map((parts) => parts.join(''));
    } catch (error) {
      return noRecord.has((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
    }
  };
  const [spf, dkim, dmarc] = await Promise.all([
    lookUp(domain),
    checkDkim(domain, dkimSelectors, lookUp),
    lookUp(`_dmarc.${domain}`),
  ]);
  resolver.cancel();
  return [
    judgeSpf(domain, beginning(spf, 'v=spf1')),
    ...dkim,
    judgeDmarc(domain, beginning(dmarc, 'v=dmarc1')),
  ];
}

function beginning(records: string[] | undefined, start: string): string[] | undefined {
  return records?.filter((text) => text.toLowerCase().startsWith(start));
}

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
