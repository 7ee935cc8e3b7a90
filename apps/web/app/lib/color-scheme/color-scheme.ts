import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';

/** Storage key of the chosen scheme; absent while the device decides. */
const colorSchemeKey = 'sangamam.color-scheme';

/**
 * Runs before the first paint and marks the document with the scheme to show. The attribute is the component library's,
 * so its styles follow, too; `data-color-choice` says what was chosen, or `device`.
 */
export const colorSchemeScript = `(function(c,d){try{c=localStorage.getItem(${JSON.stringify(colorSchemeKey)})}catch(e){}d=document.documentElement.dataset;d.colorChoice=c=c==="light"||c==="dark"?c:"device";d.mantineColorScheme=c!=="device"?c:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"})()`;

const listeners = new Set<() => void>();

/** The current scheme as React state; light during server rendering. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, shownScheme, () => 'light');
}

/** Goes on to the next of three choices: the other scheme than the device's, then the device's own, then as the device has it. */
export function switchColorScheme(): void {
  const device = deviceScheme();
  const { colorChoice } = document.documentElement.dataset;
  if (colorChoice === device) chooseColorScheme('device');
  else chooseColorScheme(colorChoice === 'device' ? otherOf[device] : device);
}

const otherOf = { light: 'dark', dark: 'light' } as const;

/** Stores a choice for this browser and applies it. */
export function chooseColorScheme(choice: ColorScheme | 'device'): void {
  try {
    if (choice === 'device') localStorage.removeItem(colorSchemeKey);
    else localStorage.setItem(colorSchemeKey, choice);
  } catch {
    // If storage is blocked, the choice lasts until the page is left.
  }
  show(choice);
}

/** Follows the device while nothing is chosen, and choices made in other tabs. */
export function followColorScheme(): () => void {
  const device = deviceQuery();
  const catchUp = () => show(chosenScheme() ?? 'device');
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === colorSchemeKey) catchUp();
  };
  device.addEventListener('change', catchUp);
  addEventListener('storage', onStorage);
  // Another tab may have chosen since the first paint.
  catchUp();
  return () => {
    device.removeEventListener('change', catchUp);
    removeEventListener('storage', onStorage);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(choice: ColorScheme | 'device'): void {
  const { dataset } = document.documentElement;
  dataset['colorChoice'] = choice;
  dataset['mantineColorScheme'] = choice === 'device' ? deviceScheme() : choice;
  for (const listener of listeners) listener();
}

function shownScheme(): ColorScheme {
  return document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light';
}

function chosenScheme(): ColorScheme | undefined {
  try {
    const chosen = localStorage.getItem(colorSchemeKey);
    return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
  } catch {
    return undefined;
  }
}

function deviceScheme(): ColorScheme {
  return deviceQuery().matches ? 'dark' : 'light';
}

function deviceQuery(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
