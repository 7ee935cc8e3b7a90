import type { ImageFacts } from '@sangamam/contract/content/image-facts';

import type { EditedPage } from './edited-page.ts';

/** What was typed and not saved: it outlives a reload in this tab, as long as nobody else changes the page. */
export interface Unsaved {
  revision: number;
  page: EditedPage;
  images: Readonly<Record<string, ImageFacts>>;
}

const keyOf = (designType: string) => `sangamam.page.${designType}`;

/** What was left unsaved on top of `revision`. */
export function readUnsaved(designType: string, revision: number): Unsaved | undefined {
  try {
    const unsaved = JSON.parse(sessionStorage.getItem(keyOf(designType)) ?? 'null') as Unsaved | null;
    return unsaved?.revision === revision ? unsaved : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is not saved yet, or forgets it. */
export function keepUnsaved(designType: string, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved) sessionStorage.setItem(keyOf(designType), JSON.stringify(unsaved));
    else sessionStorage.removeItem(keyOf(designType));
  } catch {
    // A full or forbidden storage costs the safety net, not the editor.
  }
}
