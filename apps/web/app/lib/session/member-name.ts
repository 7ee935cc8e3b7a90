import { useSyncExternalStore } from 'react';

/**
 * First name of whoever is signed in, as the first paint's script marks it on the document; undefined for visitors and
 * on the server. Public pages get it without loading what reads and writes the session.
 */
export function useMemberName(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['name'],
    () => undefined,
  );
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-name'] });
  return () => observer.disconnect();
}
