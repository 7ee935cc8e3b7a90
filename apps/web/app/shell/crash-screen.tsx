import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';

import * as busyPhrases from '#phrases/busy.ts';
import * as phrases from '#phrases/shell.ts';
import { paths } from '#web/config/paths.ts';
import { isMissingModule } from '#web/lib/modules/missing-module.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

import { BusyNotice } from './busy-page.tsx';

/** How long a busy site is left alone before the page is loaded again, and by how much browsers differ, in milliseconds. */
const waitMs = 5_000;
const spreadMs = 2_000;

/** Loads the document of the current address again in a few seconds; not all browsers at the same moment. */
function useReloadSoon(): void {
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), waitMs + Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * Replaces a crashed page: what happened, what to do, and the details for support (SPEC §2). A page that could not be
 * fetched is no crash: it says that there is no connection, or that the site is busy, and is loaded once that is over.
 */
export function CrashScreen({ error }: { error: unknown }) {
  if (isBusy(error)) return <BusyScreen />;
  if (isMissingModule(error) && navigator.onLine) return <NotLoadedScreen />;
  if (isLostConnection(error) || isMissingModule(error)) return <OfflineScreen />;
  const { message, details } = explain(error);
  return (
    <StatusPage title={phrases.somethingWentWrong} tone="danger">
      <p>{message}</p>
      <p>{phrases.crashText}</p>
      <StatusPage.Actions>
        <Button onClick={() => window.location.reload()}>{phrases.reload}</Button>
        <LinkButton to={paths.home} variant="secondary" reloadDocument>
          {phrases.goHome}
        </LinkButton>
      </StatusPage.Actions>
      {details && (
        <details>
          <summary>{phrases.details}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
          <pre tabIndex={0}>{details}</pre>
        </details>
      )}
    </StatusPage>
  );
}

function OfflineScreen() {
  useEffect(() => {
    const reload = () => window.location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <StatusPage title={phrases.noConnection} tone="danger">
      <p>{phrases.noConnectionText}</p>
      <StatusPage.Actions>
        <Button onClick={() => window.location.reload()}>{phrases.reload}</Button>
      </StatusPage.Actions>
    </StatusPage>
  );
}

/** A page that the server could not answer just now: it is loaded again by itself. */
function BusyScreen() {
  useReloadSoon();
  return <BusyNotice />;
}

function NotLoadedScreen() {
  return (
    <StatusPage title={busyPhrases.notLoadedTitle} tone="danger">
      <p>{busyPhrases.notLoaded}</p>
      <StatusPage.Actions>
        <Button onClick={() => window.location.reload()}>{busyPhrases.tryAgain}</Button>
      </StatusPage.Actions>
    </StatusPage>
  );
}

function isBusy(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.status === 503 || error.status === 429);
}

/** What `fetch` throws without a connection, in Chromium, Firefox and Safari. */
function isLostConnection(error: unknown): boolean {
  return (
    error instanceof TypeError && /^(?:Failed to fetch|NetworkError when|Load failed)/u.test(error.message)
  );
}

function explain(error: unknown): { message: string; details: string } {
  if (isRouteErrorResponse(error)) {
    return {
      message: phrases.theServerAnswered({ status: error.status, statusText: error.statusText }).trim(),
      details: '',
    };
  }
  // In production the server hides message and stack of its own errors; browser errors are shown.
  if (error instanceof Error) return { message: error.message, details: error.stack ?? '' };
  return { message: phrases.anUnknownErrorOccurred, details: '' };
}
