/** A text of the allow-list of pages as mails show it, and as plain text. */
export interface MailRichText {
  html: string;
  text: string;
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = `${font};font-size:16px;line-height:1.55;color:#23302b`;

/** The opening tags with the styles of mails, which clients take only from the tag itself. */
const styled: Readonly<Record<string, string>> = {
  p: `<p class="ink" style="margin:0 0 16px;${ink}">`,
  h3: `<h2 class="ink" style="margin:22px 0 10px;${font};font-size:18px;line-height:1.35;color:#12513b">`,
  h4: `<h3 class="ink" style="margin:18px 0 8px;${font};font-size:16px;line-height:1.35;color:#12513b">`,
  ul: `<ul class="ink" style="margin:0 0 16px;padding:0 0 0 24px;${ink}">`,
  ol: `<ol class="ink" style="margin:0 0 16px;padding:0 0 0 24px;${ink}">`,
  blockquote: `<blockquote class="line" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #cfa64d">`,
  hr: `<hr class="line" style="margin:0 0 16px;border:0;border-top:1px solid #e4d9be">`,
};
const renamed: Readonly<Record<string, string>> = { h3: 'h2', h4: 'h3' };
const inList = '<p class="ink" style="margin:0 0 4px">';

const tokens = /<(\/?)([a-z][a-z\d]*)([^>]*)>|[^<]+/gu;

/**
 * A text of the allow-list of pages (`cleanRichText`), which has nothing but its elements and links, for a mail. Paths of
 * the site become addresses. What stands in braces is kept.
 */
export function mailRichText(html: string, siteUrl: string): MailRichText {
  return { html: toMailHtml(html, siteUrl), text: toPlainText(html, { siteUrl }) };
}

function toMailHtml(html: string, siteUrl: string): string {
  let items = 0;
  return html.replaceAll(tokens, (token: string, slash?: string, name?: string, rest?: string) => {
    if (name === undefined) return token;
    if (name === 'li') items += slash === '/' ? -1 : 1;
    if (slash === '/') return `</${renamed[name] ?? name}>`;
    if (name === 'a') return linkTag(rest ?? '', siteUrl);
    if (name === 'p' && items > 0) return inList;
    return styled[name] ?? `<${name}>`;
  });
}

function linkTag(attributes: string, siteUrl: string): string {
  const address = addressIn(attributes, siteUrl);
  return address === '' ? '<a>' : `<a class="link" href="${address}" style="color:#12513b">`;
}

/** Of a link, as it stands in HTML; empty without one. */
function addressIn(attributes: string, siteUrl: string): string {
  const [, href = ''] = /href="([^"]*)"/u.exec(attributes) ?? [];
  return href.startsWith('/') ? siteUrl + href : href;
}

/**
 * A text of the allow-list of pages as plain text. With `marks`, bold and italic words are marked as chats show them:
 * `*bold*`, `_italic_`.
 */
export function toPlainText(
  html: string,
  { siteUrl, marks = false }: { siteUrl: string; marks?: boolean },
): string {
  const lists: { next: number | undefined }[] = [];
  let text = '';
  let link = { address: '', from: 0 };
  const begin = (gap: string) => {
    text = text === '' ? '' : text.trimEnd() + gap;
  };
  for (const [token, slash, name, rest = ''] of html.matchAll(tokens)) {
    const isEnd = slash === '/';
    switch (name) {
      case undefined:
        text += decode(token);
        break;
      case 'p':
      case 'h3':
      case 'h4':
      case 'blockquote':
        // A paragraph of a list stands behind its mark.
        if (!/(?:^|\n)(?:• |\d+\. )$/u.test(text)) begin('\n\n');
        break;
      case 'ul':
      case 'ol':
        if (isEnd) lists.pop();
        else lists.push({ next: name === 'ol' ? 1 : undefined });
        begin('\n\n');
        break;
      case 'li':
        if (!isEnd) {
          const list = lists.at(-1);
          begin(/(?:^|\n)(?:• |\d+\. )[^\n]*\s*$/u.test(text) ? '\n' : '\n\n');
          text += list?.next === undefined ? '• ' : `${String(list.next++)}. `;
        }
        break;
      case 'br':
        text += '\n';
        break;
      case 'hr':
        begin('\n\n');
        text += '———';
        begin('\n\n');
        break;
      case 'a':
        if (!isEnd) link = { address: decode(addressIn(rest, siteUrl)), from: text.length };
        else if (link.address !== '' && text.slice(link.from).trim() !== link.address)
          text += ` (${link.address})`;
        break;
      case 'strong':
        if (marks) text += '*';
        break;
      case 'em':
        if (marks) text += '_';
        break;
    }
  }
  return text.trim();
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

function decode(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/gu, (entity) => entities[entity] ?? entity);
}
