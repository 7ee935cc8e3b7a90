import { useEffect, useRef, useState } from 'react';
import { NavigationType, useBlocker, type Location } from 'react-router';

import { readSession } from '#web/lib/session/session.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { closeTopmostDialog, useOpenDialogs } from '#web/ui/feedback/dialog/open-dialogs.ts';
import { wouldLoseEdits } from './unsaved-forms.ts';

const LeaveDialog = lazyDialog(() => import('./leave-dialog.tsx').then((module) => module.LeaveDialog));

/** Blocks navigation that would lose edits or leave an open dialog behind. The router knows one blocker at a time. */
export function LeaveBlocker() {
  // A session that ended meanwhile, or began, leads elsewhere by itself; what was typed is kept as a draft.
  const [wasSignedIn] = useState(() => readSession() !== undefined);
  const hasDialog = useOpenDialogs();
  /** Where the history stood when Back was blocked for a dialog; undefined when edits blocked. */
  const backFrom = useRef<{ index: unknown }>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- the router has the same enum under two names
    const isBack = historyAction === NavigationType.Pop;
    backFrom.current = isBack && hasDialog ? { index: historyIndex() } : undefined;
    if (backFrom.current) return true;
    // A page that rewrites its own address closes a form because of its own button.
    // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- as above
    const isRewritten = historyAction === NavigationType.Replace && isSamePath(currentLocation, nextLocation);
    if (isRewritten || isSamePage(currentLocation, nextLocation) || !wouldLoseEdits()) return false;
    return (readSession() !== undefined) === wasSignedIn;
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    const back = backFrom.current;
    if (!isBlocked || !back) return undefined;
    backFrom.current = undefined;
    blocker.reset();
    // Closing may write the address. The browser must be back on this page before that, or it writes another entry.
    if (back.index === undefined || historyIndex() !== back.index) return void closeTopmostDialog();
    addEventListener('popstate', closeTopmostDialog, { once: true });
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each Back
  }, [isBlocked]);
  return (
    <LeaveDialog
      opened={isBlocked && backFrom.current === undefined}
      onClose={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

/** The router's number of the entry of the history that the browser is at; undefined outside a browser's history. */
function historyIndex(): unknown {
  return (window.history.state as { idx?: unknown } | null)?.idx;
}

/** The same page, maybe at another step of its form. Another dialog or form of a page is in the rest of its address. */
function isSamePage(one: Location, other: Location): boolean {
  return isSamePath(one, other) && withoutStep(one) === withoutStep(other);
}

function isSamePath(one: Location, other: Location): boolean {
  return one.pathname === other.pathname;
}

function withoutStep({ search }: Location): string {
  const params = new URLSearchParams(search);
  params.delete('step');
  return params.toString();
}
