import { useEffect, useState, type ComponentType } from 'react';

import { useOpenDialogs } from '#web/ui/feedback/dialog/open-dialogs.ts';
import { useEditedForms, wouldLoseEdits } from './unsaved-forms.ts';

/**
 * Asks before a page with unsaved edits is left by a link, by Back or by closing the tab, and makes Back close an open
 * dialog in place of leaving its page. It is in the app once. What asks within the page is loaded with the first edit
 * or dialog: no page needs it to be shown. The tab asks from the first edit on.
 */
export function LeaveGuard() {
  const isEdited = useEditedForms();
  const hasDialog = useOpenDialogs();
  const [loaded, setLoaded] = useState<{ Blocker: ComponentType }>();
  // The dialog of this guard is a dialog, too: while it asks, the blocker stays.
  const isNeeded = isEdited || hasDialog;
  useEffect(() => {
    if (!isNeeded || loaded) return;
    // Without a connection nothing asks, and the page stays usable.
    import('./leave-blocker.tsx').then(
      ({ LeaveBlocker }) => setLoaded({ Blocker: LeaveBlocker }),
      () => undefined,
    );
  }, [isNeeded, loaded]);
  useEffect(() => {
    if (!isEdited) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (wouldLoseEdits()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isEdited]);
  return isNeeded && loaded ? <loaded.Blocker /> : null;
}
