import { site } from '#web/config/site.ts';

/** The `meta` of a page that search engines don't list: its own title first, so that tabs can be told apart. */
export function pageTitle(title: string): [{ title: string }, { name: string; content: string }] {
  return [{ title: `${title} · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}
