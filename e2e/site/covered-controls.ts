import type { Page } from '@playwright/test';

/**
 * Controls in here that stay below something else when they have the focus, such as the buttons that stand at a dialog's
 * foot; each as its name. Without reduced motion nothing moves meanwhile.
 */
export async function coveredControls(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const covered: string[] = [];
    const before = document.activeElement;
    const controls = [
      ...document.querySelectorAll<HTMLElement>(`${selector} :is(a, button, input, select, textarea)`),
    ];
    for (const control of controls) {
      if (control.matches(':disabled, [type="hidden"], [type="file"]') || !control.checkVisibility())
        continue;
      if (control.closest('.visually-hidden, [aria-hidden="true"], [inert]')) continue;
      control.focus();
      const { left, top, width, height } = control.getBoundingClientRect();
      // The upper part of what is higher than the room it has.
      const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24));
      const label = control.closest('label') ?? document.querySelector(`label[for="${control.id}"]`);
      if (seen && (control.contains(seen) || label?.contains(seen))) continue;
      covered.push(
        `${control.localName} "${(control.getAttribute('aria-label') ?? control.textContent).trim()}" is covered by ${seen ? `${seen.localName}.${seen.className}` : 'nothing: it is off the screen'}`,
      );
    }
    if (before instanceof HTMLElement) before.focus();
    return covered;
  }, within);
}
