import * as phrases from '#phrases/orders/staff/palette.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';

import { SearchResults } from './search-results.tsx';

/** The dialog in which everybody is searched. */
export function SearchDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.searchEverybody} size="lg" keepsText>
      <SearchResults onChosen={onClose} />
    </Dialog>
  );
}
