import { contactMessages as messages } from '@sangamam/contract/contact/contact-messages';
import { useEffect, useRef } from 'react';

import * as phrases from '#phrases/contact/family/contact.ts';
import { paths } from '#web/config/paths.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './message-sent.module.css';

/** Replaces the form once the message was sent (SPEC §2, exact sentence). It takes the focus. */
export function MessageSent({ onAnother }: { onAnother: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <section ref={panel} className={styles['panel']} tabIndex={-1} aria-label={phrases.messageSent}>
      <Icon name="check" size={44} />
      <p>{messages.sent}</p>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={onAnother}>
          {phrases.writeAnotherMessage}
        </Button>
        <LinkButton variant="muted" to={paths.home}>
          {phrases.goHome}
        </LinkButton>
      </div>
    </section>
  );
}
