type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Registers the dialog that asks for password and code, for calls made outside of React. Returns the unregister function. */
export function setProofPrompt(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = undefined;
  };
}

/** Asks for a fresh proof, once for all waiting calls; resolves to false if it was not given. */
export async function askForProof(): Promise<boolean> {
  if (ask === undefined) return false;
  asking ??= ask();
  try {
    return await asking;
  } finally {
    asking = undefined;
  }
}
