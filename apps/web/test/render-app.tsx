import '#web/theme/theme-styles.ts';

import type { ReactNode } from 'react';
import { createRoutesStub, type LoaderFunction } from 'react-router';
import { render } from 'vitest-browser-react';

import { chooseColorScheme } from '#web/lib/color-scheme/color-scheme.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { startSession, type SignedInAccount } from '#web/lib/session/session.ts';
import { ToastOutlet } from '#web/ui/feedback/toast/toast-outlet.tsx';

interface StubRoute {
  path: string;
  Component: () => ReactNode;
  clientLoader?: LoaderFunction;
  /** Pages within a layout; the layout's own path is then `/`. */
  children?: readonly StubRoute[];
}

interface RenderOptions {
  /** Where the app opens, with what the page before told it; the first route's path where absent. */
  at?: string | { pathname: string; search?: string; state: object };
  /** Whoever is signed in; a visitor where absent. */
  as?: Partial<SignedInAccount>;
  scheme?: 'light' | 'dark';
}

/**
 * Shows pages as the app does, with its theme, cache and toasts, on a router of their own. What they ask the server,
 * the test plans by `mockEndpoint`; anything else, and any error on the console, fails the test.
 */
export function renderApp(routes: readonly StubRoute[], { at, as, scheme = 'light' }: RenderOptions = {}) {
  chooseColorScheme(scheme);
  if (as) startSession({ ...somebody, ...as });
  const Stub = createRoutesStub(routes.map(toStub));
  return render(
    <>
      <QueryProvider>
        <Stub initialEntries={[at ?? routes[0]?.path ?? '/']} />
      </QueryProvider>
      <ToastOutlet />
    </>,
  );
}

type Stub = Parameters<typeof createRoutesStub>[0][number];

function toStub({ path, Component, clientLoader, children }: StubRoute): Stub {
  return {
    path,
    Component,
    ...(clientLoader && { loader: clientLoader, HydrateFallback: () => null }),
    ...(children && { children: children.map(toStub) }),
  };
}

/** Shows a piece of a page. */
export function renderPiece(piece: ReactNode, options: Omit<RenderOptions, 'at'> = {}) {
  return renderApp([{ path: '/', Component: () => piece }], options);
}

const somebody: SignedInAccount = {
  id: '01970000-0000-7000-8000-000000000001',
  token: 'a-token-of-the-test',
  type: 'REGISTRANT',
  username: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Mathew',
  email: 'anna@example.org',
};
