import { Outlet } from 'react-router';

import type { Route } from './+types/admin-layout.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { requireStaff } from '#web/lib/session/require-session.ts';
import { CrashScreen } from '#web/shell/crash-screen.tsx';
import { AdminShell } from '#web/features/staff/admin-shell.tsx';
import { PageSpinner } from '#web/ui/spinner/spinner.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { userId: requireStaff(request).userId };
}
clientLoader.hydrate = true as const;

export const headers = () => ({ 'Cache-Control': 'no-store' });

export function HydrateFallback() {
  return <PageSpinner />;
}

/** The back office: its own frame, loaded at /admin alone. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <QueryProvider key={loaderData.userId}>
      <AdminShell>
        <Outlet />
      </AdminShell>
    </QueryProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashScreen error={error} />;
}
