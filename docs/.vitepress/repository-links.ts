import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { addressOf } from './pages.ts';

/** What is needed of a token and of a parser of markdown-it. */
interface Token {
  type: string;
  tag: string;
  content: string;
  nesting: number;
  attrs: [string, string][] | null;
  children: Token[] | null;
}
interface MarkdownParser {
  core: {
    ruler: {
      push(name: string, rule: (state: { tokens: Token[]; env: PageContext }) => void): void;
    };
  };
}
interface PageContext {
  path: string;
  /** The file itself where `path` is that of its address. */
  realPath?: string;
}

interface Place {
  /** The folder of the repository. */
  root: string;
  /** Where its files are shown, such as `https://github.com/owner/name`; without it links to sources become plain text. */
  repository?: string | undefined;
}

/** The file that a link of a text leads to, or undefined for an address of its own or a heading of the same text. */
function targetOf(href: string, from: string): { file: string; heading: string } | undefined {
  if (href.startsWith('#') || /^[a-z]+:/u.test(href)) return undefined;
  const [file = '', heading] = href.split('#');
  return {
    file: path.resolve(path.dirname(from), decodeURI(file)),
    heading: heading === undefined ? '' : `#${heading}`,
  };
}

/**
 * Where a link of a text leads on the site: to the page that the text became, or to the file in the repository. Null where
 * the repository has no address. A link to a file that does not exist is an error.
 */
export function resolveLink(href: string, from: string, { root, repository }: Place): string | null {
  const target = targetOf(href, from);
  if (target === undefined) return href;
  const file = path.relative(root, target.file);
  if (!existsSync(target.file)) throw new Error(`${path.relative(root, from)}: ${href} leads to no file`);
  const isFolder = statSync(target.file).isDirectory();
  const address = addressOf(file) ?? (isFolder ? addressOf(path.join(file, 'README.md')) : undefined);
  if (address !== undefined) return `/${address.replace(/(^|\/)index$/u, '$1')}${target.heading}`;
  if (repository === undefined) return null;
  return `${repository.replace(/\/$/u, '')}/${isFolder ? 'tree' : 'blob'}/HEAD/${file}${target.heading}`;
}

/** Makes links of the texts, which are valid in the repository, valid on the site. */
export function repositoryLinks(markdown: MarkdownParser, place: Place): void {
  markdown.core.ruler.push('repository-links', ({ tokens, env }) => {
    const from = env.realPath ?? env.path;
    for (const { children } of tokens) {
      for (const [position, token] of (children ?? []).entries()) {
        if (token.type === 'link_open') adapt(token, (children ?? []).slice(position + 1), from, place);
      }
    }
  });
}

function adapt(token: Token, following: readonly Token[], from: string, place: Place): void {
  const href = token.attrs?.find(([name]) => name === 'href');
  // Those of headings are made by the site itself.
  if (href === undefined || href[1] === '') return;
  const resolved = resolveLink(href[1], from, place);
  if (resolved !== null) {
    href[1] = resolved;
    return;
  }
  const end = following.find(({ type }) => type === 'link_close');
  for (const each of [token, end]) {
    if (each === undefined) continue;
    Object.assign(each, { type: 'text', tag: '', nesting: 0, content: '', attrs: null });
  }
}
