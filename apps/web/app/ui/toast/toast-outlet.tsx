import { lazy, Suspense, useEffect, useState } from 'react';

import { onFirstToast } from './toast.ts';

const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then((module) => ({ default: module.ToastRegion })),
);

/** Where toasts appear; empty and weightless until there is one. */
export function ToastOutlet() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
