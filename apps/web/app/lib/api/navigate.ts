import { paths } from '#web/config/paths.ts';
import { currentPath } from '#web/lib/session/return-path.ts';

type Navigate = (to: string, options: { replace: boolean }) => void;

let navigate: Navigate | undefined;

/** Registers the router for navigation outside of React; without it the browser reloads the page. */
export function setNavigate(routerNavigate: Navigate): () => void {
  navigate = routerNavigate;
  return () => {
    if (navigate === routerNavigate) navigate = undefined;
  };
}

/** To /login, and back here after signing in. */
export function navigateToLogin(): void {
  if (/^\/login\/?$/u.test(window.location.pathname)) return;
  go(paths.login({ from: currentPath(window.location) }));
}

/** To /error/{code}. */
export function navigateToErrorPage(code: number): void {
  go(paths.errorCode(code));
}

/** To the page that sets up a second factor, which stays open to staff who need one, and back here afterwards. */
export function navigateToSecondFactor(): void {
  if (window.location.pathname === paths.adminSecurity) return;
  go(paths.adminSecurityFirst(currentPath(window.location)));
}

function go(to: string): void {
  if (navigate) navigate(to, { replace: true });
  else window.location.replace(to);
}
