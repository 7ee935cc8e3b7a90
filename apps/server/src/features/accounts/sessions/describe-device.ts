import Bowser from 'bowser';

/** Names that are shorter, or better known, than the parser's. */
const everydayNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'Chromebook',
  macOS: 'Mac',
};

/** A user agent in the words that its owner knows it by: `Safari on iPhone`. */
export function describeDevice(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent);
  // Apple's models are known by their names, those of others by numbers.
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : os.name;
  const names = [browser.name, system].filter((name) => name !== undefined && name !== '');
  return names.map((name) => everydayNames[name ?? ''] ?? name).join(' on ') || 'Unknown device';
}
