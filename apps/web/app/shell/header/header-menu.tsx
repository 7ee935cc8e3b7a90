import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/**
 * Something of the header that opens: by a native `<details>`, which works before any script has run. Escape, a click
 * elsewhere and the next page close it.
 */
export function HeaderMenu({
  className,
  opener,
  openerClass,
  children,
}: {
  className: string | undefined;
  opener: ReactNode;
  openerClass: string | undefined;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);
  // Not when the scripts start: who opened it before them keeps it open.
  const keyOfPage = useRef(key);
  useEffect(() => {
    if (keyOfPage.current !== key) close();
    keyOfPage.current = key;
  }, [close, key]);
  useEffect(() => {
    const onPointer = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) close();
    };
    addEventListener('pointerdown', onPointer);
    return () => removeEventListener('pointerdown', onPointer);
  }, [close]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as any menu
    <details
      ref={details}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={openerClass}>{opener}</summary>
      {children}
    </details>
  );
}
