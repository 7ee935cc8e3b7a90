import { expect, test } from 'vitest';

import { renderPiece } from '../../../../test/render-app.tsx';
import { EmailText, SentenceWithEmail } from './email-text.tsx';

/** Renders addresses in a column of this width in pixels; the texts of the lines as they stand there. */
async function linesOf(email: string, width: number): Promise<string[]> {
  const { container } = await renderPiece(
    <p style={{ width, margin: 0, font: '16px monospace' }}>
      <EmailText email={email} />
    </p>,
  );
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const letters = text.textContent ?? '';
    for (let at = 0; at < letters.length; at += 1) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? '') + letters.charAt(at));
    }
  }
  return [...lines.values()];
}

test('an address that fits stays on one line', async () => {
  expect(await linesOf('mercy@example.org', 300)).toEqual(['mercy@example.org']);
});

test('an address that does not fit breaks after its @ and its dots, not inside a word', async () => {
  expect(await linesOf('mercy.padinjarekara@example.org', 150)).toEqual([
    'mercy.',
    'padinjarekara@',
    'example.org',
  ]);
});

test('a word of an address that is wider than its column breaks rather than being cut off', async () => {
  const lines = await linesOf('thekkethalackalkunnumpurath@example.org', 150);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.at(-1)).toBe('example.org');
});

test('no letter of an address is drawn into another', async () => {
  const { container } = await renderPiece(<EmailText email="siby.thottungal@example.org" />);
  await document.fonts.ready;
  const widthOf = (text: string) => {
    const piece = document.createElement('span');
    piece.textContent = text;
    piece.style.position = 'absolute';
    container.querySelector('span')?.append(piece);
    const { width } = piece.getBoundingClientRect();
    piece.remove();
    return width;
  };
  for (const [first, second] of [
    ['y', '.'],
    ['.', 't'],
    ['t', 't'],
    ['f', 'i'],
  ] as const)
    expect(widthOf(first + second)).toBeCloseTo(widthOf(first) + widthOf(second), 1);
});

test('links and fields of addresses draw each letter by itself, too', async () => {
  const { container } = await renderPiece(
    <>
      <a href="mailto:siby.thottungal@example.org">siby.thottungal@example.org</a>
      <input type="email" aria-label="Email" />
    </>,
  );
  for (const shown of container.querySelectorAll('a, input'))
    expect(getComputedStyle(shown)).toMatchObject({ fontKerning: 'none', fontVariantLigatures: 'none' });
});

test('the address can be copied as one word', async () => {
  const { container } = await renderPiece(<EmailText email="mercy.padinjarekara@example.org" />);
  expect(container.textContent).toBe('mercy.padinjarekara@example.org');
});

test('the address in a sentence breaks at the same places, and the sentence stays as it is', async () => {
  const sentence = 'Sent to mercy.padinjarekara@example.org by email.';
  const { container } = await renderPiece(
    <SentenceWithEmail sentence={sentence} email="mercy.padinjarekara@example.org" />,
  );
  expect(container.textContent).toBe(sentence);
  expect(container.querySelectorAll('wbr')).toHaveLength(3);
});

test('a sentence without the address stays as it is', async () => {
  const { container } = await renderPiece(<SentenceWithEmail sentence="Sent to Mercy." email="" />);
  expect(container.textContent).toBe('Sent to Mercy.');
});
