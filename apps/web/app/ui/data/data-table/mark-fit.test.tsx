import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderPiece } from '../../../../test/render-app.tsx';
import { markFit } from './mark-fit.ts';

/** A frame with a table, of these widths in pixels. */
const show = (frame: number, table: number) =>
  renderPiece(
    <section ref={markFit} aria-label="Payments" style={{ width: frame, overflow: 'auto' }}>
      <table style={{ width: table, borderCollapse: 'collapse' }}>
        <tbody>
          <tr>
            <td style={{ padding: 0 }}>Mercy</td>
          </tr>
        </tbody>
      </table>
    </section>,
  );

const frame = () => page.getByRole('region', { name: 'Payments' });

/** Waits until the sizes have been reported: to this observer after all earlier ones. */
const measured = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

test('the frame of a table that fits is marked', async () => {
  await show(400, 400);
  await expect.element(frame()).toHaveAttribute('data-fits');
});

test('the frame of a table that is wider is not marked', async () => {
  await show(400, 401);
  await expect.element(frame()).toBeVisible();
  await measured(frame().element());
  expect(frame().element().hasAttribute('data-fits')).toBe(false);
});

test('the mark follows the width of the frame and of the table', async () => {
  await show(400, 300);
  await expect.element(frame()).toHaveAttribute('data-fits');
  const element = frame().element() as HTMLElement;
  element.style.width = '200px';
  await expect.element(frame()).not.toHaveAttribute('data-fits');
  element.style.width = '320px';
  await expect.element(frame()).toHaveAttribute('data-fits');
  (element.firstElementChild as HTMLElement).style.width = '500px';
  await expect.element(frame()).not.toHaveAttribute('data-fits');
});

test('a frame that is taken away is watched no more', async () => {
  const watched = document.createElement('div');
  watched.style.width = '100px';
  watched.append(document.createElement('table'));
  document.body.append(watched);
  const endWatching = markFit(watched);
  await expect.poll(() => watched.hasAttribute('data-fits')).toBe(true);
  endWatching?.();
  watched.removeAttribute('data-fits');
  watched.style.width = '200px';
  await measured(watched);
  expect(watched.hasAttribute('data-fits')).toBe(false);
  watched.remove();
});
