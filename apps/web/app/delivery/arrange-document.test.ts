import fc from 'fast-check';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { arrangeDocument } from './arrange-document.ts';

/** A part of a document: how it is rendered, and which role it has in the arrangement. */
type Piece =
  | { kind: 'hint' | 'known sheet' | 'unknown sheet' | 'sheet for print'; name: string }
  | { kind: 'title' | 'meta' | 'paragraph' | 'picture' | 'first picture' | 'data'; text: string }
  | { kind: 'page script'; text: string };

const nonce = 'n0nce';
const textOf = (address: string) =>
  address.startsWith('/assets/known-') ? `[data-sheet="${address}"]{}` : undefined;

const addressOf = (kind: string, name: string) =>
  kind === 'known sheet' ? `/assets/known-${name}.css` : `/assets/${name}.${kind === 'hint' ? 'js' : 'css'}`;

function elementOf(piece: Piece): ReactElement {
  switch (piece.kind) {
    case 'hint':
      return createElement('link', { rel: 'modulepreload', href: addressOf(piece.kind, piece.name) });
    case 'known sheet':
    case 'unknown sheet':
      return createElement('link', { nonce, rel: 'stylesheet', href: addressOf(piece.kind, piece.name) });
    case 'sheet for print': {
      const href = addressOf('known sheet', piece.name);
      return createElement('link', { nonce, rel: 'stylesheet', media: 'print', href });
    }
    case 'title':
      return createElement('title', null, piece.text);
    case 'meta':
      return createElement('meta', { name: 'description', content: piece.text });
    case 'paragraph':
      return createElement('p', { title: piece.text }, piece.text);
    case 'picture':
      return createElement('img', { src: '/a.jpg', alt: piece.text });
    case 'first picture':
      return createElement('img', { src: '/a.jpg', alt: piece.text, fetchPriority: 'high' });
    case 'data':
      return createElement('script', { nonce, dangerouslySetInnerHTML: { __html: inScript(piece.text) } });
    case 'page script': {
      const content = { __html: inScript(piece.text) };
      return createElement('script', {
        nonce,
        type: 'module',
        async: true,
        dangerouslySetInnerHTML: content,
      });
    }
  }
}

/** Loader data as React Router writes it into a script. */
function inScript(text: string): string {
  return `hand(${JSON.stringify(text).replaceAll('<', String.raw`\u003c`)})`;
}

/** Renders a piece alone: React then moves nothing, and it preloads a first picture only in whole documents. */
const render = (piece: Piece) =>
  renderToStaticMarkup(elementOf(piece)).replace(/^<link rel="preload"[^>]*>/u, '');
const documentOf = (head: readonly string[], body: readonly string[]) =>
  `<!DOCTYPE html><html lang="en"><head>${head.join('')}</head><body>${body.join('')}</body></html>`;

/** The expected order, derived from the roles of the pieces; the code under test reads only the HTML text. */
function expectedOf(head: readonly Piece[], body: readonly Piece[]): string {
  const isHint = ({ kind }: Piece) => kind === 'hint';
  const hints = [...head, ...body].filter(isHint);
  const all = [...head, ...body];
  const waits = all.filter(({ kind }) => kind === 'page script').length === 1;
  const sheets = head.filter(({ kind }) => kind.includes('sheet'));
  const firstLeft = sheets.findIndex(({ kind }) => kind !== 'known sheet');
  const inside = new Set(firstLeft === -1 ? sheets : sheets.slice(0, firstLeft));
  const text = [...inside].map((piece) => textOf(hrefOf(piece)) ?? '').join('');
  const write = (piece: Piece): string => {
    if (isHint(piece) && waits) return '';
    if (piece.kind === 'page script' && waits) {
      const addresses = JSON.stringify(hints.map(hrefOf)).replaceAll('<', String.raw`\u003c`);
      const waiting = render(piece).replace(' type="module"', ' type="text/plain"');
      return `${waiting}<script nonce="${nonce}">STARTER(${addresses})</script>`;
    }
    if (!inside.has(piece)) return render(piece);
    const style = piece === sheets[0] ? `<style nonce="${nonce}">${text}</style>` : '';
    return style + render(piece).replace('/>', ' disabled=""/>');
  };
  const arranged = [...head.filter((piece) => !isHint(piece)), ...head.filter(isHint)];
  return documentOf(arranged.map(write), body.map(write));
}

function hrefOf(piece: Piece): string {
  return 'name' in piece ? addressOf(piece.kind, piece.name) : '';
}

