import PostalMime, { type Email } from 'postal-mime';

import { mailIdOf, mailIdOfMessage } from './envelope-sender.ts';

/** What a mail server says of a mail that it could not hand over. */
export interface Bounce {
  /** The mail of ours that came back. */
  mailId: string;
  /** RFC 3463, such as `5.1.1`. */
  status: string;
  /** Another attempt would change nothing. */
  isPermanent: boolean;
  /** In the words of the server that refused it, in one line. */
  reason: string;
}

const longestReason = 300;

/**
 * Reads a delivery report (RFC 3464). Undefined for any other mail, for a report of a mail that only is late, and for one that
 * names no mail of ours.
 */
export async function readBounce(source: Buffer, bounceAddress: string): Promise<Bounce | undefined> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'utf8', maxNestingDepth: 20 });
  const report = textOf(mail, 'message/delivery-status');
  if (report === undefined) return undefined;
  const failed = fieldsOf(report).find(({ action }) => action?.toLowerCase() === 'failed');
  const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/u.exec(failed?.['status'] ?? '')?.[0];
  const mailId = addressedMail(mail, bounceAddress) ?? returnedMail(mail);
  if (status === undefined || mailId === undefined) return undefined;
  return {
    mailId,
    status,
    isPermanent: status.startsWith('5'),
    reason: sentence(failed?.['diagnostic-code'] ?? ''),
  };
}

/** The mail that the address of the report names, whoever added it on the way. */
function addressedMail({ headers }: Email, bounceAddress: string): string | undefined {
  return headers
    .filter(({ key }) => ['to', 'delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .flatMap(({ value }) => value.split(/[\s,<>]+/u))
    .map((address) => mailIdOf(address, bounceAddress))
    .find((mailId) => mailId !== undefined);
}

/** The mail whose head, or whole, the report has in it. */
function returnedMail(mail: Email): string | undefined {
  const returned = textOf(mail, 'message/rfc822') ?? textOf(mail, 'text/rfc822-headers') ?? '';
  const messageId = /^message-id:\s*(?<id>\S+)/imu.exec(returned)?.groups?.['id'];
  return messageId === undefined ? undefined : mailIdOfMessage(messageId);
}

function textOf({ attachments }: Email, contentType: string): string | undefined {
  const content = attachments.find(({ mimeType }) => mimeType === contentType)?.content;
  return typeof content === 'string' ? content : undefined;
}

/** The fields of each group of a report, the first group about the report itself; names in lower case. */
function fieldsOf(report: string): Record<string, string>[] {
  return report
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/u)
    .map((group) => {
      const lines = group.replaceAll(/\n[ \t]+/gu, ' ').split('\n');
      const fields = lines.map((line) => [
        line
          .slice(0, Math.max(line.indexOf(':'), 0))
          .trim()
          .toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]);
      return Object.fromEntries(fields) as Record<string, string>;
    });
}

/** Without the kind in front of it (`smtp; 550 5.1.1 …`). */
function sentence(diagnostic: string): string {
  return diagnostic
    .replace(/^[\w-]+;\s*/u, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestReason);
}
