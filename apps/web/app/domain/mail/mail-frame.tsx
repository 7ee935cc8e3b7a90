import { useState } from 'react';

import * as phrases from '#phrases/domain/mail.ts';
import { useNonce } from '#web/nonce.ts';

import styles from './mail-frame.module.css';

/**
 * An email as mail programs show it, in a frame of its own where no script runs. Our content policy allows its styles
 * because they carry the page's nonce; its links open in a new tab.
 */
export function MailFrame({ html, subject }: { html: string; subject: string }) {
  const nonce = useNonce();
  const [height, setHeight] = useState(480);
  return (
    <iframe
      className={styles['frame']}
      title={phrases.emailTitle({ subject })}
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
