import type { Page } from '@playwright/test';

/**
 * Links and controls of the open page that a finger may miss: those that answer on less than 44 px in width or height (WCAG
 * 2.2, 2.5.5, level AAA). The label of a control is part of it. A link within a sentence is left out, as it is there. Each
 * entry names the element and its size.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const small = new Set<string>();
    const { scrollX, scrollY } = globalThis;
    // What stands behind an open dialog waits.
    const open = document.querySelector('dialog:modal, [aria-modal="true"]') ?? document;
    const targets = open.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary',
    );
    for (const target of targets) {
      if (target.matches(':disabled, [tabindex="-1"]') || !target.checkVisibility()) continue;
      if (target.closest('.visually-hidden, [aria-hidden="true"], [inert]') || isInSentence(target)) continue;
      const labels = 'labels' in target ? [...((target as HTMLInputElement).labels ?? [])] : [];
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const boxes = [target, ...labels].map((part) => part.getBoundingClientRect());
      const box = boxes.find(({ width, height }) => width > 2 && height > 2);
      if (!box) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const answers = (dx: number, dy: number) => {
        const seen = document.elementFromPoint(x + dx, y + dy);
        return [target, ...labels].some((part) => part.contains(seen));
      };
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < least / 2 && answers(dx * far, dy * far)) far += 0.5;
        return far;
      };
      // What lies around it may belong to it, such as the bar above a step's name.
      const width = Math.max(reach(1, 0) + reach(-1, 0), ...boxes.map((one) => one.width));
      const height = Math.max(reach(0, 1) + reach(0, -1), ...boxes.map((one) => one.height));
      // Layout rounds to parts of a pixel.
      if (Math.min(width, height) > least - 1) continue;
      const name = (target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40);
      small.add(
        `${target.localName}.${target.className} "${name}" is ${Math.round(width)} × ${Math.round(height)} px`,
      );
    }
    scrollTo(scrollX, scrollY);
    return [...small];

    function isInSentence(target: HTMLElement): boolean {
      const beside = [...(target.parentElement?.childNodes ?? [])].filter((node) => node !== target);
      return (
        getComputedStyle(target).display === 'inline' &&
        beside.some((node) => node.nodeType === Node.TEXT_NODE && /\p{Letter}/u.test(node.textContent ?? ''))
      );
    }
  });
}
