import { fillParts, partsOf } from '@sangamam/contract/fields/placeholders/placeholders';
import { bodyParts } from '@sangamam/contract/mail/texts/mail-text';
import {
  mailPlaceholders,
  type MailBlockName,
  type MailPlaceholder,
} from '@sangamam/contract/mail/texts/mail-text-kinds';

import { escapeHtml } from '#server/http/escape-html.ts';

import { richText, type MailBlock } from '../layout/mail-blocks.ts';
import { mailRichText } from '../layout/rich-text.ts';
import type { MailText } from './find-mail-text.ts';

/** What a text is filled with for one family. */
interface Filling {
  values: Readonly<Record<MailPlaceholder, string>>;
  /** Of the mail in the site's own words. */
  blocks: readonly MailBlock[];
  siteUrl: string;
}

/**
 * A mail in an organiser's words: they stand in the place of the plain paragraphs, and the other blocks of the mail where the
 * text has them. A block that the text does not have, because it is older than the block, stands at the end: none is lost.
 */
export function writeMailText(
  { subject, body }: MailText,
  { values, blocks, siteUrl }: Filling,
): { subject: string; blocks: MailBlock[] } {
  const fill = (text: string, encode?: (value: string) => string) =>
    fillParts(partsOf(mailPlaceholders, text), values, encode);
  const parts = bodyParts(body);
  const written = parts.flatMap((part) => {
    if ('block' in part) return blocks.filter((block) => nameOf(block) === part.block);
    const { html, text } = mailRichText(part.html, siteUrl);
    return [richText({ html: fill(html, escapeHtml), text: fill(text) })];
  });
  const left = blocks.filter((block) => nameOf(block) !== undefined && !written.includes(block));
  return { subject: fill(subject), blocks: [...written, ...left] };
}

/** What a block is called in texts; undefined for words that the text replaces. */
function nameOf({ block, kind }: MailBlock): MailBlockName | undefined {
  return block ?? ofKind[kind];
}

const ofKind: Readonly<Record<MailBlock['kind'], MailBlockName | undefined>> = {
  paragraph: undefined,
  richText: undefined,
  facts: 'details',
  button: 'button',
  note: 'smallPrint',
  smallLink: 'smallPrint',
};
