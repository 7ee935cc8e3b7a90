/** A command cannot work with these settings or arguments, and has neither created nor changed anything. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
