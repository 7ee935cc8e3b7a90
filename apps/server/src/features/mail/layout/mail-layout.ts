import { formatDateRange } from '@sangamam/contract/fields/dates/format-date';
import type { Language } from '@sangamam/contract/phrases/language';

import { escapeHtml } from '#server/http/escape-html.ts';
import { mailPhrases, type MailPhrases } from '#server/phrases/mail-phrases.ts';

import { note, type Fact, type MailBlock } from './mail-blocks.ts';
import { letterHead } from './letter-head.ts';

/** Subject, HTML and plain text of a mail. */
export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

/** The site that a mail comes from. */
export interface MailSite {
  name: string;
  /** Absolute address without a trailing slash. */
  url: string;
  /** Whom families ask. The phone number is empty where nobody answers calls. */
  support: { email: string; phone: string };
  /** The convention that the mail is about, or the next one. */
  convention?: MailConvention | undefined;
}

/** A convention as every mail names it at its end. Dates are `YYYY-MM-DD`. */
export interface MailConvention {
  name: string;
  startDate: string;
  endDate: string;
  location: string;
}

interface MailContent {
  site: MailSite;
  /** Of the mail's own sentences; English by default. */
  language?: Language;
  subject: string;
  /** Such as `Dear Annamma,`. */
  greeting: string;
  blocks: readonly MailBlock[];
  /** Below everything else. */
  foot?: MailBlock;
}

type LayoutPhrases = MailPhrases['layout'];

/**
 * Renders a mail in the layout of the site, as HTML and as plain text. Everything is escaped; nothing is loaded from
 * elsewhere.
 */
export function composeMail({
  site,
  language = 'en',
  subject,
  greeting,
  blocks,
  foot,
}: MailContent): ComposedMail {
  const catalogue = mailPhrases(language);
  const { layout: phrases } = catalogue;
  const parts: MailBlock[] = [
    { kind: 'paragraph', text: greeting },
    ...blocks,
    { kind: 'paragraph', text: phrases.warmRegards({ siteName: site.name }) },
    note(signature(site, catalogue)),
    ...(foot ? [foot] : []),
  ];
  return {
    subject,
    html: page(
      { language, siteName: site.name, title: subject },
      parts.map((block) => htmlBlock(block, phrases)).join('\n'),
    ),
    text: `${parts.map(textBlock).join('\n\n')}\n`,
  };
}

/** The small print of every mail: the convention, whom to ask, and where it comes from. */
function signature({ name, url, support, convention }: MailSite, catalogue: MailPhrases): string {
  const { layout: phrases } = catalogue;
  return [
    ...(convention ? [conventionLine(convention, catalogue)] : []),
    questionLine(support, phrases),
    // Not a link: it would be the first link of many mails, which logs and the outbox show.
    phrases.sentBy({ siteName: name, host: new URL(url).host }),
  ].join('\n');
}

function conventionLine(
  { name, startDate, endDate, location }: MailConvention,
  { layout: phrases, dates }: MailPhrases,
): string {
  return phrases.conventionLine({ name, days: formatDateRange(startDate, endDate, dates), location });
}

function questionLine({ email, phone }: MailSite['support'], phrases: LayoutPhrases): string {
  return phone === '' ? phrases.writeToUs({ email }) : phrases.writeOrCall({ email, phone });
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Ivory with a gold edge; clients that support dark mode switch to it. */
function page(
  { language, siteName, title }: { language: Language; siteName: string; title: string },
  body: string,
): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>@media (prefers-color-scheme:dark){.paper{background:#14201b!important}.card{background:#1a2923!important;border-color:#b28a2e #33453c #33453c!important}.line{border-color:#33453c!important}.ink{color:#ece6d6!important}.soft{color:#c3cbc4!important}.link{color:#8fd1b3!important}}</style></head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fbf7ee">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf8;border:1px solid #e4d9be;border-top:6px solid #b28a2e;border-radius:10px">
<tr><td style="padding:22px 28px 0">${letterHead(siteName)}</td></tr>
<tr><td style="padding:20px 28px 20px">
<h1 class="ink" style="margin:0 0 18px;${font};font-size:20px;line-height:1.35;color:#12513b">${escapeHtml(title)}</h1>
${body}
</td></tr></table></td></tr></table></body></html>
`;
}

function htmlBlock(block: MailBlock, phrases: LayoutPhrases): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:1.55;color:#23302b">${lines(block.text)}</p>`;
    case 'note':
      return `<p class="soft" style="margin:0 0 16px;${font};font-size:14px;line-height:1.5;color:#474f48">${lines(block.text)}</p>`;
    case 'smallLink':
      return `<p class="soft" style="margin:0 0 16px;${font};font-size:14px;line-height:1.5;color:#474f48"><a class="link" href="${escapeHtml(webAddress(block.url))}" style="color:#12513b">${escapeHtml(block.label)}</a><br>${escapeHtml(block.text)}</p>`;
    case 'richText':
      return block.html;
    case 'facts':
      return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px;border-top:1px solid #e4d9be">${block.facts.map(htmlFact).join('')}</table>`;
    case 'button':
      return htmlButton(block.label, webAddress(block.url), phrases);
  }
}

function htmlFact([label, value]: Fact): string {
  const cell = `padding:8px 12px 8px 0;border-bottom:1px solid #e4d9be;${font};font-size:15px;line-height:1.4;vertical-align:top`;
  return `<tr><td class="soft line" style="${cell};color:#474f48;width:38%">${escapeHtml(label)}</td><td class="ink line" style="${cell};color:#23302b;font-weight:600;overflow-wrap:anywhere;word-break:break-word">${lines(value)}</td></tr>`;
}

function htmlButton(label: string, url: string, phrases: LayoutPhrases): string {
  const address = escapeHtml(url);
  return `<p style="margin:0 0 10px"><a href="${address}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#12513b;color:#ffffff;${font};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 18px;${font};font-size:13px;line-height:1.5;color:#474f48">${phrases.buttonFallback}<br><a class="link" href="${address}" style="color:#12513b;word-break:break-all">${address}</a></p>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function textBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'richText':
      return block.text;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n');
    case 'button':
      return `${block.label}:\n${webAddress(block.url)}`;
    case 'smallLink':
      return `${block.label}:\n${webAddress(block.url)}\n${block.text}`;
  }
}

/** Anything that is not plainly a web address is a bug and is never sent. */
function webAddress(url: string): string {
  if (!/^https?:\/\/[^\s"<>]+$/u.test(url)) throw new TypeError('A mail links only to web addresses');
  return url;
}
