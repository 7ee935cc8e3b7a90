import { redirect } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { currentPath } from './return-path.ts';
import { readSession, type Session } from './session.ts';

/**
 * For the `clientLoader` of pages behind the login: returns the session, or redirects to /login and back here afterwards.
 *
 * @throws a redirect for visitors
 */
export function requireSession(request: Request): Session {
  const session = readSession();
  if (session) return session;
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown response as a redirect
  throw redirect(paths.login({ from: currentPath(new URL(request.url)) }));
}

/**
 * For the admin area: as `requireSession`, and only for staff.
 *
 * @throws a redirect for visitors and registrants
 */
export function requireStaff(request: Request): Session {
  const session = requireSession(request);
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown response as a redirect
  if (session.type !== 'STAFF') throw redirect(paths.errorCode(403));
  return session;
}
