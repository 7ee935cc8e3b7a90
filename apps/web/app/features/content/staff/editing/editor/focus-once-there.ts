/** How long to wait for a control: the editor of formatted text is loaded when its section opens first. */
const longestMs = 5_000;

/** Focuses the control with this id, as soon as it is there: its section may be just about to open. */
export function focusOnceThere(id: string): void {
  const focus = () => {
    const control = document.getElementById(id);
    control?.focus();
    return control !== null && document.activeElement === control;
  };
  if (focus()) return;
  const watch = new MutationObserver(() => focus() && watch.disconnect());
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden'],
  });
  setTimeout(() => watch.disconnect(), longestMs);
}
