import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';

import type { Route } from './+types/portal-layout.ts';
import { paths } from '#web/config/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { isLoggingOut } from '#web/lib/session/logging-out.ts';
import { requireSession } from '#web/lib/session/require-session.ts';
import { currentPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

/** The guard runs in the browser alone: the token never leaves it but for the API. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

/** Not even the empty frame of a private page is kept by the browser. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export function HydrateFallback() {
  return <PageSpinner />;
}

/** Pages behind the login. Whoever is logged out meanwhile, in this tab or another, leaves them. */
export default function PortalLayout() {
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const gone = session === null;
  useEffect(() => {
    if (gone && !isLoggingOut())
      void navigate(paths.login({ from: currentPath(location) }), { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the place where the session ended counts
  }, [gone]);
  if (gone) return <PageSpinner />;
  // Another person's session never sees what was cached for this one.
  return (
    <QueryProvider key={session.userId}>
      <Outlet />
    </QueryProvider>
  );
}
