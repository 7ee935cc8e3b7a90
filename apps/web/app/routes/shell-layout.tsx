import { Outlet } from 'react-router';

import type { Route } from './+types/shell-layout.ts';
import { appContext } from '#web/app-context.ts';
import { loadSiteFacts } from '#web/domain/site-settings/load-site-facts.ts';
import { useSiteSettings } from '#web/domain/site-settings/site-facts.ts';
import { CrashScreen } from '#web/shell/crash-screen.tsx';
import { Shell } from '#web/shell/shell.tsx';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadSiteFacts(request, context.get(appContext).fetchApi);

/** The shell's data is loaded once per visit; navigation loads only the page. */
export const shouldRevalidate = () => false;

export default function ShellLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell settings={loaderData.settings}>
      <Outlet />
    </Shell>
  );
}

/** A crashed page keeps header and footer, with the address to write to. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell settings={useSiteSettings()}>
      <CrashScreen error={error} />
    </Shell>
  );
}
