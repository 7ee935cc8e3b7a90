import { useEffect, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router';

/**
 * Keeps the browser's Back from leaving a page whose way here is over. Links go on working.
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
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return tries;
}
