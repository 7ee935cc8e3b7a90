import { pictureFirst } from './picture-first.ts';
import { stylesFirst } from './styles-first.ts';
import { stylesInside } from './styles-inside.ts';

interface Arrangement {
  /** The page's mark of trusted inline code; absent in development. */
  nonce: string | undefined;
  /** The text of a style sheet of the build by its address. */
  textOf: (address: string) => string | undefined;
}

/** Arranges a rendered document so that what paints it comes before what moves it: styles, then the first picture, then scripts. */
export function arrangeDocument(html: string, { nonce, textOf }: Arrangement): string {
  return pictureFirst(stylesInside(stylesFirst(html), { textOf, nonce }), nonce);
}
