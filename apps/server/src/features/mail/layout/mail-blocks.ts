import type { MailBlockName } from '@sangamam/contract/mail/texts/mail-text-kinds';

import type { MailRichText } from './rich-text.ts';

/** A line of a table of facts: label and value. */
export type Fact = readonly [label: string, value: string];

/**
 * The parts of the body of a mail. All text is plain and the layout escapes it, but for `richText`. `block` is what an
 * organiser's text must bring of it.
 */
export type MailBlock = { block?: MailBlockName } & (
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'note'; text: string }
  | { kind: 'smallLink'; label: string; url: string; text: string }
  | ({ kind: 'richText' } & MailRichText)
);

/** Blocks that an organiser's text must bring by this name. */
export function inBlock(block: MailBlockName, ...blocks: readonly MailBlock[]): MailBlock[] {
  return blocks.map((one) => ({ ...one, block }));
}

/** A paragraph; its line breaks are kept. */
export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

/** The next step. `url` is an absolute http(s) address of the site, which is also written out below the button. */
export function button(label: string, url: string): MailBlock {
  return { kind: 'button', label, url };
}

/** Facts for reference: numbers, amounts, dates. Lines without a value are left out. */
export function facts(
  ...lines: readonly (readonly [label: string, value: string | null | undefined])[]
): MailBlock {
  return {
    kind: 'facts',
    facts: lines.filter((line): line is Fact => line[1] !== null && line[1] !== undefined && line[1] !== ''),
  };
}

/** Small print. */
export function note(text: string): MailBlock {
  return { kind: 'note', text };
}

/** Small print below a link, whose address only plain text writes out. */
export function smallLink(label: string, url: string, text: string): MailBlock {
  return { kind: 'smallLink', label, url, text };
}

/** Formatted text whose HTML `mailRichText` made: it is not escaped again. */
export function richText(text: MailRichText): MailBlock {
  return { kind: 'richText', ...text };
}
