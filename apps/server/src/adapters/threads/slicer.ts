import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a calculation goes on before other requests run. */
const sliceMs = 8;

/** Answers a function to await between the steps of a long calculation: it lets others run when a slice is used up. */
export function createSlicer(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await nextTurn();
    since = performance.now();
  };
}
