import '#web/theme/theme-styles.ts';

import type { ReactNode } from 'react';
import { createRoutesStub, type LoaderFunction } from 'react-router';
import { render } from 'vitest-browser-react';

import { chooseColorScheme } from '#web/lib/color-scheme/color-scheme.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { startSession, type SignedInAccount } from '#web/lib/session/session.ts';
import { LeaveGuard } from '#web/ui/form/leaving/leave-guard.tsx';
import { ToastOutlet } from '#web/ui/feedback/toast/toast-outlet.tsx';

interface StubRoute {
  path: string;
  Component: () => ReactNode;
  clientLoader?: LoaderFunction;
  /** Pages within a layout; the path of the layout is then `/`. */
  children?: readonly StubRoute[];
}

interface RenderOptions {
  /** The first URL, with the navigation state of a previous page; by default the first route's path. */
  at?: string | { pathname: string; search?: string; state: object };
  /** The signed-in account; absent for a visitor. */
  as?: Partial<SignedInAccount>;
  scheme?: 'light' | 'dark';
}

/**
 * Renders pages as the app does, with its theme, cache and toasts, in a separate router. The test mocks their requests
 * with `mockEndpoint`; any other request, and any error on the console, fails the test.
 */
export function renderApp(routes: readonly StubRoute[], { at, as, scheme = 'light' }: RenderOptions = {}) {
  chooseColorScheme(scheme);
  if (as) startSession({ ...somebody, ...as });
  const Stub = createRoutesStub(routes.map((route) => toStub(route)));
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

function toStub({ path, Component, clientLoader, children }: StubRoute, isTop = true): Stub {
  return {
    path,
    // The router passes a page what its loader returned.
    Component: (props: object) => (
      <>
        <Component {...props} />
        {isTop && <LeaveGuard />}
      </>
    ),
    ...(clientLoader && { loader: clientLoader, HydrateFallback: () => null }),
    ...(children && { children: children.map((child) => toStub(child, false)) }),
  };
}

/** Renders a part of a page. */
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
