import * as phrases from '#phrases/busy.ts';
import { missingScriptsId } from '#web/delivery/missing-scripts-id.ts';
import { DocumentLinkButton } from '#web/ui/primitives/button/button.tsx';
import styles from './missing-scripts-notice.module.css';

/** Laid ready, hidden, in every document: shown when a script of the page could not be fetched, so that none runs. */
export function MissingScriptsNotice() {
  return (
    <div id={missingScriptsId} role="alert" hidden className={styles['notice']} suppressHydrationWarning>
      <p>{phrases.couldNotBeLoaded}</p>
      {/* The address that the page is shown at. */}
      <DocumentLinkButton href="" size="sm">
        {phrases.tryAgain}
      </DocumentLinkButton>
    </div>
  );
}
