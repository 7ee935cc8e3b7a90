import { useEffect, useState } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router';

/**
 * Blocks the browser's Back on a page that must not be left that way, however it was opened. Links keep working.
 *
 * The router can only block navigation between its own pages. If this page is the first one (opened by its address), it
 * is pushed to the history a second time, so that Back leads from one entry to the other. Browsers skip such an entry
 * until the page has seen a user interaction.
 *
 * @returns how many attempts were blocked, so that the page can say why nothing happens
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
  // The router knows the blocker after the second render: a Back between the two entries before that would succeed.
  const [isBlocking, setIsBlocking] = useState(false);
  useEffect(() => {
    setIsBlocking(true);
  }, []);
  useEffect(() => {
    if (!isBlocking) return;
    const isFirst = (window.history.state as { idx?: number } | null)?.idx === 0;
    if (isFirst) void navigate(location, { state: location.state as unknown, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the entry that the page was opened with
  }, [isBlocking]);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return tries;
}
