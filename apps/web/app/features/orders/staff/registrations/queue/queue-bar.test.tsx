import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderApp } from '../../../../../../test/render-app.tsx';
import { QueueBar } from './queue-bar.tsx';

const total = 9;

/** The places that were opened, one after the other. */
let opened: number[] = [];
/** Answers that are held back until the test lets them come; without it they come at once. */
let held: PromiseWithResolvers<void> | undefined;

beforeEach(() => {
  opened = [];
  held = undefined;
});

const holdAnswers = () => {
  held = Promise.withResolvers<void>();
};
const letAnswersCome = () => {
  held?.resolve();
  held = undefined;
};

/** A registration whose place in the list of nine is known once the answer has come. */
function Registration() {
  const place = Number(useParams()['place']);
  const [known, setKnown] = useState<number>();
  useEffect(() => {
    let isLeft = false;
    opened.push(place);
    void (async () => {
      await held?.promise;
      if (!isLeft) setKnown(place);
    })();
    return () => {
      isLeft = true;
    };
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
const standsAt = (place: number) => expect.element(page.getByText(`${place} of ${total} in this list`));

test('j and k pressed faster than the records load lose no step, and stop at the ends', async () => {
  await open(1);
  await standsAt(1).toBeVisible();
  holdAnswers();
  await userEvent.keyboard('jjjjj');
  await expect.poll(() => opened).toEqual([1, 2]);
  letAnswersCome();
  await standsAt(6).toBeVisible();
  holdAnswers();
  await userEvent.keyboard('kk');
  letAnswersCome();
  await standsAt(4).toBeVisible();
  holdAnswers();
  await userEvent.keyboard('jjjjjjjj');
  letAnswersCome();
  await standsAt(total).toBeVisible();
  await userEvent.keyboard('k');
  await standsAt(8).toBeVisible();
  expect(opened).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 5, 6, 7, 8, 9, 8]);
});

test('steps that are still to come end when a dialog opens', async () => {
  await open(1);
  await standsAt(1).toBeVisible();
  holdAnswers();
  await userEvent.keyboard('jjjj?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog).toBeVisible();
  letAnswersCome();
  await standsAt(2).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  // The next key is one step from there: none of the three before it has come in between.
  await userEvent.keyboard('j');
  await standsAt(3).toBeVisible();
  expect(opened).toEqual([1, 2, 3]);
});

test('the keys are offered where there is room for a keyboard', async () => {
  await page.viewport(1200, 900);
  await open(1);
  const keys = page.getByText('Keyboard shortcuts');
  await expect.element(keys).toBeVisible();
  await page.viewport(360, 740);
  await expect.element(keys).not.toBeVisible();
});

test('who only looks reads of the keys that move, and of no decision', async () => {
  const Looked = () => (
    <main>
      <h1>Registration</h1>
      <QueueBar neighbours={undefined} backTo="/registrations" decides={false} writesNotes={false} />
    </main>
  );
  await renderApp([{ path: '/', Component: Looked }], { at: '/', as: { type: 'STAFF' } });
  await userEvent.keyboard('?');
  await expect.element(page.getByText('Next registration')).toBeVisible();
  await expect.element(page.getByText('Approve')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Every decision/u)).not.toBeInTheDocument();
});
