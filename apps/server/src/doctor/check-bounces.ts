import { hasReplyAddresses } from '#server/adapters/mail/reply-address.ts';
import { reasonOf } from '#server/describe-start-failure.ts';
import type { Env } from '#server/env.ts';
import { createSiteBounces } from '#server/site-mailer.ts';

import { failure, ok, warning, type Finding } from './finding.ts';
import { within } from './run-check.ts';

/** Signs in to the mailbox to which mails come back, and opens it; nothing in it is read. */
export async function checkBounces(env: Pick<Env, 'bounces' | 'smtpUrl'>, ms: number): Promise<Finding[]> {
  if (env.smtpUrl === undefined) return [];
  const bounces = createSiteBounces(env);
  if (bounces === undefined)
    return [
      warning(
        'bounces',
        'Mails that come back are not read: nobody learns of addresses that are wrong.',
        'Set BOUNCE_ADDRESS and BOUNCE_MAILBOX to a mailbox of your provider (docs/operations.md, Mails that come back).',
      ),
    ];
  try {
    await within(ms, bounces.mailbox.verify());
    if (!hasReplyAddresses(bounces.address))
      return [
        warning(
          'bounces',
          'Answers to letters go to the contact address: the name of the mailbox leaves no room for their addresses.',
          'Set BOUNCE_ADDRESS to an address with at most 18 signs in front of the @.',
        ),
      ];
    return [ok('bounces', 'The mailbox to which mails come back can be opened.')];
  } catch (error) {
    return [
      failure(
        'bounces',
        `The mailbox to which mails come back cannot be opened: ${reasonOf(error)}.`,
        'Check host, port, user, password and folder of BOUNCE_MAILBOX, and that its provider allows IMAP.',
      ),
    ];
  }
}
