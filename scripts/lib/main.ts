import { describeCommandFailure } from '#server/describe-start-failure.ts';

/** Runs a script; a failure ends it with only its message, without a stack trace. */
export async function main(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(describeCommandFailure(error));
    process.exitCode = 1;
  }
}
