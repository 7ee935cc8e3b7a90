import type { ServerBuild } from 'react-router';

import { nonceLength, splitPage, type SplitPage } from './split-page.ts';
import { busyRetrySeconds, type WebBuild } from './render-page.ts';

/** The web app's own rendering of a page that needs no data and no script. It declares the same shape. */
type RenderBusyPage = (options: {
  nonce: string | undefined;
  styles: readonly string[];
  styleSheet: (address: string) => string | undefined;
  seconds: number;
  maintenance: { note: string | null } | undefined;
}) => string;

/** Stands for the nonce until an answer fills it in. */
const placeholder = 'n'.repeat(nonceLength);

/** How soon the page of a closed site looks whether it is open again, in seconds. */
const closedRefreshSeconds = 60;

/**
 * Renders the page that says that the site is busy, or closed for maintenance, once for everybody: its styles are inside,
 * and it opens again by itself.
 */
export async function renderBusyPage(
  { load, styleSheet }: WebBuild,
  mode: 'development' | 'production',
  maintenance?: { note: string | null },
): Promise<SplitPage> {
  const build = await load();
  const nonce = mode === 'production' ? placeholder : undefined;
  const html = rendererOf(build)({
    nonce,
    styles: build.assets.routes['root']?.css ?? [],
    styleSheet,
    seconds: maintenance === undefined ? busyRetrySeconds : closedRefreshSeconds,
    maintenance,
  });
  return splitPage({
    status: 503,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', 'no-store'],
    ],
    body: Buffer.from(html),
    placeholder: nonce,
  });
}

function rendererOf(build: ServerBuild): RenderBusyPage {
  const { renderBusyPage } = build.entry.module as unknown as { renderBusyPage?: RenderBusyPage };
  if (!renderBusyPage) throw new Error('The build of the web app does not export its busy page.');
  return renderBusyPage;
}
