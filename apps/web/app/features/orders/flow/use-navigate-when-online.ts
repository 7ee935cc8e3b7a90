import { useNavigate, type NavigateOptions } from 'react-router';

import { unreachable } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

/**
 * Leads to the next page where nothing was saved just before. Without a connection it says so and stays: the router would
 * load the page anew for what it cannot fetch, and the browser would show a page of its own.
 */
export function useNavigateWhenOnline(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return async (to, options) => {
    if (await isReachable()) await navigate(to, options);
    else showToast({ message: unreachable.message, tone: 'danger' });
  };
}

/** Some devices think that they are offline when they are not: the server has the last word. */
async function isReachable(): Promise<boolean> {
  if (navigator.onLine) return true;
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
