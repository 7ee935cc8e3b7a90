import { useNavigation } from 'react-router';

import styles from './navigation-progress.module.css';

/** A gold thread that runs along the top while the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className={styles['track']}>
      <output className="visually-hidden">Loading the page…</output>
    </div>
  );
}
