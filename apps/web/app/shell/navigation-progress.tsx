import { useNavigation } from 'react-router';

import * as phrases from '#phrases/shell.ts';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';
import styles from './navigation-progress.module.css';

/** A gold progress line at the top while the next page loads; after a while a petal spinner appears below it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className={styles['track']}>
      <output className="visually-hidden">{phrases.loadingThePage}</output>
      <span className={styles['petals']}>
        <Spinner size="2rem" />
      </span>
    </div>
  );
}
