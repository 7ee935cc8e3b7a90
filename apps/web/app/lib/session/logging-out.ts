let leaving = false;

/**
 * Runs this tab's own logout. It leads to the login by itself: pages behind the login, which lead there and back here
 * afterwards when a session is gone, stay out of it until the returned promise settles.
 */
export async function runLogOut(logOutAndGo: () => Promise<void>): Promise<void> {
  leaving = true;
  try {
    await logOutAndGo();
  } finally {
    leaving = false;
  }
}

/** Whether the session that has just gone was ended by this tab's own logout. */
export function isLoggingOut(): boolean {
  return leaving;
}
