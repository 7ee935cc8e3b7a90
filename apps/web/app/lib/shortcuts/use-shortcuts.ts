import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const storageKey = 'sangamam.shortcuts';

/**
 * Single-key shortcuts of the admin area, such as `j`. They are off while typing, while a dialog is open, with a
 * modifier key, and for people who have turned them off (WCAG 2.1.4).
 */
export function useShortcuts(acts: Readonly<Record<string, () => void>>): void {
  const { on } = useShortcutSwitch();
  // Always reads the latest actions: a key may be pressed before the page's other effects have run.
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!on) return undefined;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

/** Whether single-key shortcuts are on in this browser, and the setter. */
export function useShortcutSwitch(): { on: boolean; turn: (on: boolean) => void } {
  const on = useSyncExternalStore(subscribe, read, () => true);
  return { on, turn };
}

const turned = new EventTarget();

function subscribe(onChange: () => void): () => void {
  turned.addEventListener('turned', onChange);
  return () => turned.removeEventListener('turned', onChange);
}

function read(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

function turn(on: boolean): void {
  localStorage.setItem(storageKey, on ? 'on' : 'off');
  turned.dispatchEvent(new Event('turned'));
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
