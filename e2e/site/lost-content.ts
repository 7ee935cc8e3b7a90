import type { Page } from '@playwright/test';

/**
 * What a reader cannot reach on the page as it is: text and controls that stand outside the page's width, or that an
 * ancestor cuts off. What scrolls by itself, such as a table, is no loss; what is hidden from sight on purpose is none.
 * Each entry names the element, its text and how far it is out. Only `within` the elements of a selector, where given.
 */
export async function lostContent(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const room = document.documentElement.clientWidth;
    const lost = new Set<string>();
    const sideways = document.documentElement.scrollWidth - room;
    if (sideways > 1 && selector === 'body') lost.add(`the page scrolls sideways by ${sideways} px`);

    /** The box of an element without its borders: where its `overflow` cuts. */
    const inside = (element: Element) => {
      const { left, top } = element.getBoundingClientRect();
      const x = left + element.clientLeft;
      const y = top + element.clientTop;
      return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
    };
    const isHiddenOnPurpose = (element: Element) =>
      element.closest('.visually-hidden, [aria-hidden="true"], [inert], [hidden], svg') !== null;
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;

    /** Compares a box with all that may cut it off, up to what scrolls by itself or is fixed to the screen. */
    const check = (element: Element, box: DOMRect) => {
      if (box.width < 2 || box.height < 2) return;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(around);
        if (clipPath !== 'none' && around.clientWidth <= 1) return;
        if (around === document.body || around === document.documentElement) break;
        const frame = inside(around);
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        if (scrolls(overflowX) || scrolls(overflowY)) {
          if (around.clientHeight < 60 && around.scrollHeight > around.clientHeight + 8)
            lost.add(`${nameOf(around)} scrolls in ${around.clientHeight} px`);
          if (scrolls(overflowX) && around.scrollWidth > around.clientWidth + 1) {
            if (around.closest('[role="dialog"]') === around) lost.add(`${nameOf(around)} scrolls sideways`);
            return;
          }
          if (around.matches('[role="dialog"]') || scrolls(overflowY)) return;
        }
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (around !== element || element.matches('button, a, select')) {
          const over = Math.max(box.right - frame.right, frame.left - box.left);
          if (cuts(overflowX) && over > 2)
            return void lost.add(`${nameOf(element)} is cut by ${Math.round(over)} px`);
          const below = Math.max(box.bottom - frame.bottom, frame.top - box.top);
          if (cuts(overflowY) && below > 4)
            return void lost.add(`${nameOf(element)} is cut by ${Math.round(below)} px in height`);
        }
        if (position === 'fixed') break;
      }
      const out = Math.max(box.right - room, -box.left);
      if (out > 1) lost.add(`${nameOf(element)} is outside by ${Math.round(out)} px`);
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || element.matches('script, style, option, noscript'))
        continue;
      if (!element.closest(selector)) continue;
      if (
        isHiddenOnPurpose(element) ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) check(element, box);
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
      if (
        !control.closest(selector) ||
        isHiddenOnPurpose(control) ||
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      check(control, control.getBoundingClientRect());
    }
    return [...lost];
  }, within);
}
