import { site } from '#web/config/site.ts';

/** The `meta` of a page that is nobody's search result: its own words first, so that tabs can be told apart. */
export function pageTitle(title: string): [{ title: string }, { name: string; content: string }] {
  return [{ title: `${title} · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}
