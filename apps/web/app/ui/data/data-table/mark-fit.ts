/** Marks the frame of a table with `data-fits` while the table is not wider: a ref, which also ends the watching. */
export function markFit(frame: HTMLElement | null) {
  if (!frame) return undefined;
  const check = () =>
    frame.toggleAttribute('data-fits', (frame.firstElementChild?.scrollWidth ?? 0) <= frame.clientWidth);
  const observer = new ResizeObserver(check);
  for (const watched of [frame, ...frame.children]) observer.observe(watched);
  return () => observer.disconnect();
}
