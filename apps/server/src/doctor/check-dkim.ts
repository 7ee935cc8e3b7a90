import { isDkimRecord, readDkimKey } from './dkim-key.ts';
import { failure, notLookedUp, ok, warning, type Finding } from './finding.ts';

/** Those of Google, Microsoft, Mailchimp, SendGrid and mail servers of one's own. */
const commonSelectors = [
  'google',
  'selector1',
  'selector2',
  'default',
  'k1',
  'k2',
  's1',
  's2',
  'mail',
  'dkim',
];

/** Receivers ignore shorter RSA keys (RFC 8301, 3.2). */
const shortestBits = 1024;
const recommendedBits = 2048;

interface Answer {
  selector: string;
  /** Undefined where no name server answered. */
  records: string[] | undefined;
}

/**
 * Whether receivers find the keys with which mails of a domain are signed. Selectors cannot be listed: where none is
 * named, common ones are tried.
 *
 * @param lookUp the TXT records of a name; undefined where no name server answered
 */
export async function checkDkim(
  domain: string,
  selectors: readonly string[] | undefined,
  lookUp: (name: string) => Promise<string[] | undefined>,
): Promise<Finding[]> {
  const answers = await Promise.all(
    (selectors ?? commonSelectors).map(async (selector) => ({
      selector,
      records: await lookUp(`${selector}._domainkey.${domain}`),
    })),
  );
  return selectors === undefined
    ? judgeCommon(domain, answers)
    : answers.map((answer) => judgeNamed(domain, answer));
}

function judgeNamed(domain: string, { selector, records }: Answer): Finding {
  if (records === undefined)
    return warning('dkim', `DKIM of ${domain} at ${selector} could not be looked up.`, notLookedUp);
  if (records.length > 0) {
    const keys = records.filter(isDkimRecord);
    return judgeRecords(domain, selector, keys.length > 0 ? keys : records);
  }
  return warning(
    'dkim',
    `${domain} has no DKIM key at ${selector}: receivers cannot verify its mails.`,
    `Add the record at ${selector}._domainkey.${domain} that your mail provider shows, or correct DKIM_SELECTOR.`,
  );
}

function judgeCommon(domain: string, answers: readonly Answer[]): Finding[] {
  const found = answers
    .map(({ selector, records = [] }) => ({ selector, records: records.filter(isDkimRecord) }))
    .filter(({ records }) => records.length > 0);
  // A wildcard answers alike at every selector: one line is enough.
  const alike = Map.groupBy(found, ({ records }) => records.toSorted().join('\n'));
  const findings = [...alike.values()].map((group) =>
    judgeRecords(domain, group.map(({ selector }) => selector).join(', '), group[0]?.records ?? []),
  );
  // Old keys are revoked when new ones are made, which is as it should be.
  const usable = findings.filter(({ level }) => level !== 'error');
  if (usable.length > 0) return usable;
  if (findings.length > 0) return findings;
  if (answers.some(({ records }) => records === undefined))
    return [warning('dkim', `DKIM of ${domain} could not be looked up.`, notLookedUp)];
  return [
    warning(
      'dkim',
      `${domain} has no DKIM key at the common selectors (${commonSelectors.join(', ')}); others, such as the random ones of Amazon SES, cannot be known.`,
      'Set DKIM_SELECTOR to the selector that your mail provider shows; it is also s= in the DKIM-Signature of a mail that arrived. If there is none, turn DKIM on there.',
    ),
  ];
}

function judgeRecords(domain: string, at: string, [record = '', ...others]: readonly string[]): Finding {
  const newKey = 'Let your mail provider or mail server make a key of 2048 bits.';
  if (others.length > 0)
    return warning(
      'dkim',
      `${domain} has ${others.length + 1} DKIM records at ${at}: receivers may take any of them.`,
      'Leave the one of the key that signs.',
    );
  const key = readDkimKey(record);
  switch (key.kind) {
    case 'revoked':
      return failure(
        'dkim',
        `The DKIM key of ${domain} at ${at} is revoked (p= is empty): receivers reject its signatures.`,
        'Publish the key that signs, or set DKIM_SELECTOR to its selector.',
      );
    case 'unreadable':
      return failure(
        'dkim',
        `The DKIM record of ${domain} at ${at} has no key that receivers can read.`,
        'Copy the whole record from your mail provider again, a long one as several strings of one TXT record.',
      );
    case 'Ed25519':
      return ok('dkim', `${domain} has a DKIM key at ${at} (Ed25519).`);
    case 'RSA':
      if (key.bits < shortestBits)
        return failure(
          'dkim',
          `The DKIM key of ${domain} at ${at} has only ${key.bits} bits: receivers ignore it.`,
          newKey,
        );
      if (key.bits < recommendedBits)
        return warning(
          'dkim',
          `The DKIM key of ${domain} at ${at} has ${key.bits} bits, fewer than the recommended ${recommendedBits}.`,
          newKey,
        );
      return ok('dkim', `${domain} has a DKIM key at ${at} (RSA, ${key.bits} bits).`);
  }
}
