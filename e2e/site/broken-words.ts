import type { Page } from '@playwright/test';

/**
 * Short English words that are broken in two, down to a letter a line, where their box is too narrow. Longer ones, addresses
 * and codes may break where they do not fit. What is hidden from sight on purpose does not count.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const shortWord = /(?<![^\s(“"])[A-Za-z]{2,10}(?![^\s,.:;!?)”"])/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || element.matches('script, style, option, noscript')) continue;
      if (element.closest('.visually-hidden, [inert], [hidden], svg')) continue;
      // The words of a control with a longer name for screen readers are seen all the same.
      if (element.closest('[aria-hidden="true"]') && !element.closest('a, button')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.textContent.includes('@')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(shortWord)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const shown = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(shown.map(({ top }) => Math.round(top))).size > 1)
          broken.add(`${element.localName}.${element.className} breaks the word ${word}`);
      }
    }
    return [...broken];
  });
}

/** Words of headings, in any script, that are broken in two although they would fit on a line in the size of the text. */
export async function brokenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const textSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (heading.closest('.visually-hidden, [inert], [hidden]') || !heading.checkVisibility()) continue;
      const shrink = textSize / parseFloat(getComputedStyle(heading).fontSize);
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          const whole = lines.reduce((sum, { width }) => sum + width, 0) * shrink;
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1 && whole <= heading.clientWidth)
            broken.add(`${heading.localName} breaks the word ${word}`);
        }
      }
    }
    return [...broken];
  });
}
