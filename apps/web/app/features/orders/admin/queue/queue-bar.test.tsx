import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderApp } from '../../../../../test/render-app.tsx';
import { QueueBar } from './queue-bar.tsx';

const total = 9;

/** A registration whose place in the list of nine is known after a while, as with a slow answer. */
function Registration() {
  const place = Number(useParams()['place']);
  const [known, setKnown] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setKnown(place), 80);
    return () => clearTimeout(timer);
  }, [place]);
  const to = (place: number) =>
    place < 1 || place > total ? undefined : `/registrations/${place}?view=decide`;
  const neighbours = { place, total, left: total - place, nextName: 'Anna Mathew' };
  return (
    <main>
      <h1>Registration {place}</h1>
      <QueueBar
        neighbours={
          known === place ? { ...neighbours, previous: to(place - 1), next: to(place + 1) } : undefined
        }
        backTo="/registrations"
        decides
        writesNotes
      />
    </main>
  );
}

const open = (place: number) =>
  renderApp([{ path: '/registrations/:place', Component: Registration }], {
    at: `/registrations/${place}?view=decide`,
    as: { type: 'STAFF' },
  });
const heading = (place: number) => page.getByRole('heading', { name: `Registration ${place}` });

test('j and k pressed faster than the records load lose no step, and stop at the ends', async () => {
  await open(1);
  await expect.element(page.getByText(`1 of ${total} in this list`)).toBeVisible();
  await userEvent.keyboard('jjjjj');
  await expect.element(heading(6)).toBeVisible();
  await userEvent.keyboard('kk');
  await expect.element(heading(4)).toBeVisible();
  await userEvent.keyboard('jjjjjjjj');
  await expect.element(page.getByText(`${total} of ${total} in this list`)).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(heading(8)).toBeVisible();
});

test('steps that are still to come end when a dialog opens', async () => {
  await open(1);
  await expect.element(page.getByText(`1 of ${total} in this list`)).toBeVisible();
  await userEvent.keyboard('jjjj?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  await expect.element(page.getByText(`2 of ${total} in this list`)).toBeInTheDocument();
});
