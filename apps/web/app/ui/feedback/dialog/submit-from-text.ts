import type { KeyboardEvent } from 'react';

/** Ctrl-Enter, or ⌘-Enter, in a text of several lines sends the form, as Enter does from a field of one line. */
export function submitFromText(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLTextAreaElement) || !target.form) return;
  event.preventDefault();
  target.form.requestSubmit();
}
