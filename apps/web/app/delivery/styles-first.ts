const scriptHint = /<link rel="modulepreload"[^>]*>/gu;

/**
 * Moves the preload hints for scripts to the end of the head, so that the browser requests styles, font and first
 * picture first. React places the hints in front.
 */
export function stylesFirst(html: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const head = html.slice(0, end);
  const hints = head.match(scriptHint) ?? [];
  return head.replaceAll(scriptHint, '') + hints.join('') + html.slice(end);
}
