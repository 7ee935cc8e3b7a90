import { useEffect, useRef } from 'react';

import * as phrases from '#phrases/accounts/staff/second-factor.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { GlanceSection } from '#web/ui/data/glance/glance.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';

import { copyText } from './copy-text.ts';
import styles from './second-factor.module.css';

/** Recovery codes, shown only once, to be copied, saved as a file or written down. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  const text = phrases.recoveryCodesFile({ codes: codes.join('\n') });
  return (
    <div ref={place} tabIndex={-1} className={styles['codesPlace']}>
      <GlanceSection title={phrases.yourRecoveryCodes}>
        <Callout tone="warning" title={phrases.shownOnceTitle}>
          <p>{phrases.shownOnceText}</p>
        </Callout>
        <ul className={styles['codes']} aria-label={phrases.recoveryCodes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Row>
          <Button
            variant="secondary"
            icon="copy"
            onClick={() => void copyText(text, phrases.recoveryCodesCopied)}
          >
            {phrases.copy}
          </Button>
          <a
            className={styles['file']}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="sangamam-recovery-codes.txt"
          >
            {phrases.saveAsAFile}
          </a>
        </Row>
        <Button onClick={onKept}>{phrases.iveSavedThem}</Button>
      </GlanceSection>
    </div>
  );
}
