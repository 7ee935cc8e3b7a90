import { renderToStaticMarkup } from 'react-dom/server';

import * as phrases from '#phrases/busy.ts';
import { language } from '#phrases/language.ts';
import { site } from '#web/config/site.ts';
import { colorSchemeScript } from '#web/lib/color-scheme/color-scheme.ts';
import { arrangeDocument } from '#web/delivery/arrange-document.ts';
import { BusyPage } from './busy-page.tsx';

export interface BusyPageOptions {
  /** Marks inline code and styles; absent in development. */
  nonce: string | undefined;
  /** Addresses of the style sheets that every page has. */
  styles: readonly string[];
  /** Returns the text of a style sheet of the build by its address. */
  styleSheet: (address: string) => string | undefined;
  /** After how many seconds the page opens again. */
  seconds: number;
  /** The site is closed for maintenance, with what the operator wrote; it is only busy where absent. */
  maintenance: { note: string | null } | undefined;
}

/**
 * The document in place of a page that cannot be had just now. It needs no data and no script, and opens the address that
 * it is shown at again by itself.
 */
export function renderBusyPage({ nonce, styles, styleSheet, seconds, maintenance }: BusyPageOptions): string {
  const html = renderToStaticMarkup(
    <html lang={language} data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f4a37" />
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={String(seconds)} />
        <title>{`${maintenance ? phrases.closedTitle : phrases.weAreBusy} · ${site.name}`}</title>
        {/* oxlint-disable-next-line react/no-danger -- our own constant, run before the first paint */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
        {styles.map((href) => (
          <link key={href} nonce={nonce} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <BusyPage maintenance={maintenance} />
      </body>
    </html>,
  );
  return arrangeDocument(`<!DOCTYPE html>${html}`, { nonce, textOf: styleSheet });
}
