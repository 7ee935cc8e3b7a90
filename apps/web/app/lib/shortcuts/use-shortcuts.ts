import { useEffect, useRef, useSyncExternalStore } from 'react';

const storageKey = 'sangamam.shortcuts';

/**
 * Single keys of the back office, such as `j`. They sleep while somebody types, while a dialog is open, beside a
 * modifier key, and for whoever has turned them off (WCAG 2.1.4).
 */
export function useShortcuts(acts: Readonly<Record<string, () => void>>): void {
  const current = useRef(acts);
  const { on } = useShortcutSwitch();
  useEffect(() => {
    current.current = acts;
  });
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      const act = current.current[event.key];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

/** Whether this browser's single keys act, and the switch for that. */
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
