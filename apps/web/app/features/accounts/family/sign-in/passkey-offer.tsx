import { lazy, Suspense } from 'react';

import { usePasskeySupport } from '../passkeys/passkey-support.ts';
import styles from '../passkeys/passkeys.module.css';

// Beside the password, which needs none of it: without this code people sign in as before.
const PasskeySignIn = lazy(() =>
  import('./passkey-sign-in.tsx').then(
    (module) => ({ default: module.PasskeySignIn }),
    () => ({ default: () => <></> }),
  ),
);

/** The way in with a passkey; nothing in a browser that knows none. */
export function PasskeyOffer() {
  const support = usePasskeySupport();
  if (support === 'no') return null;
  return (
    <div className={styles['offer']}>
      {support === 'yes' && (
        <Suspense fallback={null}>
          <PasskeySignIn />
        </Suspense>
      )}
    </div>
  );
}
