import { useNavigate, type NavigateOptions } from 'react-router';

import { unreachable } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

/**
 * Navigates where nothing was saved just before. Without a connection it says so and stays: if the router cannot fetch
 * what it needs it reloads the page, and the browser would show an error page of its own.
 */
export function useNavigateWhenOnline(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return async (to, options) => {
    if (await isReachable()) await navigate(to, options);
    else showToast({ message: unreachable.message, tone: 'danger' });
  };
}

/** Some devices report being offline when they are not, so the server decides. */
async function isReachable(): Promise<boolean> {
  if (navigator.onLine) return true;
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
