import { paths } from '#web/config/paths.ts';
import { currentPlace } from '#web/lib/session/return-path.ts';

type Navigate = (to: string, options: { replace: boolean }) => void;

let navigate: Navigate | undefined;

/** Lets calls outside of React use the router; without one the browser loads the page anew. */
export function leaveThrough(routerNavigate: Navigate): () => void {
  navigate = routerNavigate;
  return () => {
    if (navigate === routerNavigate) navigate = undefined;
  };
}

/** To /login, and back here after signing in. */
export function leaveForLogin(): void {
  if (/^\/login\/?$/u.test(window.location.pathname)) return;
  go(paths.login({ from: currentPlace(window.location) }));
}

/** To /error/{code}. */
export function leaveForError(code: number): void {
  go(paths.errorCode(code));
}

/** To the page that sets up a second factor, which is open to staff who have to have one, and back here afterwards. */
export function leaveForSecondFactor(): void {
  if (window.location.pathname === paths.adminSecurity) return;
  go(paths.adminSecurityFirst(currentPlace(window.location)));
}

function go(to: string): void {
  if (navigate) navigate(to, { replace: true });
  else window.location.replace(to);
}
