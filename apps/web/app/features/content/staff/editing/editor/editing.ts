import type { ImageFacts } from '@sangamam/contract/content/image-facts';
import type { MediaItem } from '@sangamam/contract/content/media/media-item';
import { createContext, useContext } from 'react';

import type { PageErrors } from './edited-page.ts';

/** What every field of the editor needs besides its value. */
export interface Editing {
  faults: PageErrors;
  /** Facts of the pictures that the page shows, by address. */
  images: Readonly<Record<string, ImageFacts>>;
  /** Called when a picture is chosen whose metadata the page does not have yet. */
  onPicked: (item: MediaItem) => void;
}

export const EditingContext = createContext<Editing>({
  faults: {},
  images: {},
  onPicked: () => undefined,
});

export const useEditing = () => useContext(EditingContext);

/** The id of the control at a dotted path; the error summary links to it. */
export function controlId(path: string): string {
  return `edit-${path.replaceAll('.', '-')}`;
}
