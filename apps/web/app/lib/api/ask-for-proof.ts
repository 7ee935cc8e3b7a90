type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Lets calls outside of React ask whoever is there for password and code; answers what ends it. */
export function setProofPrompt(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = undefined;
  };
}

/** Asks for a fresh proof, once for all calls that wait for it; false when it was not given. */
export async function askForProof(): Promise<boolean> {
  if (ask === undefined) return false;
  asking ??= ask();
  try {
    return await asking;
  } finally {
    asking = undefined;
  }
}
