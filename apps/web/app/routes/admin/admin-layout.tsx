import { adminPaths } from '@sangamam/contract/admin-paths';
import { useEffect } from 'react';
import { Outlet, redirectDocument, useLocation, useNavigate } from 'react-router';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { language } from '#phrases/language.ts';
import { DeskOutline } from '#web/features/arrival/staff/desk/desk-outline.tsx';
import { countUnsent } from '#web/features/arrival/staff/desk/device/use-event-queue.ts';
import { useUnsentFamilies } from '#web/features/orders/staff/kick-off/device/use-unsent-families.tsx';
import { useUnsentQuestion } from '#web/features/arrival/staff/desk/device/use-unsent-question.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { paths } from '#web/config/paths.ts';
import { isDocumentAddress } from '#web/lib/document-address.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { isLoggingOut } from '#web/lib/session/logging-out.ts';
import { requireStaff } from '#web/lib/session/require-session.ts';
import { currentPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { CrashScreen } from '#web/shell/crash-screen.tsx';
import { SearchPalette } from '#web/features/orders/staff/registrations/palette/search-palette.tsx';
import { UndoBar } from '#web/features/orders/staff/registrations/undo/undo-bar.tsx';
import { AdminOutline } from '#web/features/staff/shell/admin-outline.tsx';
import { AdminShell } from '#web/features/staff/shell/admin-shell.tsx';

import type { Route } from './+types/admin-layout.ts';

/** The admin area is in English: from a page in Malayalam, its English document is loaded. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireStaff(request);
  const { pathname, search } = new URL(request.url);
  if (language !== 'en' && !isDocumentAddress(pathname + search)) return redirectDocument(pathname + search);
  return null;
}
clientLoader.hydrate = true as const;

export const headers = () => ({ 'Cache-Control': 'no-store' });

/** Until the scripts have come. The arrival desk says by then how many are here. */
export function HydrateFallback() {
  const { pathname } = useLocation();
  return <AdminOutline>{pathname === adminPaths.desk && <DeskOutline />}</AdminOutline>;
}

/**
 * The admin area has its own layout, loaded only below /admin. The user is redirected out of it when the session ends
 * or a family signs in, in this tab or another.
 */
export default function AdminLayout() {
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const type = session?.type;
  useEffect(() => {
    if (type === 'STAFF' || (type === undefined && isLoggingOut())) return;
    const elsewhere =
      type === undefined ? paths.login({ from: currentPath(location) }) : paths.errorCode(403);
    void navigate(elsewhere, { replace: true });
    void tellOfUnsent();
    // oxlint-disable-next-line react/exhaustive-deps -- the place where the session ended counts
  }, [type]);
  const desk = useUnsentQuestion();
  const kickOff = useUnsentFamilies();
  if (session?.type !== 'STAFF') return <AdminOutline />;
  // A new session never sees data that was cached for the previous one.
  return (
    <QueryProvider key={session.userId}>
      <AdminShell
        mayLeave={async () => (await desk.mayLeave()) && (await kickOff.mayLeave())}
        search={<SearchPalette />}
      >
        <Outlet />
        <UndoBar />
      </AdminShell>
      {desk.question}
      {kickOff.question}
    </QueryProvider>
  );
}

/** After a session that ended by itself: what waits at the desk of this device is not forgotten. */
async function tellOfUnsent(): Promise<void> {
  const { count } = await countUnsent();
  if (count > 0) showToast({ message: phrases.unsentAfterTheEnd({ count }), tone: 'danger' });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashScreen error={error} />;
}
