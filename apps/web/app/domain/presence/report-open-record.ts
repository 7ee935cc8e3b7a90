import {
  presentForMs,
  reportEveryMs,
  type Colleague,
  type RecordKind,
} from '@sangamam/contract/casework/presence/presence';
import { endPresence, reportPresence } from '@sangamam/contract/casework/presence/presence-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { readSession } from '#web/lib/session/session.ts';

/** A report that is not answered by then is given up; the next one tries again. */
const patienceMs = 10_000;

/**
 * Reports that this tab shows a record: now, while the tab is visible every `reportEveryMs`, and at once when it becomes
 * visible again. `show` gets the colleagues who have it open, too. Failures are silent: what was known stays until it
 * would have expired.
 *
 * @returns a function that ends it and says that the record was left
 */
export function reportOpenRecord(
  record: { kind: RecordKind; recordId: string },
  show: (others: readonly Colleague[]) => void,
): () => void {
  const input = { params: { ...record, tabId: crypto.randomUUID() } };
  let isOver = false;
  let asking: Promise<void> | undefined;
  let expiry: ReturnType<typeof setInterval> | undefined;

  async function ask(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const { others } = await callEndpoint(reportPresence, input, { isAside: true, signal });
      if (isOver) return;
      show(others);
      clearInterval(expiry);
      expiry = setInterval(() => show([]), presentForMs);
    } catch {
      // Without an answer, or refused: the page itself says so where it matters.
    }
  }

  function report(): void {
    if (document.visibilityState !== 'visible') return;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
  }

  /** Also from a page that is being closed; who signed out has left with the session. */
  function leave(): void {
    if (readSession() === null) return;
    const send = (request: Request) => fetch(request, { keepalive: true });
    callEndpoint(endPresence, input, { isAside: true, fetch: send }).catch(() => undefined);
  }

  document.addEventListener('visibilitychange', report);
  window.addEventListener('pagehide', leave);
  const ticking = setInterval(report, reportEveryMs);
  report();
  return () => {
    isOver = true;
    clearInterval(ticking);
    clearInterval(expiry);
    document.removeEventListener('visibilitychange', report);
    window.removeEventListener('pagehide', leave);
    // A report under way would bring the record back.
    if (asking) void asking.finally(leave);
    else leave();
  };
}
