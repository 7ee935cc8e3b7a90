import { rolesWith } from '@sangamam/contract/staff/abilities';

import { sessionKey } from '#web/lib/session/session.ts';
import { useNonce } from '#web/nonce.ts';

import { keptSelfKey } from '../api.ts';
import type { PageHandle } from './page-handle.ts';
import styles from './page-outline.module.css';

/**
 * Shows the heading before it, as soon as the browser reads it, to an account that had one of the roles it names. The
 * server, which rendered it, does not know who is signed in.
 */
const showScript = `try{var h=document.currentScript.previousSibling,s=JSON.parse(localStorage.getItem(${JSON.stringify(sessionKey)})),k=JSON.parse(localStorage.getItem(${JSON.stringify(keptSelfKey)}));if(s.userId===k.id&&k.roles.some(function(r){return h.dataset.roles.split(" ").includes(r)}))h.hidden=false}catch(e){}`;

/** The heading of a page that the server sends before it is known who may see it. */
export function OutlineHeading({ handle: { heading, ability } }: { handle: PageHandle }) {
  const nonce = useNonce();
  return (
    <>
      <h1 hidden suppressHydrationWarning data-roles={rolesWith(ability).join(' ')}>
        {heading}
      </h1>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- our own constant, run before the first paint
        dangerouslySetInnerHTML={{ __html: showScript }}
      />
      <span className={styles['heading']} />
    </>
  );
}
