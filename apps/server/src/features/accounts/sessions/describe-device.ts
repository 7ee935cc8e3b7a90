/** The first that fits names it: browsers call themselves by each other's names too. */
const browsers = [
  [/\bEdgA?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b/u, 'Mac'],
  [/\bCrOS\b/u, 'Chromebook'],
  [/\bLinux\b/u, 'Linux'],
] as const;

/** A user agent in the words that its owner knows it by: `Safari on iPhone`. */
export function describeDevice(userAgent: string | null): string {
  const browser = browsers.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const system = systems.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}
