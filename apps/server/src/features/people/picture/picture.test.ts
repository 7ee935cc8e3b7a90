import { getUser } from '@sangamam/contract/accounts/account-endpoints';
import {
  deleteProfilePicture,
  pictureMessages,
  profilePictureMaxBytes,
  updateProfileImage,
} from '@sangamam/contract/people/picture/picture-endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant } from '#test/fixtures/accounts.ts';
import { duringChange } from '#test/during-change.ts';
import { photograph, picture } from '#test/fixtures/pictures.ts';
import { signInAs } from '#test/sign-in-as.ts';

describe('the profile picture', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  async function somebody() {
    const account = await createRegistrant(t);
    return { id: account.id, token: await signInAs(t, account) };
  }
  type Somebody = Awaited<ReturnType<typeof somebody>>;

  const asDataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;
  const send = ({ id: userId, token }: Somebody, profileImagePreview: string) =>
    call(t, updateProfileImage, { body: { userId, name: 'me.jpg', profileImagePreview } }, { token });
  const shown = async ({ id, token }: Somebody) =>
    (await call(t, getUser, { params: { id } }, { token })).data.signedProfilePicture;
  const open = (address: string | null) => t.app.inject({ url: address ?? '/' });

  it("an uploaded picture is stored square and upright, without the camera's metadata", async () => {
    const me = await somebody();
    const answer = await send(me, asDataUrl(await photograph(900, 600)));
    const address = await shown(me);
    expect(address?.split('?')[0]).toBe(answer.data.signedProfilePicture?.split('?')[0]);
    const file = await open(address);
    expect(file.headers['content-type']).toBe('image/jpeg');
    const { width, height, exif } = await sharp(file.rawPayload).metadata();
    expect([width, height, exif]).toEqual([512, 512, undefined]);
    expect(file.rawPayload.includes('Secret')).toBe(false);
  });

  it('a signed address shows the picture for five minutes, a changed address never', async () => {
    const me = await somebody();
    const { data } = await send(me, asDataUrl(await photograph(300, 300)));
    const address = data.signedProfilePicture ?? '';
    expect((await open(address)).statusCode).toBe(200);
    expect((await open(address.replace(/signature=../u, 'signature=xx'))).statusCode).toBe(404);
    t.clock.advance({ minutes: 6 });
    expect((await open(address)).statusCode).toBe(404);
    expect((await open(await shown(me))).statusCode).toBe(200);
  });

  it('a picture is not stored when the account is closed during the upload', async () => {
    const me = await somebody();
    const bytes = asDataUrl(await photograph(300, 300));
    const statement = 'update users set closed_at = now() where id = $1';
    const during = (end: 'commit' | 'rollback') =>
      duringChange(t, { statement, values: [me.id], end }, () => send(me, bytes));
    const stored = async () => {
      const question = 'select 1 from files where owner_id = $1 and deleted_at is null';
      return (await t.database.pool.query(question, [me.id])).rowCount;
    };
    expect((await during('commit')).codes).toEqual(['UNAUTHORIZED']);
    expect(await stored()).toBe(0);
    await t.database.pool.query('update users set closed_at = null where id = $1', [me.id]);
    expect((await during('rollback')).status).toBe(200);
    expect(await stored()).toBe(1);
  });

  it('a new picture replaces the previous one, also when two are uploaded at once', async () => {
    const me = await somebody();
    const pictures = await Promise.all([photograph(300, 300), photograph(400, 300)]);
    const first = (await send(me, asDataUrl(pictures[0]))).data.signedProfilePicture;
    await Promise.all(pictures.map((bytes) => send(me, asDataUrl(bytes))));
    expect((await open(first)).statusCode).toBe(404);
    const { rows } = await t.database.pool.query<{ kept: number }>(
      'select count(*)::int as kept from files where owner_id = $1 and deleted_at is null',
      [me.id],
    );
    expect(rows[0]?.kept).toBe(1);
  });

  it('the owner can delete the picture, whatever path the client names', async () => {
    const [me, other] = [await somebody(), await somebody()];
    for (const one of [me, other])
      await send(one, asDataUrl(await picture(300, 300).png().toBuffer(), 'image/png'));
    const imagePath = await shown(other);
    const body = { userId: me.id, imagePath };
    const remove = () => call(t, deleteProfilePicture, { body }, me);
    expect((await remove()).data).toEqual({ signedProfilePicture: null });
    expect((await remove()).status).toBe(200);
    expect(await shown(me)).toBeNull();
    expect(await shown(other)).not.toBeNull();
  });

  it.each([
    ['a drawing that calls itself a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<html></html>')],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (_, bytes) => {
    const me = await somebody();
    const answer = await send(me, asDataUrl(bytes));
    expect(answer.codes).toEqual(['UNSUPPORTED_MEDIA_TYPE']);
    expect(await shown(me)).toBeNull();
  });

  it('a picture of less than 160 pixels a side is refused', async () => {
    const me = await somebody();
    const tiny = await send(me, asDataUrl(await photograph(400, 160)));
    expect(tiny.errors).toMatchObject([{ field: 'profileImagePreview', message: pictureMessages.tooSmall }]);
    expect(await shown(me)).toBeNull();
    expect((await send(me, asDataUrl(await photograph(400, 161)))).status).toBe(200);
  });

  it('a picture of another kind or of too many bytes is refused', async () => {
    const me = await somebody();
    expect((await send(me, 'data:image/svg+xml;base64,AAAA')).errors).toMatchObject([
      { field: 'profileImagePreview', message: 'Please choose a jpg, png, gif or webp picture.' },
    ]);
    const tooLarge = await send(me, asDataUrl(Buffer.alloc(profilePictureMaxBytes + 100_000)));
    expect(tooLarge.status).toBe(413);
  });
});
