/** Runs a script's work; a failure ends it with the message alone, without a stack that says nothing to the reader. */
export async function main(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
