/** Router state for the page of a closed account; opening its address alone does not have it. */
export const justClosed = { accountClosed: true } as const;

/** Whether the account was just closed, so that the browser must clear the session. */
export function hasJustClosed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'accountClosed' in state;
}
