import type { Language } from '@sangamam/contract/phrases/language';

/** The versions of the builds, as their pages name them when they ask for more routes. */
export type BuildVersions = Readonly<Record<Language, string>>;

/**
 * The language that answers a path: the back office and the drivers' pages are in English for everybody, and a page that asks for more routes
 * gets those of its own build, whatever was chosen since in another tab. All else is as chosen.
 */
export function pageLanguage(
  address: string,
  chosen: Language | undefined,
  versions: BuildVersions,
): Language {
  const { pathname, searchParams } = new URL(address.replace(/^[/\\]+/u, '/'), 'http://site.invalid');
  if (pathname === '/__manifest') {
    const version = searchParams.get('version');
    const isOf = (language: Language) => version === versions[language];
    if (isOf('en') !== isOf('ml')) return isOf('ml') ? 'ml' : 'en';
  }
  return isInEnglishOnly(pathname) ? 'en' : (chosen ?? 'en');
}

/** `/admin` and the drivers' pages, and all below, as the router matches it: in any case, with encoded letters, as a page or as its data. */
function isInEnglishOnly(pathname: string): boolean {
  try {
    return /^\/(?:admin|driver)(?:$|[/.])/iu.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
