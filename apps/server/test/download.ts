import type { DownloadEndpoint } from '@sangamam/contract/http/download-endpoint';
import { downloadMyData, ownData, type OwnData } from '@sangamam/contract/people/own-data/own-data-endpoints';

import type { TestApp } from '#test/build-test-app.ts';

/** Downloads the file of an endpoint. */
export async function download(
  { app }: TestApp,
  endpoint: DownloadEndpoint,
  { token }: { token: string },
  { params = {}, query = {} }: { params?: Record<string, string>; query?: Record<string, string> } = {},
) {
  const url = endpoint.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? '');
  return app.inject({ url, query, headers: { authorization: `Bearer ${token}` } });
}

/** "Your data" of the account behind a session, parsed with its schema. Throws for any other response. */
export async function downloadOwnData(t: TestApp, session: { token: string }): Promise<OwnData> {
  return ownData.strict().parse((await download(t, downloadMyData, session)).json());
}
