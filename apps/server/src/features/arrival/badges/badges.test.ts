import {
  countBadges,
  downloadBadges,
  downloadFamilyBadges,
} from '@sangamam/contract/arrival/badges/badge-endpoints';
import { previewAmendment } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { saveCard } from '@sangamam/contract/people/cards/card-endpoints';
import { cancelRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { badgeFile } from '#server/features/documents/badges/badge-file.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { download } from '#test/download.ts';
import { buildArrivalDesk, type ArrivalDesk } from '#test/fixtures/arrivals.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';

describe('badges', () => {
  let t: TestApp;
  let a: ArrivalDesk;
  beforeAll(async () => {
    t = await buildTestApp();
    a = await buildArrivalDesk(t);
  });
  afterAll(() => t.close());

  const ofFamily = (orderId: string) => download(t, downloadFamilyBadges, a.desk, { params: { orderId } });
  const ofRun = (query: Record<string, string>) =>
    download(t, downloadBadges, a.desk, { query: { conventionId: a.conventionId, ...query } });

  it('of a family have names in both scripts, unit, number and age group of those who attend', async () => {
    const family = await a.confirmed(
      { firstName: 'ജോമോൻ', lastName: 'Puthenpura' },
      { firstName: 'Merin', dob: '2015-02-01' },
    );
    const answer = await ofFamily(family.orderId);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const { text, pages, actualTexts, alts } = await readPdf(answer.rawPayload);
    for (const words of [
      'Puthenpura',
      'Merin Chacko',
      'Adult',
      '5 to 12',
      `R${family.tempNumber.slice(1, 6)}`,
    ])
      expect(text).toContain(words);
    expect(actualTexts.map(([name, lang]) => [name.trim(), lang])).toContainEqual(['ജോമോൻ', 'ml']);
    expect(alts.filter((alt) => alt.startsWith('QR code'))).toHaveLength(2);
    expect(pages).toBe(1);
    const alone = await a.confirmed({ firstName: 'Alone' }, { firstName: 'Absent' }, false);
    expect((await readPdf((await ofFamily(alone.orderId)).rawPayload)).text).not.toContain('Absent');
  });

  it('say who must not be photographed: a "no", and a child without an answer', async () => {
    const marks = async (orderId: string) =>
      (await readPdf((await ofFamily(orderId)).rawPayload)).text.split('No photos').length - 1;
    const family = await a.confirmed({ lastName: 'Yohannan' }, { firstName: 'Merin', dob: '2015-02-01' });
    expect(await marks(family.orderId)).toBe(1);
    const answer = (personId: string, mayPhotograph: boolean, revision = 0) =>
      call(
        t,
        saveCard,
        {
          params: { orderId: family.orderId, personId },
          body: {
            diets: [],
            allergies: [],
            foodNote: '',
            accessNeeds: [],
            accessNote: '',
            healthNotes: '',
            emergencyName: 'Susan Kora',
            emergencyPhone: '(312) 555-0100',
            mayPhotograph,
            mayPrint: true,
            revision,
          },
        },
        { token: family.token },
      );
    await answer(family.selfId, false);
    expect(await marks(family.orderId)).toBe(2);
    await answer(family.daughterId, true);
    expect(await marks(family.orderId)).toBe(1);
    const query = { conventionId: a.conventionId, from: 'Yohannan', to: 'Yohannan' };
    const counted = async () => (await call(t, countBadges, { query }, a.desk)).data;
    expect(await counted()).toMatchObject({ badges: 2, noPhotos: 1 });
    await answer(family.selfId, true, 1);
    expect(await counted()).toMatchObject({ badges: 2, noPhotos: 0 });
  });

  it('of a cancelled registration are refused', async () => {
    const family = await a.confirmed();
    const body = { reason: 'The father is ill' };
    await call(t, cancelRegistration, { params: { orderId: family.orderId }, body }, a.registrar);
    expect((await ofFamily(family.orderId)).json()).toMatchObject({ errors: [{ code: 'NO_BADGES' }] });
    expect((await ofFamily(a.conventionId)).json()).toMatchObject({ errors: [{ code: 'ORDER_NOT_FOUND' }] });
  });

  it('in runs are those of confirmed families, by unit and by name, with a trace', async () => {
    await a.confirmed({ firstName: 'Zita', lastName: 'Zacharias' });
    await a.submitted({ firstName: 'Not', lastName: 'Zconfirmed' });
    const query = { conventionId: a.conventionId };
    const all = (await call(t, countBadges, { query }, a.desk)).data;
    expect(all).toMatchObject({ files: 1, units: [expect.any(String)] });
    const some = (await call(t, countBadges, { query: { ...query, from: 'z' } }, a.desk)).data;
    expect(some.badges).toBe(2);
    expect((await call(t, countBadges, { query: { ...query, to: 'y' } }, a.desk)).data.badges).toBe(
      all.badges - 2,
    );
    expect((await call(t, countBadges, { query: { ...query, unit: 'Nowhere' } }, a.desk)).data.badges).toBe(
      0,
    );
    const { text } = await readPdf((await ofRun({ from: 'Z', perSheet: '6' })).rawPayload);
    expect(text).toContain('Zita Zacharias');
    expect(text).not.toContain('Zconfirmed');
    expect((await ofRun({ from: 'Z', file: '2' })).json()).toMatchObject({ errors: [{ code: 'NO_BADGES' }] });
    const { rows } = await t.database.pool.query(
      `select after from audit_log where action = 'desk.badges-printed'`,
    );
    expect(rows).toMatchObject([{ after: { from: 'Z', badges: 2 } }]);
  });

  it('once printed, are named by the preview of a change of people of a confirmed family', async () => {
    const hall = await buildArrivalDesk(t);
    const [family, unconfirmed] = [await hall.confirmed(), await hall.submitted()];
    const concerns = async ({ orderId, daughterId }: typeof family) => {
      const change = { leave: [daughterId] };
      const body = { change, settlement: { keptFee: 0, waive: false } };
      return (await call(t, previewAmendment, { params: { orderId }, body }, hall.registrar)).data.concerns;
    };
    expect(await concerns(family)).toEqual([]);
    await download(t, downloadBadges, hall.desk, { query: { conventionId: hall.conventionId } });
    expect(await concerns(family)).toEqual(['BADGES']);
    expect(await concerns(unconfirmed)).toEqual([]);
  });

  it('fill sheets of eight or six', async () => {
    const badges = Array.from({ length: 17 }, (_, place) => ({
      name: `Person ${place} Kizhakkedathuparambil Puthenpurackal`,
      familyName: 'Puthenpurackal',
      unit: 'Chicago',
      number: 'R2222222',
      ageGroup: 'ADULT' as const,
      noPhotos: place % 2 === 0,
    }));
    const content = { siteName: 'Sangamam', conventionName: 'Sangamam 2027', asOf: '2027-07-01', badges };
    const pagesOf = async (perSheet: 6 | 8) => {
      const file = await badgeFile({ ...content, perSheet }, 'badges.pdf');
      const chunks: Buffer[] = [];
      for await (const chunk of await file.open()) chunks.push(chunk as Buffer);
      return (await readPdf(Buffer.concat(chunks))).pages;
    };
    expect(await pagesOf(8)).toBe(3);
    expect(await pagesOf(6)).toBe(3);
  });
});
