/** A short word at the top of the page that goes by itself. */
export interface Toast {
  message: string;
  tone?: 'success' | 'danger' | 'info';
  /** How long it stays; 5 s unless told (SPEC §9 knows 1.2, 2 and 5 s). */
  forMs?: number;
}

let openRegion: (() => void) | undefined;

/** Shows a toast. What draws it is loaded with the first one: pages that never toast never pay for it. */
export async function showToast(toast: Toast): Promise<void> {
  openRegion?.();
  const { drawToast } = await import('./toast-region.tsx');
  drawToast(toast);
}

/** Lets the outlet know that there is something to show. */
export function onFirstToast(open: () => void): () => void {
  openRegion = open;
  return () => {
    if (openRegion === open) openRegion = undefined;
  };
}
