import { attributeText } from './attribute-text.ts';

const firstPicture = /<img[^>]*\sfetchpriority="high"/iu;
const scriptHint = /<link[^>]*\srel="modulepreload"[^>]*\shref="(?<address>[^"]+)"[^>]*>/gu;
const pageScript = /(?<head><script[^>]*) type="module"(?<rest>[^>]*>)(?<text>.*?)<\/script>/gsu;

/** What scripts wait for at most; by then a picture that does not come keeps nothing back any more. In milliseconds. */
const patience = 1_500;

/**
 * Lets the scripts of a page that opens with a large picture begin when that has been painted: on a slow line they would
 * take its room, and a page can be read and left without them. `nonce` is the page's own; without one (development),
 * on pages without such a picture, and where more scripts than one would have to keep their order, all stays as it is.
 */
export function pictureFirst(html: string, nonce: string | undefined): string {
  if (nonce === undefined || !firstPicture.test(html)) return html;
  if ([...html.matchAll(pageScript)].length !== 1) return html;
  const hints = [...html.matchAll(scriptHint)].map(({ groups }) => attributeText(groups?.['address'] ?? ''));
  const waiting = html.replaceAll(
    pageScript,
    (_, head: string, rest: string, text: string) =>
      `${head} type="text/plain"${rest}${text}</script><script nonce="${nonce}">${starter(hints)}</script>`,
  );
  return waiting.replaceAll(scriptHint, '');
}

/** Waits for the picture and the frame that shows it, then asks for all scripts at once and runs the one before this. */
function starter(hints: readonly string[]): string {
  return `(function(d,me,hints){var begun;function begin(){if(begun)return;begun=1;hints.forEach(function(h){var l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});var s=d.createElement("script");s.type="module";s.nonce=me.nonce;s.textContent=me.previousSibling.textContent;d.body.append(s)}function shown(){requestAnimationFrame(function(){setTimeout(begin)})}var p=d.querySelector("img[fetchpriority=high]");if(!p||p.complete)shown();else{p.onload=p.onerror=shown}setTimeout(begin,${patience})})(document,document.currentScript,${inScript(hints)})`;
}

/** A value within a script: nothing in it can end the script. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
