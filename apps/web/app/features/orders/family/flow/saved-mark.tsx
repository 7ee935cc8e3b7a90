import { useMutationState } from '@tanstack/react-query';

import * as phrases from '#phrases/orders/family/flow.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './saved-mark.module.css';

/**
 * Says beside the steps that the registration is saved as far as it goes, so that nobody is afraid to stop. Silent after
 * a change that failed, which its form tells.
 */
export function SavedMark({
  known,
}: {
  /** False while it is loading: the line keeps its room. */ known: boolean;
}) {
  const last = useMutationState({ select: ({ state }) => state.status }).at(-1);
  return (
    <p className={styles['saved']}>
      {known && last === 'pending' && phrases.saving}
      {known && last !== 'pending' && last !== 'error' && (
        <>
          <Icon name="check" size={16} /> {phrases.saved}
        </>
      )}
    </p>
  );
}
