import { escapeHtml } from '#server/http/escape-html.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A cell's only child, of this size in pixels and color: programs that ignore `height` go by the line's height. */
const shape = (width: number, height: number, color: string, corners: string) =>
  `<div style="width:${width}px;height:${height}px;margin:0 auto;background:${color};border-radius:${corners};font-size:1px;line-height:${height}px;mso-line-height-rule:exactly">&nbsp;</div>`;

/** Pointed above and round below, as far as the corners of a box go. */
const flame = (height: number, color: string) =>
  `<td style="padding:0 1px;vertical-align:bottom">${shape(6, height, color, '50% 50% 50% 50%/75% 75% 25% 25%')}</td>`;

/**
 * The site's mark, a boat that carries a lamp of three flames, drawn with the backgrounds of cells: it shows where
 * pictures are blocked and where a font has no such sign, loads nothing, and is still a lamp of bars where corners
 * cannot be round.
 */
const lamp = `<table role="presentation" align="center" cellpadding="0" cellspacing="0" style="margin:0 auto"><tr>${flame(9, '#e08a2b')}${flame(15, '#f0b942')}${flame(9, '#e08a2b')}</tr><tr><td colspan="3" style="padding:2px 0 0">${shape(28, 8, '#ecd699', '2px 2px 50% 50%/2px 2px 100% 100%')}</td></tr></table>`;

/** Our mark and the name of the site, above every mail. Whoever listens hears the name once. */
export function letterHead(siteName: string): string {
  const mark = `width:40px;height:40px;padding:0;border:2px solid #cfa64d;border-radius:50%;background:#0f4a37;text-align:center;vertical-align:middle`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td aria-hidden="true" style="${mark}">${lamp}</td>
<td class="ink" style="padding:0 0 0 12px;${font};font-size:19px;font-weight:700;line-height:1.3;color:#12513b">${escapeHtml(siteName)}</td>
</tr></table>`;
}
