import { Effort } from '../fixtures/effort.ts';
import { signInNewRegistrant } from '../fixtures/registrants.ts';
import { confirmRegistration, submitRegistration } from '../fixtures/registrations.ts';
import { byOffice, expect, test } from '../fixtures/test.ts';
import { AmendmentPage, RegistrationAdmin } from '../pages/order-admin-pages.ts';

test(
  'the four commonest changes take the office few clicks, from the record and back',
  byOffice,
  async ({ page, request, mailbox, pageOfStaff }) => {
    const family = await signInNewRegistrant(page, mailbox);
    const registration = await submitRegistration(request, family, 'GOLD FAMILY', ['Neha', 'Riya']);
    await confirmRegistration(request, family, registration);
    const office = await pageOfStaff('registrar');
    const effort = await Effort.on(office);
    const record = new RegistrationAdmin(office);
    const amendment = new AmendmentPage(office);
    await record.find(registration.number);
    const spent: { change: string; clicks: number; fields: number; seconds: number }[] = [];
    /** What it takes to open the change, say what changes, and carry it out. */
    const count = async (change: string, result: RegExp, work: () => Promise<void>) => {
      [effort.taps, effort.fields] = [0, 0];
      const began = performance.now();
      await amendment.open();
      await work();
      await expect(amendment.result).toContainText(result);
      await amendment.carryOut('As the family asked');
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      spent.push({ change, clicks: effort.taps, fields: effort.fields, seconds });
    };

    await count('one more comes', /Jerin Luke/u, () =>
      amendment.addPerson({ firstName: 'Jerin', lastName: 'Luke', relationship: 'Son', year: '2012' }),
    );
    await count('somebody does not come', /Riya Luke/u, () => amendment.takeOut('Riya Luke'));
    await count('another package', /PLATINUM FAMILY/u, () => amendment.choosePackage(/^PLATINUM FAMILY/u));
    await count('more of an add-on', /Golf outing/u, () => amendment.count('Golf outing', 'Players', 2));

    console.log(spent.map(({ change, ...effort }) => `${change}: ${JSON.stringify(effort)}`).join('\n'));
    expect(spent.map(({ clicks }) => clicks)).toEqual(clicks);
  },
);

/**
 * One more comes: four clicks on buttons, and relationship, month and year, which are native selects that count twice. The
 * package is one as well.
 */
const clicks = [4 + 3 * 2, 3, 2 + 2, 3];
