import { useEffect, useState } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router';

/**
 * Keeps the browser's Back from leaving a page whose way here is over, however it was opened. Links go on working.
 *
 * The router can hold back only steps between its own pages. Where this page is the first of them (opened by its
 * address, or in place of such a one), it is put into the history once more: Back then leads from the one to the other.
 * Browsers skip such an entry as long as nobody has touched the page.
 *
 * @returns how often somebody has tried, so that the page can say why nothing happens
 */
export function useBlockedBack(): number {
  const [tries, setTries] = useState(0);
  const blocker = useBlocker(({ historyAction }) => {
    // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- the router has the same enum under two names
    if (historyAction !== NavigationType.Pop) return false;
    setTries((count) => count + 1);
    return true;
  });
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const isFirst = (window.history.state as { idx?: number } | null)?.idx === 0;
    if (isFirst) void navigate(location, { state: location.state as unknown, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the entry that the page was opened with
  }, []);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return tries;
}
