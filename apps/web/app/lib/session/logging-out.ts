let leaving = false;

/**
 * Runs this tab's own sign-out, which navigates to the login itself. Until the returned promise settles, pages behind
 * the login do not redirect there, as they do when a session has ended.
 */
export async function runLogOut(logOutAndGo: () => Promise<void>): Promise<void> {
  leaving = true;
  try {
    await logOutAndGo();
  } finally {
    leaving = false;
  }
}

/** Whether the session was just ended by this tab's own sign-out. */
export function isLoggingOut(): boolean {
  return leaving;
}
