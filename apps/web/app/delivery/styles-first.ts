const scriptHint = /<link rel="modulepreload"[^>]*>/gu;

/**
 * Puts the hints for scripts behind everything else in the head: what paints the page, styles, font and first picture,
 * is asked for before them. React itself sets them in front.
 */
export function stylesFirst(html: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const head = html.slice(0, end);
  const hints = head.match(scriptHint) ?? [];
  return head.replaceAll(scriptHint, '') + hints.join('') + html.slice(end);
}
