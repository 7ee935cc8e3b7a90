import { createHash } from 'node:crypto';

import PostalMime, { type Email } from 'postal-mime';
import sanitizeHtml from 'sanitize-html';

import { withoutQuotation } from './without-quotation.ts';
import { signedMailOf, type SignedMail } from './reply-address.ts';

/** A mail that somebody wrote to an address for answers. */
export interface MailAnswer {
  /** The mails of ours that its addresses name, the signatures unchecked. */
  answered: SignedMail[];
  /** Its Message-ID, or a digest of it where it has none. */
  messageId: string;
  /** No person wrote it: an absence note, a receipt, a report, a mailing list. */
  isAutomatic: boolean;
  /** As it was received, in lower case; undefined where nobody can be answered. */
  from: { name: string; address: string } | undefined;
  subject: string;
  /** Without the mail that it answers. */
  text: string;
  /** The names of what was attached; empty for one without a name. */
  attachments: string[];
  /** It goes on beyond what is read of it. */
  isCut: boolean;
}

const longest = { text: 10_000, subject: 150, name: 100, messageId: 250, attachments: 20, fileName: 200 };

/**
 * Reads a mail to an address for answers.
 *
 * @param source the mail, or its beginning
 * @param isWhole false where `source` is the beginning of a longer mail
 * @throws Error for what is no mail
 */
export async function readAnswer(
  source: Buffer,
  { bounceAddress, isWhole }: { bounceAddress: string; isWhole: boolean },
): Promise<MailAnswer> {
  const mail = await PostalMime.parse(source, { maxNestingDepth: 20, rfc822Attachments: true });
  const words = clean(withoutQuotation(mail.text ?? textOfHtml(mail.html ?? '')));
  const attached = mail.attachments.filter(({ related }) => related !== true);
  return {
    answered: answeredMails(mail, bounceAddress),
    messageId: messageIdOf(mail, source),
    isAutomatic: isAutomatic(mail, bounceAddress),
    from: senderOf(mail),
    subject: oneLine(mail.subject ?? '').slice(0, longest.subject),
    text: words.slice(0, longest.text),
    attachments: attached
      .slice(0, longest.attachments)
      .map(({ filename }) => oneLine(filename ?? '').slice(0, longest.fileName)),
    isCut: words.length > longest.text || !isWhole,
  };
}

/** The addresses of ours, whoever added them on the way. */
function answeredMails({ headers }: Email, bounceAddress: string): SignedMail[] {
  return headers
    .filter(({ key }) => ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .flatMap(({ value }) => value.split(/[\s,;<>"']+/u))
    .map((address) => signedMailOf(address, bounceAddress))
    .filter((signed) => signed !== undefined);
}

/** RFC 3834, and what programs wrote before it. */
function isAutomatic(mail: Email, bounceAddress: string): boolean {
  const value = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = value('auto-submitted');
  if (submitted !== undefined && !submitted.startsWith('no')) return true;
  if (/^(?:bulk|junk|list|auto_reply)\b/u.test(value('precedence') ?? '')) return true;
  if (/\ball\b/u.test(value('x-auto-response-suppress') ?? '')) return true;
  const marks = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply-from', 'x-mail-autoreply'];
  if (marks.some((mark) => value(mark) !== undefined)) return true;
  if (value('return-path') === '<>') return true;
  if (/^multipart\/report\b/u.test(value('content-type') ?? '')) return true;
  const from = senderOf(mail)?.address;
  // A mail of the mailbox itself would be answered for ever.
  return (
    from !== undefined &&
    (/^(?:mailer-daemon|postmaster)@/u.test(from) || from === bounceAddress.toLowerCase())
  );
}

function senderOf({ from }: Email): MailAnswer['from'] {
  const address = from?.address?.trim().toLowerCase() ?? '';
  if (address.length > 254 || !/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/u.test(address)) return undefined;
  const name = oneLine(from?.name ?? '').slice(0, longest.name);
  return { address, name: name === '' ? address : name };
}

function messageIdOf({ messageId }: Email, source: Buffer): string {
  const id = oneLine(messageId ?? '');
  if (id !== '' && id.length <= longest.messageId) return id;
  return `sha256:${createHash('sha256').update(source).digest('hex')}`;
}

const blocks = ['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'pre', 'table', 'ul', 'ol'];

/** The words of a mail that has HTML alone, without what its program marked as quoted. */
function textOfHtml(html: string): string {
  const reduced = reduceHtml(html, { quoted: false });
  return /\S/u.test(withoutTags(reduced))
    ? withoutTags(reduced)
    : withoutTags(reduceHtml(html, { quoted: true }));
}

function reduceHtml(html: string, { quoted }: { quoted: boolean }): string {
  return sanitizeHtml(html, {
    allowedTags: [...blocks, 'br', 'blockquote'],
    allowedAttributes: { '*': ['class'] },
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'head', 'title'],
    nestingLimit: 50,
    exclusiveFilter: ({ tag, attribs }) =>
      !quoted && (tag === 'blockquote' || /\bgmail_quote\b/u.test(attribs['class'] ?? '')),
  });
}

function withoutTags(html: string): string {
  const text = html
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?<br[^>]*> ?/gu, '\n')
    .replaceAll(/<\/(?:p|blockquote|h[1-4])>/gu, '\n\n')
    .replaceAll(/<\/(?:div|li|tr|pre)>/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '');
  return Object.entries(entities).reduce((words, [entity, sign]) => words.replaceAll(entity, sign), text);
}

/** What sanitize-html writes; `&amp;` last. */
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

function clean(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[ \t]+\n/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
