import { isSafeLink } from '@sangamam/contract/content/link';
import sanitizeHtml from 'sanitize-html';

/** The elements allowed in an editor's text. */
const allowed = ['p', 'br', 'hr', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'];

/** Wrappers that word processors paste: removed, their content is kept. */
const wrappers = ['span', 'font'];

/** Elements with the meaning of an allowed one. */
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
 * Reduces HTML to the allow-list: only links have an attribute, and only to https or this site. Any other markup
 * becomes visible text.
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
