import { useState } from 'react';

import { useNonce } from '#web/nonce.ts';
import styles from './outbox.module.css';

/**
 * A mail as mail programs show it, in a frame of its own where no script runs. It is let in by our content policy
 * because it carries the page's nonce; its links open beside the admin area.
 */
export function MailFrame({ html, subject }: { html: string; subject: string }) {
  const nonce = useNonce();
  const [height, setHeight] = useState(480);
  return (
    <iframe
      className={styles['frame']}
      title={`Mail: ${subject}`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={framed(html, nonce)}
      style={{ height }}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument) setHeight(contentDocument.documentElement.scrollHeight);
      }}
    />
  );
}

function framed(html: string, nonce: string | undefined): string {
  const withNonce = nonce === undefined ? html : html.replaceAll('<style>', `<style nonce="${nonce}">`);
  return withNonce.replace('<head>', '<head><base target="_blank">');
}
