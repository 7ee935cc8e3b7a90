import { describe, expect, it } from 'vitest';
import { pdfMessages } from '@sangamam/contract/fields/pdf-messages';

import {
  activePdfs,
  bombPagePdf,
  bombPdf,
  brokenPdfs,
  crowdedPdf,
  linkedPdf,
  protectedPdf,
} from '#test/fixtures/pdfs.ts';
import { smallPdf } from '#test/fixtures/pictures.ts';

import { requirePlainPdf } from './require-plain-pdf.ts';

describe('a PDF', () => {
  it.each([
    ['of one page', smallPdf],
    ['with a link and a page to open at', linkedPdf],
  ])('%s is accepted', async (_what, bytes) => {
    await expect(requirePlainPdf(bytes)).resolves.toBeUndefined();
  });

  it.each(Object.entries(activePdfs))(
    'with %s is refused and the refusal says what to do',
    async (_what, bytes) => {
      await expect(requirePlainPdf(bytes)).rejects.toMatchObject({
        status: 415,
        errors: [{ message: pdfMessages.active }],
      });
    },
  );

  it.each(Object.entries(brokenPdfs))('that is %s is refused', async (_what, bytes) => {
    await expect(requirePlainPdf(bytes)).rejects.toMatchObject({
      status: 415,
      errors: [{ message: pdfMessages.unreadable }],
    });
  });

  it('that needs a password is refused and the refusal says what to do', async () => {
    await expect(requirePlainPdf(protectedPdf)).rejects.toMatchObject({
      status: 415,
      errors: [{ message: pdfMessages.protected }],
    });
  });

  it('that unpacks to more than 64 MB is refused without harming the process', async () => {
    await expect(requirePlainPdf(bombPdf())).rejects.toMatchObject({ status: 415 });
    await expect(requirePlainPdf(smallPdf)).resolves.toBeUndefined();
  });

  it.each([
    ['with a page that unpacks to 200 MB', () => bombPagePdf()],
    ['with a page whose 200 MB call themselves a picture', () => bombPagePdf({ isPicture: true })],
    // Few enough to be read in time and memory.
    ['of more than 50,000 objects', () => crowdedPdf(51_000)],
    ['of a quarter of a million objects', () => crowdedPdf()],
  ])('%s is refused', async (_what, make) => {
    await expect(requirePlainPdf(make())).rejects.toMatchObject({
      status: 415,
      errors: [{ message: pdfMessages.unreadable }],
    });
  });

  it('that is hostile leaves a slot for others', async () => {
    const done: string[] = [];
    const hostile = requirePlainPdf(crowdedPdf()).catch(() => void done.push('hostile'));
    await requirePlainPdf(smallPdf).then(() => void done.push('small'));
    await hostile;
    expect(done).toEqual(['small', 'hostile']);
  });
});
