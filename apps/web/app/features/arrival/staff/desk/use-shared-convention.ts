import { useEffect, useEffectEvent, useRef } from 'react';

import { storeConvention, useStoredConvention } from '#web/domain/conventions/stored-convention.ts';

/**
 * Keeps the desk and the convention switch of the admin area together: the convention that the desk's address names is the
 * one that the switch shows, and `onChosen` is told when another one is chosen there.
 */
export function useSharedConvention(named: string | undefined, onChosen: (convention: string) => void): void {
  const stored = useStoredConvention();
  const seen = useRef(stored);
  const follow = useEffectEvent(onChosen);
  useEffect(() => {
    if (named !== undefined) storeConvention(named);
  }, [named]);
  useEffect(() => {
    if (stored === seen.current) return;
    seen.current = stored;
    follow(stored);
  }, [stored]);
}
