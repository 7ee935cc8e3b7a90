import { useEffect, useRef } from 'react';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Part } from '#web/ui/data/glance/glance.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { copyText } from './copy-text.ts';
import styles from './second-factor.module.css';

/** Recovery codes, the one time that they are shown: to copy, to keep as a file, to write down. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  const text = `Sangamam: recovery codes of your account\nEach of them opens the login once instead of the app.\n\n${codes.join('\n')}\n`;
  return (
    <div ref={place} tabIndex={-1} className={styles['codesPlace']}>
      <Part title="Your recovery codes">
        <Callout tone="warning" title="They are shown this once">
          <p>
            Each of them opens the login once instead of the app. Keep them where you will find them when the
            phone is lost, and nobody else will.
          </p>
        </Callout>
        <ul className={styles['codes']} aria-label="Recovery codes">
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
            onClick={() => void copyText(text, 'Recovery codes copied')}
          >
            Copy
          </Button>
          <a
            className={styles['file']}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="sangamam-recovery-codes.txt"
          >
            Keep as a file
          </a>
        </Row>
        <Button onClick={onKept}>I have kept them</Button>
      </Part>
    </div>
  );
}
