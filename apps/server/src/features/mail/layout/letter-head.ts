import { escapeHtml } from '#server/http/escape-html.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The site's lamp as a letter: it shows where pictures are blocked, and loads nothing. */
const lamp = '&#x1FA94;';

/** Our mark and the name of the site, above every mail. Whoever listens hears the name once. */
export function letterHead(siteName: string): string {
  const mark = `width:40px;height:40px;border:2px solid #cfa64d;border-radius:50%;background:#0f4a37;color:#f0d58a;font-size:22px;line-height:40px;text-align:center;mso-line-height-rule:exactly`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td aria-hidden="true" style="${mark}">${lamp}</td>
<td class="ink" style="padding:0 0 0 12px;${font};font-size:19px;font-weight:700;line-height:1.3;color:#12513b">${escapeHtml(siteName)}</td>
</tr></table>`;
}
