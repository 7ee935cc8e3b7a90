import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { isAtOtherAddress } from './lib/document-address.ts';

// Dialogs lock the page's scrolling by a style of their own; this is where that library looks for the page's nonce.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
});

// An older site at this address may have left one behind, which would go on answering from its cache (SPEC §9).
void navigator.serviceWorker
  ?.getRegistrations()
  .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())));

// Taking over the page of another address would show its data under this one.
if (isAtOtherAddress()) location.reload();
else
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