/** Reduces the inline program that starts the scripts to the part that differs between pages. */
function withoutProgram(html: string): string {
  return html.replaceAll(
    /\(function\(d,me,hints\).*?\(document,document\.currentScript,(\[.*?\])\)(?=<\/script>)/gsu,
    (_, addresses: string) => `STARTER(${addresses})`,
  );
}

const arranged = (head: readonly Piece[], body: readonly Piece[]) =>
  withoutProgram(arrangeDocument(documentOf(head.map(render), body.map(render)), { nonce, textOf }));

/** Texts that a pattern could mistake for a tag, or `replace` for a `$` pattern. */
const nasty = [
  '</head>',
  '<link rel="modulepreload" href="/assets/x.js"/>',
  '<link rel="stylesheet" href="/assets/known-x.css"/>',
  '<img src="/a.jpg" fetchpriority="high"/>',
  '<script type="module">x</script>',
  '</script>',
  '</style>',
  '/>',
  '$& $1 $<head> $$',
  ' rel="stylesheet" href="/assets/known-y.css"',
  'it\'s "quoted" & <b>',
];

describe('arrangeDocument', () => {
  const sheet = { kind: 'known sheet', name: 'root' } as const;
  const hint = { kind: 'hint', name: 'a' } as const;
  const picture = { kind: 'first picture', text: '' } as const;
  const script = { kind: 'page script', text: '' } as const;

  it.each<[string, { head: Piece[]; body: Piece[] }]>([
    ['nothing to arrange', { head: [], body: [] }],
    ['hints before sheets', { head: [hint, sheet, { kind: 'hint', name: 'b' }], body: [] }],
    [
      'an unknown sheet before a known one',
      { head: [{ kind: 'unknown sheet', name: 'u' }, sheet], body: [] },
    ],
    [
      'an unknown sheet between known ones',
      {
        head: [sheet, { kind: 'unknown sheet', name: 'u' }, { kind: 'known sheet', name: 'last' }],
        body: [],
      },
    ],
    ['a sheet for print', { head: [{ kind: 'sheet for print', name: 'p' }, sheet], body: [] }],
    ['a first picture and one script', { head: [hint, sheet], body: [picture, script] }],
    ['a first picture and two scripts', { head: [hint], body: [picture, script, script] }],
    ['a first picture and no script', { head: [hint], body: [picture] }],
    ['a picture that is not the first', { head: [hint], body: [{ kind: 'picture', text: '' }, script] }],
    ['a hint in the body', { head: [], body: [hint, picture, script] }],
    ['an address with an ampersand', { head: [{ kind: 'hint', name: 'a&b' }], body: [picture, script] }],
    [
      "a sheet with an apostrophe, which is written with a '#'",
      { head: [{ kind: 'known sheet', name: "it's" }], body: [] },
    ],
    ['a sheet with an ampersand', { head: [{ kind: 'known sheet', name: 'a&b' }], body: [] }],
    ...nasty.map((text): [string, { head: Piece[]; body: Piece[] }] => [
      `${text} in title, attribute, text, picture and data`,
      {
        head: [{ kind: 'title', text }, { kind: 'meta', text }, hint, sheet],
        body: [
          { kind: 'paragraph', text },
          { ...picture, text },
          { kind: 'data', text },
          { ...script, text },
        ],
      },
    ]),
  ])('arranges a document with %s', (_, { head, body }) => {
    expect(arranged(head, body)).toBe(expectedOf(head, body));
  });

  it('keeps a sheet as a link if its text would end the style element', () => {
    const html = documentOf([render(sheet)], []);
    expect(arrangeDocument(html, { nonce, textOf: () => 'a{content:"</STYLE>"}' })).toBe(html);
  });

  it('arranges any document by its pieces, whatever their texts contain', () => {
    const text = fc
      .array(fc.oneof(fc.constantFrom(...nasty), fc.string()), { maxLength: 3 })
      .map((parts) => parts.join(''));
    const name = fc.stringMatching(/^[a-z&'<>$]{1,6}$/u);
    const named = fc.record({
      kind: fc.constantFrom('hint', 'known sheet', 'unknown sheet', 'sheet for print'),
      name,
    });
    const inHead = fc.oneof(
      named,
      fc.record({ kind: fc.constantFrom('title', 'meta', 'data'), text }),
    ) as fc.Arbitrary<Piece>;
    const inBody = fc.oneof(
      fc.record({ kind: fc.constant('hint'), name }),
      fc.record({
        kind: fc.constantFrom('paragraph', 'picture', 'first picture', 'data', 'page script'),
        text,
      }),
    ) as fc.Arbitrary<Piece>;
    const pieces = (piece: fc.Arbitrary<Piece>) => fc.array(piece, { maxLength: 6 });
    fc.assert(
      fc.property(pieces(inHead), pieces(inBody), (head, body) => {
        expect(arranged(head, body)).toBe(expectedOf(head, body));
      }),
      { numRuns: 300 },
    );
  });
});
