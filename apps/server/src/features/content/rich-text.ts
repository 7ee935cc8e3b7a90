import { isSafeLink } from '@sangamam/contract/content/link';
import sanitizeHtml from 'sanitize-html';

/** What an editor's text may be made of. */
const allowed = ['p', 'br', 'hr', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'];

/** Wrappers that word processors paste along: their content stays, they go. */
const wrappers = ['span', 'font'];

/** Elements that mean the same as one that is allowed. */
const sameAs = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  div: 'p',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
};

/**
 * Reduces HTML to the allow-list: only links carry an attribute, and only to https or this site. Whatever else looks
 * like markup stays as the text that somebody wrote, and is shown as such.
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowed, ...wrappers],
    allowedAttributes: { a: ['href'] },
    disallowedTagsMode: 'escape',
    exclusiveFilter: ({ tag }) => (wrappers.includes(tag) ? 'excludeTag' : false),
    transformTags: {
      ...sameAs,
      a: (tagName, { href = '' }) => ({ tagName, attribs: isSafeLink(href) ? { href } : {} }),
    },
    nestingLimit: 12,
  }).trim();
}
