import './theme/theme-styles.ts';

import malayalamFont from '@fontsource-variable/anek-malayalam/files/anek-malayalam-malayalam-wght-normal.woff2?url';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigate } from 'react-router';

import * as phrases from '#phrases/language.ts';
import type { Route } from './+types/root.ts';
import { site } from './config/site.ts';
import { setBusyNotice } from './lib/api/busy-notice.ts';
import { setNavigate } from './lib/api/navigate.ts';
import { colorSchemeScript, followColorScheme } from './lib/color-scheme/color-scheme.ts';
import { documentAddressScript } from './lib/document-address.ts';
import { earlySubmitScript } from './lib/forms/early-submit.ts';
import { sessionScript } from './lib/session/session-script.ts';
import { markSignedIn, subscribe } from './lib/session/session.ts';
import { useNonce } from './nonce.ts';
import { CrashScreen } from './shell/crash-screen.tsx';
import { MissingScriptsNotice } from './shell/missing-scripts-notice.tsx';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import latinFont from './theme/fonts/anek-latin-basic.woff2?url';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';
import { LeaveGuard } from '#web/ui/form/leaving/leave-guard.tsx';
import { ToastOutlet } from '#web/ui/feedback/toast/toast-outlet.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

setBusyNotice((message, forMs) => showToast({ message, forMs, tone: 'info' }));

/**
 * What has to happen before the first paint, and before the first click. It runs from the page as the server sent it;
 * React leaves it there, so the page's own scripts do not carry its text once more.
 */
const firstScript = import.meta.env.SSR
  ? `${colorSchemeScript};${sessionScript};${documentAddressScript};${earlySubmitScript}`
  : '';

export const links: Route.LinksFunction = () => [
  {
    rel: 'preload',
    // Pages in Malayalam have more text in it, and load the Latin file when they come to it.
    href: phrases.language === 'ml' ? malayalamFont : latinFont,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: Route.MetaFunction = () => [{ title: site.name }];

/** The document around every page, also around a crash. What the server cannot know, a small script settles before the first paint. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    // The first script marks this element by what the browser knows and the server does not.
    <html lang={phrases.language} data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f4a37" />
        {/* oxlint-disable-next-line react/no-danger -- our own constant, run before the first paint */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        <Meta />
        {/* Our own files load without the nonce, which differs from visitor to visitor and would not be compressed. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <MissingScriptsNotice />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const navigate = useNavigate();
  useEffect(() => setNavigate((to, options) => void navigate(to, options)), [navigate]);
  useEffect(followColorScheme, []);
  // Listening here, another tab's login or logout reaches the document's marks on every page.
  useEffect(() => {
    markSignedIn();
    return subscribe(markSignedIn);
  }, []);
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <LeaveGuard />
      <ToastOutlet />
    </>
  );
}

export function HydrateFallback() {
  return <PageSpinner />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CrashScreen error={error} />;
}
