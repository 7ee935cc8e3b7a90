import { createContext, useContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce of this page: from the server's context while rendering there, from the document's own scripts afterwards. */
export function useNonce(): string | undefined {
  const rendered = useContext(NonceContext);
  return rendered ?? nonceOfDocument();
}

// Browsers hide the attribute from scripts, the property stays readable.
function nonceOfDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return nonce === '' ? undefined : nonce;
}
