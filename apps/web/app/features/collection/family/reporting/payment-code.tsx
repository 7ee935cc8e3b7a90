import { lazy, Suspense, useState } from 'react';

import * as phrases from '#phrases/collection/family/payments.ts';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';

import styles from './payments.module.css';

// Few need it, so that its library is loaded when it is opened.
const QrCode = lazy(async () =>
  import('#web/ui/primitives/qr-code/qr-code.tsx').then((module) => ({ default: module.QrCode })),
);

/**
 * Payee, amount and memo as a QR code, for families who read this on one device and pay with another: the camera shows
 * them as text to copy. `content` is shown beside the code, so that nobody scans what they cannot read.
 */
export function PaymentCode({ content }: { content: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles['code']} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{phrases.payFromAnotherPhone}</summary>
      {opened && (
        <div className={styles['scan']}>
          <Suspense fallback={<Spinner label={phrases.loadingTheCode} />}>
            <QrCode content={content} label={phrases.codeWith({ content })} />
          </Suspense>
          <div>
            <p>{phrases.scanItToCopy}</p>
            <p className={styles['content']}>{content}</p>
          </div>
        </div>
      )}
    </details>
  );
}
