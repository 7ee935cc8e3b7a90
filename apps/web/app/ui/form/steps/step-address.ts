import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useHydrated } from '#web/lib/use-hydrated.ts';

/** Whether forms show one step at a time: the condition of `form-steps.module.css`. */
export function showsOneStep(): boolean {
  return matchMedia('(max-width: 36rem) and (scripting: enabled)').matches;
}

/**
 * The step of a form in the page's address, `?step=3` for the third; steps count from 0 here. `show` makes an entry in
 * the browser's history, or goes back where the step is the one before; `showInstead` replaces the entry.
 */
export function useStepAddress(count: number) {
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  // The server renders a page without its query.
  const current = useHydrated() ? stepIn(search, count) : 0;
  const cameFrom = (location.state as { step?: unknown } | null)?.step;
  const show = useCallback(
    (step: number) =>
      void (step === cameFrom
        ? navigate(-1)
        : navigate(withStep(search, step), { state: { step: current }, preventScrollReset: true })),
    [cameFrom, current, navigate, search],
  );
  const showInstead = (step: number) =>
    void navigate(withStep(search, step), { replace: true, preventScrollReset: true });
  return { current, show, showInstead };
}

function stepIn(search: string, count: number): number {
  const step = Number(new URLSearchParams(search).get('step') ?? 1) - 1;
  return Number.isInteger(step) && step >= 0 && step < count ? step : 0;
}

function withStep(search: string, step: number): string {
  const params = new URLSearchParams(search);
  if (step === 0) params.delete('step');
  else params.set('step', String(step + 1));
  return `?${params}`;
}
