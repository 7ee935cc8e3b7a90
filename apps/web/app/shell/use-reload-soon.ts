import { useEffect } from 'react';

/** How long a busy site is left alone before the page is loaded again, and by how much browsers differ, in milliseconds. */
const waitMs = 5_000;
const spreadMs = 2_000;

/** Loads the document of the current address again in a few seconds; not all browsers at the same moment. */
export function useReloadSoon(): void {
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), waitMs + Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, []);
}
