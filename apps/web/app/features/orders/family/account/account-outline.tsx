import { useNonce } from '#web/nonce.ts';

import styles from './account-outline.module.css';

/** Only the server writes the outline, and loads what it is made of: React leaves it, and what its script writes, as they are. */
const outline = import.meta.env.SSR ? (await import('./first-look.ts')).firstLook(styles) : undefined;

/**
 * My Account until its scripts have come: each registration with its number and status, which a small script asks for at
 * once, so that a slow line shows them within seconds.
 */
export function AccountOutline({ title }: { title: string }) {
  const nonce = useNonce();
  const __html = import.meta.env.SSR && outline ? outline({ title, nonce }) : '';
  // oxlint-disable-next-line react/no-danger -- our own constants, as in the document's head
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
