import { useEffect } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router';

import type { Route } from './+types/portal-layout.ts';
import { paths } from '#web/config/paths.ts';
import { tellChosenLanguage } from '#web/lib/language/account-language.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { isLoggingOut } from '#web/lib/session/logging-out.ts';
import { requireSession } from '#web/lib/session/require-session.ts';
import { currentPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

import type { PageHandle } from './page-handle.ts';

/** The guard runs only in the browser: the token is sent to the API and nowhere else. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

/** The browser must not cache even the empty frame of a private page. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

/** Until the scripts have come: the outline of the page, for whoever is signed in. */
export function HydrateFallback() {
  const handle = useMatches().at(-1)?.handle as Partial<PageHandle> | undefined;
  if (!handle?.outline) return <PageSpinner />;
  return (
    <>
      <div data-for="member">
        <QueryProvider>{handle.outline}</QueryProvider>
      </div>
      <div data-for="visitor">
        <PageSpinner />
      </div>
    </>
  );
}

/** Pages behind the login. The user is redirected when the session ends, in this tab or another. */
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
  const userId = session?.userId;
  useEffect(() => {
    if (userId !== undefined) tellChosenLanguage().catch(() => undefined);
  }, [userId]);
  if (gone) return <PageSpinner />;
  // A new session never sees data that was cached for the previous one.
  return (
    <QueryProvider key={session.userId}>
      <Outlet />
    </QueryProvider>
  );
}
