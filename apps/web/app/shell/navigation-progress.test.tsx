import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderApp } from '../../test/render-app.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

test('a spinner is shown while the next page loads', async () => {
  let arrive: (data: null) => void = () => undefined;
  await renderApp([
    {
      path: '/',
      Component: () => (
        <>
          <NavigationProgress />
          <Link to="/slow">On</Link>
        </>
      ),
    },
    {
      path: '/slow',
      Component: () => <p>Here</p>,
      clientLoader: () => new Promise<null>((resolve) => (arrive = resolve)),
    },
  ]);
  const spinner = page.getByRole('status').filter({ hasText: 'Loading the page…' });
  await expect.element(spinner).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'On' }).click();
  await expect.element(spinner).toBeInTheDocument();
  expect(document.querySelector('svg path')).not.toBeNull();
  arrive(null);
  await expect.element(page.getByText('Here')).toBeVisible();
});
