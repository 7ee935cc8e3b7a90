import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A ref for the main region, which receives the focus after each navigation so that screen readers start there. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
