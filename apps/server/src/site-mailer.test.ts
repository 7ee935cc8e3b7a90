import { expect, it } from 'vitest';

import { protectionOf } from './site-mailer.ts';

it.each([
  ['smtp://127.0.0.1:2525', { isLocal: true, requireTls: false }],
  ['smtp://localhost', { isLocal: true, requireTls: false }],
  ['smtp://mail.example.org:587', { isLocal: false, requireTls: true }],
  ['smtps://mail.example.org', { isLocal: false, requireTls: true }],
  ['smtp://mail.example.org?ignoreTLS=true', { isLocal: false, requireTls: false }],
])(
  'a mail server on another machine must offer encryption, unless the settings say otherwise: %s',
  (url, protection) => {
    expect(protectionOf(url)).toEqual(protection);
  },
);
