import { useNonce } from '#web/nonce.ts';

import styles from './check-in.module.css';

/** Only the server writes the outline, and loads what it is made of: React leaves it, and what its script writes, as they are. */
const outline = import.meta.env.SSR
  ? (await import('./desk-first-look.ts')).deskFirstLook(styles)
  : undefined;

/** The arrival desk until its scripts have come: how many are here, which a small script asks for at once. */
export function DeskOutline() {
  const nonce = useNonce();
  const __html = outline?.(nonce) ?? '';
  // oxlint-disable-next-line react/no-danger -- our own constants, as in the document's head
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
