import { missingScriptsId } from './missing-scripts-id.ts';
import { attributeText } from './attribute-text.ts';

const scriptHint = /<link[^>]*\srel="modulepreload"[^>]*\shref="(?<address>[^"]+)"[^>]*>/gu;
const pageScript = /(?<head><script[^>]*) type="module"(?<rest>[^>]*>)(?<text>.*?)<\/script>/gsu;

/** Longest delay of the scripts in milliseconds: neither a picture that never arrives nor a hidden tab may block them. */
const patience = 1_500;

/**
 * Delays the scripts until the page is painted, with its first large picture if it opens with one: on a slow line they
 * would compete for bandwidth, on a slow processor with the paint itself, and the page can be read, its links followed
 * and its fields filled in without them. `nonce` is the page's own. The document is returned unchanged without a nonce
 * (development), and when it has several scripts whose order would have to be preserved.
 */
export function paintFirst(html: string, nonce: string | undefined): string {
  if (nonce === undefined || [...html.matchAll(pageScript)].length !== 1) return html;
  const hints = [...html.matchAll(scriptHint)].map(({ groups }) => attributeText(groups?.['address'] ?? ''));
  const waiting = html.replaceAll(
    pageScript,
    (_, head: string, rest: string, text: string) =>
      `${head} type="text/plain"${rest}${text}</script><script nonce="${nonce}">${starter(hints)}</script>`,
  );
  return waiting.replaceAll(scriptHint, '');
}

/**
 * Where a script cannot be fetched, be it of the page or the program's own entry, nothing of the page runs. Fetches those that are missing again, up to four times,
 * after a second or two or the server's `Retry-After`, and then starts once more; at last shows the notice that
 * `MissingScriptsNotice` has laid ready.
 */
const onFailure = `window.sangamamScriptsFailed=failed;var tries=0;function failed(){if(++tries>4)return missing();Promise.all(hints.map(function(h){return fetch(h).then(function(r){return r.ok?0:1000*Math.min(+r.headers.get("retry-after")||tries,10)},function(){return 1000*tries})})).then(function(w){setTimeout(run,Math.max.apply(0,w))})}function missing(){d.documentElement.dataset.scripts="missing";var n=d.getElementById("${missingScriptsId}");if(n)n.hidden=false}`;

/** Waits for the paint, then loads all scripts in parallel and runs the script right before this one. */
function starter(hints: readonly string[]): string {
  return `(function(d,me,hints){var begun;function begin(){if(begun)return;begun=1;hints.forEach(function(h){var l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});run()}function run(){var s=d.createElement("script");s.type="module";s.nonce=me.nonce;s.textContent=me.previousSibling.textContent.replace(/import\\(("[^"]+")\\)/g,"import($1).catch(sangamamScriptsFailed)");s.onerror=failed;d.body.append(s)}${onFailure}function shown(){requestAnimationFrame(function(){setTimeout(begin)})}var p=d.querySelector("img[fetchpriority=high]");if(!p||p.complete)shown();else{p.onload=p.onerror=shown}setTimeout(begin,${patience})})(document,document.currentScript,${inScript(hints)})`;
}

/** A value as a script literal, escaped so that it cannot close the script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
