import {
  faultOf,
  type PlaceholderCatalogue,
  type PlaceholderFault,
} from '../../fields/placeholders/placeholders.ts';
import {
  blocksOf,
  mailBlocks,
  mailPlaceholders,
  placeholdersOf,
  type MailBlockName,
  type MailPlaceholder,
  type MailTextKind,
} from './mail-text-kinds.ts';

/** A part of the body of a text: formatted words, or a block that the mail brings. */
export type BodyPart = { html: string } | { block: MailBlockName };

const blockNames = Object.keys(mailBlocks) as MailBlockName[];
const paragraphOfBlock = /<p>(?:\s|&nbsp;|\u00A0)*\{([^{}<>]*)\}(?:\s|&nbsp;|\u00A0)*<\/p>/gu;

function blockWritten(written: string): MailBlockName | undefined {
  const tidy = written
    .replaceAll(/&nbsp;|\u00A0/gu, ' ')
    .trim()
    .toLowerCase();
  return blockNames.find((name) => mailBlocks[name].written === tidy);
}

/** The body of a text, HTML of the allow-list of pages, in its parts. */
export function bodyParts(body: string): BodyPart[] {
  const parts: BodyPart[] = [];
  let end = 0;
  for (const found of body.matchAll(paragraphOfBlock)) {
    const block = blockWritten(found[1] ?? '');
    if (block === undefined || !isOutermost(body.slice(0, found.index))) continue;
    parts.push({ html: body.slice(end, found.index) }, { block });
    end = found.index + found[0].length;
  }
  parts.push({ html: body.slice(end) });
  return parts.filter((part) => 'block' in part || !/^(?:\s|<p>\s*<\/p>)*$/u.test(part.html));
}

/** Whether every element that is opened in `before` is closed there, too. */
function isOutermost(before: string): boolean {
  const tags = [...before.matchAll(/<(\/?)([a-z][a-z\d]*)[^>]*>/gu)].filter(
    ([, , name]) => name !== 'br' && name !== 'hr',
  );
  return tags.filter(([, slash]) => slash === '').length === tags.filter(([, slash]) => slash === '/').length;
}

/** What is wrong with a text. */
export type MailTextFault =
  | PlaceholderFault<MailPlaceholder>
  | { kind: 'MISSING' | 'TWICE' | 'NOT_ALONE'; block: MailBlockName }
  /** Braces in the address of a link. */
  | { kind: 'IN_LINK' };

/** The first fault of a subject. */
export function subjectFault(kind: MailTextKind, subject: string): MailTextFault | undefined {
  return faultOf(catalogueOf(kind), subject);
}

/** The first fault of a body. */
export function bodyFault(kind: MailTextKind, body: string): MailTextFault | undefined {
  if (/href="[^"]*[{}]/u.test(body)) return { kind: 'IN_LINK' };
  const parts = bodyParts(body);
  const found = parts.flatMap((part) => ('block' in part ? [part.block] : []));
  const allowed = blocksOf(kind);
  for (const part of parts) {
    if ('block' in part) {
      if (!allowed.includes(part.block))
        return { kind: 'UNKNOWN', written: `{${mailBlocks[part.block].written}}` };
      continue;
    }
    const fault = faultOf(catalogueOf(kind), part.html);
    const block =
      fault?.kind === 'UNKNOWN' ? blockWritten(fault.written.replaceAll(/[{}]/gu, '')) : undefined;
    if (block !== undefined && allowed.includes(block)) return { kind: 'NOT_ALONE', block };
    if (fault) return fault;
  }
  const twice = found.find((block, index) => found.indexOf(block) !== index);
  if (twice !== undefined) return { kind: 'TWICE', block: twice };
  const missing = allowed.find((block) => !found.includes(block));
  return missing === undefined ? undefined : { kind: 'MISSING', block: missing };
}

function catalogueOf(kind: MailTextKind): PlaceholderCatalogue<MailPlaceholder> {
  const entries = placeholdersOf(kind).map((name) => [name, mailPlaceholders[name]]);
  return Object.fromEntries(entries) as PlaceholderCatalogue<MailPlaceholder>;
}

/** What people read of a fault. */
export function faultText(fault: MailTextFault): string {
  switch (fault.kind) {
    case 'UNKNOWN':
      return `${fault.written} cannot be filled in. Please choose from the list`;
    case 'EMPTY': {
      const { written } = mailPlaceholders[fault.placeholder];
      return `{${written}} may be empty. Say what to write then: {${written}|other words}`;
    }
    case 'MISSING':
      return `{${mailBlocks[fault.block].written}} is missing. This mail must have it`;
    case 'TWICE':
      return `{${mailBlocks[fault.block].written}} is there twice. Please keep one`;
    case 'NOT_ALONE':
      return `{${mailBlocks[fault.block].written}} needs a paragraph of its own, outside lists and quotes`;
    case 'IN_LINK':
      return 'The address of a link cannot be filled in. Please write the whole address';
  }
}
