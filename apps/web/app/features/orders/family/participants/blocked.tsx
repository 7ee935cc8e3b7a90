import { errorCatalogue, type ErrorCode } from '@sangamam/contract/http/error-catalogue';

import * as phrases from '#phrases/orders/family/participants.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from './participants.module.css';

/** Why the list of people is not complete yet; for a missing spouse with the button that opens the form. */
export function Blocked({ refusal, onAddSpouse }: { refusal: ErrorCode; onAddSpouse: () => void }) {
  return (
    <Callout tone="danger" live scrollIntoView>
      <p>{errorCatalogue[refusal].message}</p>
      {refusal === 'SPOUSE_REQUIRED' && (
        <p className={styles['answers']}>
          <Button size="sm" icon="plus" onClick={onAddSpouse}>
            {phrases.addYourSpouse}
          </Button>
        </p>
      )}
    </Callout>
  );
}
