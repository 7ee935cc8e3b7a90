import type { ComparedShot } from './compare-shots.ts';

/**
 * A page with each pair of pictures beside each other, the most changed first; what looks the same is folded away. The
 * addresses of the folders are relative to the page.
 */
export function shotsSheet(
  shots: readonly ComparedShot[],
  { before, after }: { before: string; after: string },
): string {
  const changed = shots.filter((shot) => shot.changed > 0);
  const same = shots.filter((shot) => shot.changed === 0);
  const pair = ({ name, state, changed: share }: ComparedShot) => `<section>
<h2>${escape(name.replace(/\.png$/u, ''))} <small>${state === 'compared' ? percent(share) : state}</small></h2>
<div>${picture(before, name, state !== 'added')}${picture(after, name, state !== 'removed')}</div>
</section>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Screens, before and after</title>
<style>:root{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:1rem}section{margin-block:2rem}h2{font-size:1.1rem}small{font-weight:400}div{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}img{max-width:100%;height:auto;border:1px solid #8888}</style></head><body>
<h1>Screens, before and after</h1>
<p>${changed.length} of ${shots.length} pictures changed. Left: before. Right: after. Beside each name stands the share of changed pixels.</p>
${changed.map(pair).join('\n')}
<details><summary>${same.length} without a change</summary>
${same.map(pair).join('\n')}
</details></body></html>
`;
}

function picture(folder: string, name: string, exists: boolean): string {
  if (!exists) return '<p>No picture</p>';
  const address = [...folder.split('/'), name].map(encodeURIComponent).join('/');
  return `<a href="${escape(address)}"><img src="${escape(address)}" alt="" loading="lazy"></a>`;
}

/** With two digits, so that one changed word of a long page is not 0. */
function percent(share: number): string {
  if (share === 0) return 'unchanged';
  return share < 0.0001 ? 'less than 0.01 %' : `${(share * 100).toFixed(2)} %`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
