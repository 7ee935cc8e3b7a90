import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from '../lib/root.ts';
import { withTemporaryFolder } from '../lib/temporary-folder.ts';
import { findMailLiterals, mailLiteralsOf } from './find-mail-literals.ts';

const textsIn = (code: string) => mailLiteralsOf('approved-mail.ts', code).map(({ text }) => text);

describe('mailLiteralsOf', () => {
  it.each([
    ["paragraph('Good news: you are in.')", 'Good news: you are in.'],
    // eslint-disable-next-line no-template-curly-in-string
    ['({ subject: `Your payment for ${name}` })', 'Your payment for …'],
    ["facts(['Reason', reason])", 'Reason'],
    ["button('Pay', url)", 'Pay'],
    // eslint-disable-next-line no-template-curly-in-string
    ['`<p style="margin:0">Open this address:<br>${url}</p>`', 'Open this address: …'],
  ])('a text in a mail template is found: %s', (code, text) => {
    expect(textsIn(code)).toEqual([text]);
  });

  it.each([
    ["import { paths } from 'Some Package';"],
    ["paragraph(phrases.approved(names)); button(phrases.payNow, url); ({ kind: 'order.approved' });"],
    // eslint-disable-next-line no-template-curly-in-string
    ['({ dedupeKey: `account.closed:${to.id}` })'],
    ["order.paymentStatus === 'PENDING_PAYMENT_APPROVAL'; formatMoney(net, 'USD')"],
    ['const font = "font-family:\'Segoe UI\',Roboto";'],
    // eslint-disable-next-line no-template-curly-in-string
    ['`<style>.card a{color:red}</style><td class="soft line" style="width:45%">${label}</td>`'],
    ["throw new TypeError('A mail links only to web addresses')"],
  ])('text that people do not read is ignored: %s', (code) => {
    expect(textsIn(code)).toEqual([]);
  });

  it('a file that cannot be parsed is an error', () => {
    expect(() => mailLiteralsOf('approved-mail.ts', 'const =')).toThrow('approved-mail.ts');
  });
});

describe('findMailLiterals', () => {
  it('a text planted in a template of any feature is found with its file and line', () =>
    withTemporaryFolder(async (folder) => {
      const file = 'apps/server/src/features/raffle/won-mail.ts';
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      const template = "import { paragraph } from '../outbox/mail-blocks.ts';\nparagraph('You have won!');\n";
      await writeFile(path.join(folder, file), template);
      expect(findMailLiterals(folder)).toEqual([{ file, line: 2, text: 'You have won!' }]);
    }));

  it('the mails have no text outside of the catalogue', () => {
    expect(findMailLiterals(root)).toEqual([]);
  });
});
