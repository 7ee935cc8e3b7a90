import { lazy, Suspense } from 'react';

import { useSession } from '#web/lib/session/session.ts';

const OwnStatus = lazy(() => import('./own-status.tsx').then((module) => ({ default: module.OwnStatus })));

/**
 * For a family that is signed in: what its registration for a convention needs next. Loaded for them alone; it comes
 * beside the page's content, so nothing is shown while it loads or where it cannot be read.
 */
export function OwnStatusStrip({ conventionId }: { conventionId: string }) {
  const session = useSession();
  if (session?.type !== 'REGISTRANT') return null;
  return (
    <Suspense fallback={null}>
      <OwnStatus key={session.userId} userId={session.userId} conventionId={conventionId} />
    </Suspense>
  );
}
