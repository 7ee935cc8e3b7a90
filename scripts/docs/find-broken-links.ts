import path from 'node:path';

import { check, LinkState } from 'linkinator';

/**
 * The links of a folder of pages, of any kind, that lead to no page, file or heading in it, each with the page that has it:
 * `run/operations.html → missing.html`. Other hosts are not asked.
 */
export async function findBrokenLinks(folder: string): Promise<string[]> {
  const { links } = await check({
    path: folder,
    recurse: true,
    checkFragments: true,
    checkCss: true,
    linksToSkip: [String.raw`^https?://(?!localhost:|127\.0\.0\.1:)`, '^mailto:'],
  });
  const name = (url: string) => nameIn(folder, url);
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  return [...new Set(broken.map(({ url, parent = '' }) => `${name(parent)} → ${name(url)}`))].toSorted();
}

/** The name of a page in its folder, of which the checker says the place. */
function nameIn(folder: string, url: string): string {
  return url === folder ? 'index.html' : path.relative(folder, url);
}
