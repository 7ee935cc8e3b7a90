// Doubles of the makers of wallets for journeys: node apps/server/test/wallet-doubles/main.ts. The first line that it prints are the
// settings of a site that leads to them, as JSON. What is posted to /phone is read as a phone reads a pass of Apple's.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { readPass } from '#test/fixtures/read-pass.ts';
import { appleSettings, googleSettings } from '#test/fixtures/wallet-certificates.ts';

import { startGoogleDouble } from './google-double.ts';

const apple = appleSettings();
const google = googleSettings();
const { baseUrl } = await startGoogleDouble(google);

const phone = createServer((request, response) => {
  void buffer(request).then((bytes) => {
    const { isSignedBy, ...read } = readPass(bytes);
    response.end(JSON.stringify({ ...read, isSigned: isSignedBy(apple.certificate) }));
  });
}).listen(0, '127.0.0.1', () => {
  const settings = {
    WALLET_APPLE_PASS_TYPE: apple.passType,
    WALLET_APPLE_TEAM: apple.team,
    WALLET_APPLE_CERTIFICATE: apple.certificate,
    WALLET_APPLE_KEY: apple.key,
    WALLET_APPLE_WWDR: apple.wwdr,
    WALLET_GOOGLE_ISSUER: google.issuer,
    WALLET_GOOGLE_ACCOUNT: JSON.stringify(google.account),
    WALLET_GOOGLE_BASE_URL: baseUrl,
  };
  const phoneUrl = `http://127.0.0.1:${(phone.address() as AddressInfo).port}/phone`;
  process.stdout.write(`${JSON.stringify({ settings, phoneUrl })}\n`);
});
