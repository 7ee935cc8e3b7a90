type Notice = (message: string, forMs: number) => void;

let notice: Notice | undefined;

/** Registers what shows that a call waits for a busy server. Returns the unregister function. */
export function setBusyNotice(show: Notice): () => void {
  notice = show;
  return () => {
    if (notice === show) notice = undefined;
  };
}

/** Shows `message` for as long as the call waits. */
export function showBusy(message: string, forMs: number): void {
  notice?.(message, forMs);
}
