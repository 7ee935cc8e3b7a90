declare global {
  interface Window {
    /** The form that was submitted before its script had loaded. */
    sangamamEarlySubmit?: EventTarget | null;
  }
}

/**
 * Runs in the first inline script, so that pressing Enter before the page's scripts have loaded loses nothing. It keeps
 * the browser from submitting the form natively; `takeEarlySubmit` submits it as soon as possible.
 */
export const earlySubmitScript = `addEventListener("submit",function(e){e.preventDefault();window.sangamamEarlySubmit=e.target},true)`;

/** Whether `element` was submitted too early; true at most once. */
export function takeEarlySubmit(element: HTMLFormElement): boolean {
  const waits = window.sangamamEarlySubmit === element;
  window.sangamamEarlySubmit = null;
  return waits;
}

/** Forgets a waiting form that is now being submitted normally. */
export function forgetEarlySubmit(): void {
  window.sangamamEarlySubmit = null;
}
