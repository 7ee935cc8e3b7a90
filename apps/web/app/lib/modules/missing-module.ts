/** What browsers throw when a script cannot be fetched: Chromium, Firefox, Safari. */
const messages = /dynamically imported module|Importing a module script failed|Unable to preload CSS/u;

/** Whether a script of the site could not be fetched. */
export function isMissingModule(error: unknown): error is Error {
  return error instanceof Error && messages.test(error.message);
}

/** The address of the script, where the browser says it. */
export function addressOfModule({ message }: Error): string | undefined {
  return /https?:\/\/\S+/u.exec(message)?.[0];
}
