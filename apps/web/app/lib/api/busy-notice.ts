type Notice = (message: string, forMs: number) => void;

let notice: Notice | undefined;

/** Registers what shows that a call waits for a busy server. */
export function setBusyNotice(show: Notice): void {
  notice = show;
}

/** Shows `message` for as long as the call waits. */
export function showBusy(message: string, forMs: number): void {
  notice?.(message, forMs);
}
