declare global {
  interface Window {
    /** The form that was sent before the script was there that sends it. */
    sangamamEarlySubmit?: EventTarget | null;
  }
}

/**
 * Runs with the first inline script: who presses Enter before the page's scripts are there loses nothing. The browser
 * must not send the form by itself; `takeEarlySubmit` sends it as soon as it can be sent.
 */
export const earlySubmitScript = `addEventListener("submit",function(e){e.preventDefault();window.sangamamEarlySubmit=e.target},true)`;

/** Whether `element` was sent too early; asked once. */
export function takeEarlySubmit(element: HTMLFormElement): boolean {
  const waits = window.sangamamEarlySubmit === element;
  window.sangamamEarlySubmit = null;
  return waits;
}

/** A form that is being sent in the right way waits no more. */
export function forgetEarlySubmit(): void {
  window.sangamamEarlySubmit = null;
}
