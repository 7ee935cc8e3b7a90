import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { PlaceSection } from './place-section.tsx';

const place = {
  imageUrl: '',
  name: 'Lakeside Hotel',
  address: '100 Example Lake Drive, Orlando',
  phoneNumber: '+1 (407) 555-0134',
  mapUrl: 'https://www.openstreetmap.org/#map=13/28/-81',
  body: '<p>Everything is under one roof.</p>',
};

test('a place has its address, a phone link, and a map service that learns of nobody before a click', async () => {
  await renderPiece(
    <main>
      <h1>Travel</h1>
      <PlaceSection title="" place={place} images={{}} first={false} />
    </main>,
  );
  await expect.element(page.getByRole('heading', { name: 'Lakeside Hotel', level: 2 })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /555-0134/u }))
    .toHaveAttribute('href', 'tel:+14075550134');
  const map = page.getByRole('link', { name: 'Open the map at openstreetmap.org' });
  await expect.element(map).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(page.getByText(/^Opens in a new tab/u)).toBeVisible();
  expect(document.querySelectorAll('main iframe, main script, main img')).toHaveLength(0);
  await expectNoAxeViolations();
});

test('a place without a link to a map service offers none', async () => {
  await renderPiece(
    <PlaceSection title="Where" place={{ ...place, mapUrl: '' }} images={{}} first={false} />,
  );
  await expect.element(page.getByRole('heading', { name: 'Lakeside Hotel', level: 3 })).toBeVisible();
  await expect.element(page.getByText(/map/u)).not.toBeInTheDocument();
});
