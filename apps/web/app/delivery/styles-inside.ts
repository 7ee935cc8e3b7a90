import { attributeText } from './attribute-text.ts';

const styleSheet = /<link(?=[^>]*\srel="stylesheet")[^>]*\shref="(?<address>[^"]+)[^>]*>/gu;

/**
 * Inlines the page's style sheets into its head, which saves one round trip before the first paint. The links stay,
 * disabled, so that the hydrating scripts do not request the same sheets again. A sheet stays a link when `textOf` does
 * not know it (development has none), when it is limited to some media, or when its text cannot be inlined. All sheets
 * after it then stay links too, because their order decides which rule wins.
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
  // Before the first link, where the first sheet would have applied.
  const at = head.search(styleSheet);
  return `${head.slice(0, at)}<style${mark}>${styles}</style>${head.slice(at)}${html.slice(end)}`;
}
