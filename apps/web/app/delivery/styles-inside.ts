import { attributeText } from './attribute-text.ts';

const styleSheet = /<link(?=[^>]*\srel="stylesheet")[^>]*\shref="(?<address>[^"]+)[^>]*>/gu;

/**
 * Puts the text of the page's style sheets into its head, so that it is painted as soon as it arrives and not a round
 * trip later. The links stay, disabled, for the scripts that take over: what they name is not asked for again. A sheet
 * that `textOf` does not know (development has none), that is for some media, or whose text cannot stand in a page stays a
 * link as it is, and so do all after it: the order of sheets decides which rule holds.
 */
export function stylesInside(
  html: string,
  { textOf, nonce }: { textOf: (address: string) => string | undefined; nonce: string | undefined },
): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  let styles = '';
  let isInOrder = true;
  const head = html.slice(0, end).replaceAll(styleSheet, (link, address: string) => {
    const [sheet = ''] = attributeText(address).split('#', 1);
    const text = textOf(sheet);
    isInOrder &&= text !== undefined && !/<\/style/iu.test(text) && !/\smedia="/u.test(link);
    if (!isInOrder) return link;
    styles += text ?? '';
    return link.replace('/>', ' disabled=""/>');
  });
  if (styles === '') return html;
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  // Before the first link, where the first sheet would have begun to hold.
  const at = head.search(styleSheet);
  return `${head.slice(0, at)}<style${mark}>${styles}</style>${head.slice(at)}${html.slice(end)}`;
}
