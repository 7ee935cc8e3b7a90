import type { MediaItem } from '@sangamam/contract/content/media/media-item';
import type { PageMedia } from '@sangamam/contract/content/page-media';
import { createContext, useContext } from 'react';

import type { PageErrors } from './edited-page.ts';

/** What every field of the editor needs besides its value. */
export interface Editing {
  faults: PageErrors;
  /** What is known of the files that the page shows. */
  media: PageMedia;
  /** Called when a file is chosen of which the page knows nothing yet. */
  onPicked: (item: MediaItem) => void;
}

/** Of a page that shows no file. */
export const noMedia: PageMedia = { images: {}, films: {}, posters: {} };

export const EditingContext = createContext<Editing>({
  faults: {},
  media: noMedia,
  onPicked: () => undefined,
});

export const useEditing = () => useContext(EditingContext);

/** The id of the control at a dotted path; the error summary links to it. */
export function controlId(path: string): string {
  return `edit-${path.replaceAll('.', '-')}`;
}
