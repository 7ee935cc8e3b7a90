import { paintFirst } from './paint-first.ts';
import { stylesFirst } from './styles-first.ts';
import { stylesInside } from './styles-inside.ts';

interface Arrangement {
  /** The page's CSP nonce for inline code; absent in development. */
  nonce: string | undefined;
  /** Returns the text of a style sheet of the build by its URL. */
  textOf: (address: string) => string | undefined;
}

/** Reorders a rendered document for the first paint: styles, then the first picture, then scripts. */
export function arrangeDocument(html: string, { nonce, textOf }: Arrangement): string {
  return paintFirst(stylesInside(stylesFirst(html), { textOf, nonce }), nonce);
}
