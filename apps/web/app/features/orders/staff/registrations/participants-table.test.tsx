import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { registrationDetail } from '../../../../../test/registration-detail.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { ParticipantsTable } from './participants-table.tsx';

const [self, spouse] = registrationDetail.participants;

test.for(['light', 'dark'] as const)(
  'what the family shares is said of the registrant, minors are marked (%s)',
  async (scheme) => {
    await page.viewport(1200, 900);
    if (!self || !spouse) throw new Error('the sample registration has two people');
    const shared = { localUnitName: 'Chicago', familyName: 'Kollaparambil' };
    const born = `${new Date().getFullYear() - 10}-01-01`;
    await renderPiece(
      <main>
        <h1>People</h1>
        <ParticipantsTable
          people={[
            { ...self, userId: { ...self.userId, ...shared, gender: 'FEMALE' } },
            { ...spouse, userId: { ...spouse.userId, ...shared, localUnitName: 'Dallas' } },
            {
              ...spouse,
              relationShip: 'SON',
              userId: {
                ...spouse.userId,
                ...shared,
                _id: 'son',
                firstName: 'Joel',
                dob: born,
                gender: 'MALE',
              },
            },
          ]}
        />
      </main>,
      { as: {}, scheme },
    );
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name, 'u') });
    await expect.element(row('Anna')).toMatchTextContent(/Kollaparambil.*Female.*Chicago/u);
    await expect.element(row('Thomas')).toMatchTextContent(/Dallas/u);
    await expect.element(row('Joel')).toMatchTextContent(/, age (?:9|10)Under 18Male/u);
    await expect.element(row('Joel')).not.toMatchTextContent(/Chicago|Kollaparambil/u);
    await expect.element(row('Anna')).not.toMatchTextContent(/Under 18/u);
    await expectNoAxeViolations();
  },
);
