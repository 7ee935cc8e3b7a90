/** What the page of a closed account is told by the page where it was closed; an address alone cannot say it. */
export const justClosed = { accountClosed: true } as const;

/** Whether somebody comes from closing the account, so that the browser has a dead session to forget. */
export function hasJustClosed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'accountClosed' in state;
}
