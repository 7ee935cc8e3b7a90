import { setTimeout as pause } from 'node:timers/promises';

import { login, setPassword, signUp } from '@sangamam/contract/accounts/account-endpoints';
import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';
import { initiateRegistration, listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { updateProfileImage } from '@sangamam/contract/people/picture/picture-endpoints';
import { demoPassword } from '@sangamam/server/seed/factories/demo-password.ts';
import { signUpPayload } from '@sangamam/server/test/fixtures/sign-up-payload.ts';

import type { Family, SignedInFamily } from '../families.ts';
import type { Seeded } from '../matching/seeded.ts';
import { editRoute, participantsRoute, reviewRoute, submitRoute, type MeasuredRoute } from '../routes.ts';
import type { Caller, Kind } from './caller.ts';

/** What all visits have in common. */
export interface Opening {
  conventionId: string;
  packageId: string;
  /** Scripts, styles and pictures of the first page, which a new visitor's browser does not have yet. */
  files: readonly string[];
  /** A picture as a data URL. */
  picture: string;
}

interface Visit extends Opening {
  caller: Caller;
  random: Seeded;
  /** The token in the link that was mailed to this address. */
  mailedToken: (email: string) => Promise<string>;
}

/** Of all families, those without an account, and those that have to sign in; the others are still signed in. */
const [newShare, loginShare] = [0.15, 0.5];
const uploadShare = 0.125;
/** What new families choose: the password of the demo is too well known. */
const newPassword = 'Lantern-River-5520!';
const thinkMs = [100, 600] as const;

/**
 * Plays the visit of one family from the home page to its submission. What kind of family it is, is drawn from `random`.
 *
 * @throws VisitEnded at the first call that is not a success
 */
export async function playVisit(family: Family, visit: Visit): Promise<void> {
  const { random } = visit;
  const roll = random.next();
  const uploads = random.chance(uploadShare);
  await open(visit, '/');
  if (roll < newShare) return registerNew(visit, uploads);
  const own = roll < newShare + loginShare ? await signIn(visit, family) : family;
  return registerAgain(visit, own, uploads);
}

/** A family that has never been here: account, mail, password, registration. */
async function registerNew(visit: Visit, uploads: boolean): Promise<void> {
  const { caller, conventionId, packageId } = visit;
  await Promise.all(visit.files.map((path) => caller.send('file', { method: 'GET', path })));
  await open(visit, '/register');
  const email = `opening.${visit.random.integer(2 ** 31)}.${visit.random.integer(2 ** 31)}@example.org`;
  await call(visit, 'sign-up', signUp, { body: signUpPayload({ email, maritalStatus: 'SINGLE' }) });
  const token = await visit.mailedToken(email);
  await open(visit, `/set-password/${token}`);
  await call(visit, 'login', setPassword, { body: { token, password: newPassword } });
  const family = await signIn(visit, { email, childId: '' }, newPassword);
  await open(visit, '/my-account');
  await call(visit, 'read', listOpenConventions, {});
  const of = { userId: family.userId, conventionId };
  await call(visit, 'edit', initiateRegistration, { body: of, family });
  await call(visit, 'edit', selectPackage, { query: { ...of, packageId }, family });
  if (uploads) await upload(visit, family);
  await submit(visit, family);
}

/** A family that prepared its registration before: it looks, changes a child, and submits. */
async function registerAgain(visit: Visit, family: SignedInFamily, uploads: boolean): Promise<void> {
  await open(visit, '/my-account');
  await call(visit, 'read', listOrderHistory, { query: { userId: family.userId }, family });
  await open(visit, '/participants');
  await send(visit, 'read', participantsRoute, family);
  await send(visit, 'edit', editRoute, family);
  await send(visit, 'read', participantsRoute, family);
  if (uploads) await upload(visit, family);
  await submit(visit, family);
}

async function submit(visit: Visit, family: SignedInFamily): Promise<void> {
  await open(visit, '/review');
  await send(visit, 'read', reviewRoute, family);
  await send(visit, 'submit', (world) => submitRoute(world, 1), family);
  await call(visit, 'read', listOrderHistory, { query: { userId: family.userId }, family });
}

async function signIn(
  visit: Visit,
  { email, childId }: Pick<Family, 'email' | 'childId'>,
  password = demoPassword,
): Promise<SignedInFamily> {
  await open(visit, '/login');
  const body = { username: email, password };
  const answer = JSON.parse(await call(visit, 'login', login, { body })) as {
    data: { id: string; token: string };
  };
  return { userId: answer.data.id, token: answer.data.token, childId };
}

async function upload(visit: Visit, family: SignedInFamily): Promise<void> {
  const body = { userId: family.userId, name: 'family.jpg', profileImagePreview: visit.picture };
  await call(visit, 'upload', updateProfileImage, { body, family });
}

async function open(visit: Visit, path: string): Promise<void> {
  await think(visit);
  await visit.caller.send('page', { method: 'GET', path });
}

async function send(
  visit: Visit,
  kind: Kind,
  route: (world: { conventionId: string; families: Family[] }) => MeasuredRoute,
  family: SignedInFamily,
): Promise<void> {
  await think(visit);
  const samples = [family, family] as Family[];
  const { callOf } = route({ conventionId: visit.conventionId, families: samples });
  await visit.caller.send(kind, plain(callOf(family)));
}

async function call(
  visit: Visit,
  kind: Kind,
  { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
  { query = {}, body, family }: { query?: Record<string, string>; body?: unknown; family?: SignedInFamily },
): Promise<string> {
  await think(visit);
  return visit.caller.send(
    kind,
    plain({
      method,
      path: `${path}?${new URLSearchParams(query).toString()}`,
      headers: {
        ...(family !== undefined && { authorization: `Bearer ${family.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}

/** Answers of the API are read here, and nothing is unpacked for them. */
function plain<C extends { headers: Record<string, string> }>(call: C): C {
  return { ...call, headers: { ...call.headers, 'accept-encoding': 'identity' } };
}

function think({ random }: Visit): Promise<void> {
  const [least, most] = thinkMs;
  return pause(least + random.integer(most - least));
}
