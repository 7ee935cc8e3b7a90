import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { PageMedia } from '@sangamam/contract/content/page-media';
import type { PageTranslation } from '@sangamam/contract/content/page-translations';
import type { PageMeta } from '@sangamam/contract/content/published-page';
import type { EditedSection } from '@sangamam/contract/content/section';
import type { MediaItem, MediaKind } from '@sangamam/contract/content/media/media-item';
import { createContext, useContext, type ComponentType } from 'react';

/** A page as the preview is given it; hidden sections are left out. */
export interface PreviewedPage extends PageMedia {
  designType: DesignType;
  meta: PageMeta;
  sections: readonly EditedSection[];
  translations: readonly PageTranslation[];
}

/** What other features provide to the editor; the route composes them. */
export interface Surroundings {
  /** The library as a dialog. */
  MediaPicker: ComponentType<{
    kind: MediaKind;
    onPick: (item: MediaItem) => void;
    onClose: () => void;
  }>;
  /** The page as visitors would see it. */
  PagePreview: ComponentType<{ page: PreviewedPage }>;
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** What other features provide. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('The editor stands in no page.');
  return surroundings;
}
