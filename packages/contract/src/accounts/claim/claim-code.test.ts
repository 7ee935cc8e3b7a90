import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatClaimCode, parseClaimCode, spellClaimCode } from './claim-code.ts';

it('a printed code is read however it is typed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), (numbers) => {
      const left = [...numbers];
      const code = spellClaimCode((below) => (left.pop() ?? 0) % below);
      const printed = formatClaimCode(code);
      expect(printed).toMatch(/^[2-9A-Y]{5}-[2-9A-Y]{5}$/u);
      for (const typed of [printed, printed.toLowerCase(), ` ${code} `, printed.replace('-', ' ')])
        expect(parseClaimCode(typed)).toBe(code);
    }),
  );
});

it.each(['', 'ABCDE', 'ABCDE-FGHJK2', 'ABCDE-FGHJ0', 'ABCDE-FGHIJ'])('%j is no code', (typed) => {
  expect(parseClaimCode(typed)).toBeUndefined();
});
