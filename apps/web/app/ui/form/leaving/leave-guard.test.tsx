import { Link, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { Elsewhere } from '../../../../test/elsewhere.tsx';
import { renderApp } from '../../../../test/render-app.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

const schema = z.object({ name: z.string() });

function Edited({ asks = true, onSubmit }: { asks?: boolean; onSubmit?: () => void }) {
  const form = useAppForm({ schema, defaultValues: { name: '' } });
  const navigate = useNavigate();
  return (
    <main>
      <h1>The form</h1>
      <Form form={form} asksBeforeLeaving={asks} onSubmit={() => onSubmit?.()}>
        <FormText control={form.control} name="name" label="Name" />
        <SubmitButton>Save</SubmitButton>
      </Form>
      <Link to="/elsewhere">Away</Link>
      <Link to="?step=2">Next step</Link>
      <Link to="?other=1">Another form</Link>
      <Link to="?" replace>
        Cancel
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back of the browser
      </button>
    </main>
  );
}

const show = (Component: () => React.ReactNode, scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      { path: '/before', Component: () => <Link to="/form">To the form</Link> },
      { path: '/form', Component },
      { path: '/elsewhere', Component: Elsewhere },
    ],
    { scheme },
  );

async function openForm(Component: () => React.ReactNode, scheme?: 'light' | 'dark') {
  // Loaded with the first edit: a test can click a link sooner than a person.
  await import('./leave-blocker.tsx');
  await show(Component, scheme);
  await page.getByRole('link', { name: 'To the form' }).click();
}
const question = () => page.getByRole('dialog', { name: 'Leave without saving?' });
const link = (name: string) => page.getByRole('link', { name });
const button = (name: string) => page.getByRole('button', { name });
const type = () => page.getByLabelText('Name').fill('Anna');
const unload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.for(['light', 'dark'] as const)(
  'a link asks while edits are not saved, and leads on (%s)',
  async (scheme) => {
    await openForm(() => <Edited />, scheme);
    await type();
    await link('Away').click();
    await expect.element(question()).toBeVisible();
    await expectNoAxeViolations();
    await button('Stay here').click();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Anna');
    await link('Away').click();
    await button('Leave').click();
    await expect.element(page.getByText(/elsewhere/iu)).toBeVisible();
  },
);

test('Back asks while edits are not saved, and the tab does before it closes', async () => {
  await openForm(() => <Edited />);
  expect(unload()).toBe(false);
  await type();
  await expect.poll(unload).toBe(true);
  await button('Back of the browser').click();
  await expect.element(question()).toBeVisible();
  await button('Leave').click();
  await expect.element(link('To the form')).toBeVisible();
  expect(unload()).toBe(false);
});

test('another step of the form and its own Cancel ask nothing; another form of the page does', async () => {
  await openForm(() => <Edited />);
  await type();
  await link('Next step').click();
  await link('Cancel').click();
  await link('Another form').click();
  await expect.element(question()).toBeVisible();
});

test.for<[string, () => React.ReactNode]>([
  ['without edits', () => <Edited />],
  ['that saves nothing', () => <Edited asks={false} />],
])('a form %s is left without a question', async ([name, Component]) => {
  await openForm(Component);
  if (name === 'that saves nothing') await type();
  await link('Away').click();
  await expect.element(page.getByText(/elsewhere/iu)).toBeVisible();
});

test('a form that was sent leads away; changed again, it asks', async () => {
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  await openForm(() => <Edited onSubmit={resolve} />);
  await type();
  await button('Save').click();
  await sent;
  expect(unload()).toBe(false);
  await page.getByLabelText('Name').fill('Anna Mathew');
  await expect.poll(unload).toBe(true);
});

function WithDialog() {
  const navigate = useNavigate();
  return (
    <main>
      <h1>The page</h1>
      <Dialog opened onClose={() => void navigate('/elsewhere')} title="The sheet">
        <button type="button" onClick={() => void navigate(-1)}>
          Back of the browser
        </button>
        <input aria-label="Note" />
      </Dialog>
    </main>
  );
}

test('Back closes an open dialog in place of leaving its page', async () => {
  await openForm(() => <WithDialog />);
  await button('Back of the browser').click();
  await expect.element(page.getByText(/elsewhere/iu)).toBeVisible();
});

test('Back asks in a dialog before it loses what was typed there', async () => {
  await openForm(() => <WithDialog />);
  await userEvent.type(page.getByLabelText('Note'), 'A word');
  await button('Back of the browser').click();
  await expect.element(button('Keep editing')).toBeVisible();
});
