const fields =
  'input:not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"], :disabled), textarea:not(:disabled)';

/**
 * Marks the first text field of a dialog as the one that gets the focus, so that people can type at once. With touch
 * alone nothing is marked, since the keyboard would cover the dialog; neither where the content says itself what gets it.
 */
export function markInitialFocus(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]') || !matchMedia('(any-pointer: fine)').matches) return;
  body.querySelector(fields)?.setAttribute('data-autofocus', '');
}
