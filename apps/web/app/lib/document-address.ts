declare global {
  interface Window {
    /** Path and query of the page that the server sent. */
    sangamamAddress?: string;
  }
}

/** Runs in the first inline script, before anyone can go back. */
export const documentAddressScript = `window.sangamamAddress=location.pathname+location.search`;

/**
 * Whether the address differs from that of the page the server sent. On a slow connection, going back between two
 * conventions of a list can change the address before the page's scripts have loaded, while the document stays.
 */
export function isAtOtherAddress(): boolean {
  return !isDocumentAddress(location.pathname + location.search);
}

/** Whether the server sent this document for `address`, a path with its query. */
export function isDocumentAddress(address: string): boolean {
  return window.sangamamAddress === address;
}
