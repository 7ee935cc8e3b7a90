import { useEffect, useState, type ReactNode } from 'react';

import * as phrases from '#phrases/domain/sharing.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { useHydratedSoon } from '#web/lib/use-hydrated.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { LineIcon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './share-links.module.css';

interface Shared {
  title: string;
  /** One sentence, without the address. */
  text: string;
  /** Absolute address. */
  url: string;
}

/**
 * Ways to pass something on: a message on WhatsApp, and the device's own choice of apps where the browser has one, else
 * a copy of the link. Other sites get no request before a click. `children` stand first in the same row.
 */
export function ShareLinks({ title, text, url, children }: Shared & { children?: ReactNode }) {
  return (
    <div className={styles['row']}>
      {children}
      <LinkButton
        to={whatsAppAddress(`${text} ${url}`)}
        variant="secondary"
        size="sm"
        className={styles['withIcon']}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={phrases.shareOnWhatsApp}
      >
        <LineIcon path={whatsAppShape} />
        {phrases.whatsApp}
      </LinkButton>
      <ShareOrCopy title={title} text={text} url={url} />
    </div>
  );
}

function ShareOrCopy(shared: Shared) {
  const hydrated = useHydratedSoon();
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), 2_000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared.url);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const share = async () => {
    try {
      await navigator.share(shared);
    } catch (error) {
      // Whoever closes the device's choice wants nothing; where it is forbidden the link can still be copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  const canShare = hydrated && typeof navigator.share === 'function';
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={state === 'copied' ? 'check' : canShare ? 'external' : icons.link}
        className={styles['wide']}
        onClick={() => void (canShare ? share() : copy())}
      >
        {state === 'copied' ? phrases.copied : canShare ? phrases.shareThis : phrases.copyLink}
      </Button>
      <output className="visually-hidden">{state === 'copied' && phrases.copied}</output>
      {state === 'failed' && (
        <p role="alert" className={styles['failed']}>
          {phrases.copyFailed} <span>{shared.url}</span>
        </p>
      )}
    </>
  );
}

/** A speech bubble with a receiver; drawn by us. */
const whatsAppShape =
  'M4 20l1.3-4.2A8.2 8.2 0 1 1 8.4 18.9ZM9 8.6c-.3 3.5 3 6.6 6.4 6.2l.7-1.9-2-1-1 1c-1.1-.4-1.9-1.2-2.3-2.3l1-1-1-2Z';

/** Opens WhatsApp with a message to send, on a phone in the app; nothing is sent before the person does it there. */
function whatsAppAddress(message: string): string {
  return `https://wa.me/?${new URLSearchParams({ text: message })}`;
}
