declare global {
  interface Window {
    /** Path and query of the page that the server sent. */
    sangamamAddress?: string;
  }
}

/** Runs with the first inline script, before anyone can go back. */
export const documentAddressScript = `window.sangamamAddress=location.pathname+location.search`;

/**
 * Whether the address is another than that of the page the server sent: going back between two conventions of a list,
 * on a slow line, changes the address before the page's scripts are there, and the document stays.
 */
export function isAtOtherAddress(): boolean {
  return window.sangamamAddress !== location.pathname + location.search;
}
