import { getPage } from '@sangamam/contract/content/editing/page-admin-endpoints';
import { getPublishedPage } from '@sangamam/contract/content/content-endpoints';
import { contentMessages } from '@sangamam/contract/content/content-messages';
import {
  createConvention,
  updateConvention,
} from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import * as endpoints from '@sangamam/contract/content/media/media-admin-endpoints';
import { maxMediaBytes, type MediaItem } from '@sangamam/contract/content/media/media-item';
import { and, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { auditLog } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import {
  bannerSection,
  faqSection,
  filmSection,
  saveAsSeen,
  textSection,
  writePage,
} from '#test/fixtures/pages.ts';
import { activePdfs } from '#test/fixtures/pdfs.ts';
import { photograph, picture, smallFilm, smallPdf } from '#test/fixtures/pictures.ts';
import { startTestJobs } from '#test/jobs.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { upload, type PickedFile } from '#test/upload.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await buildTestApp();
  token = await signInAs(t, await createStaff(t, 'EDITOR'));
});
afterAll(() => t.close());

const send = (file: PickedFile, altText = 'A lamp on ivory cloth') =>
  upload(t, endpoints.uploadMedia, { fields: { altText }, files: [file] }, { token });
const add = async (name = 'Lamp.jpg', width = 600, height = 400): Promise<MediaItem> =>
  (await send({ name, bytes: await picture(width, height).flatten().jpeg().toBuffer() })).data;
const read = async (mediaId: string) =>
  (await call(t, endpoints.getMedia, { params: { mediaId } }, { token })).data;
const fetchFile = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

describe('an uploaded picture', () => {
  it('is re-encoded upright, below the size limit and without metadata', async () => {
    const bytes = await photograph(3000, 2000);
    expect(bytes.includes('Secret')).toBe(true);
    const { data } = await send({ name: 'IMG 0001 <b>.JPG', bytes });
    expect(data).toMatchObject({
      kind: 'IMAGE',
      fileName: 'img-0001-b.jpg',
      contentType: 'image/jpeg',
      // It was rotated by 90 degrees.
      width: 1707,
      height: 2560,
      altText: 'A lamp on ivory cloth',
      createdByName: 'Thomas Staff',
      usedOn: [],
      bannerOf: [],
      poster: null,
      posterOf: [],
    });
    expect(data.color).toMatch(/^#[0-9a-f]{6}$/u);
    expect(data.url).toMatch(/^\/media\/[\w-]{22}\/img-0001-b\.jpg$/u);
    const file = await fetchFile(data.url);
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(file.rawPayload.includes('Secret')).toBe(false);
    const facts = await sharp(file.rawPayload).metadata();
    expect([facts.width, facts.height, facts.exif, facts.orientation]).toEqual([
      1707,
      2560,
      undefined,
      undefined,
    ]);
  });

  it('keeps transparency', async () => {
    const see = {
      create: { width: 200, height: 200, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    } as const;
    const { data } = await send({ name: 'emblem.png', bytes: await sharp(see).png().toBuffer() });
    expect(data.contentType).toBe('image/webp');
    expect((await sharp((await fetchFile(data.url)).rawPayload).metadata()).hasAlpha).toBe(true);
  });

  it('gets renditions in the background, and pages refer to them', async () => {
    const item = await add('Festival.jpg', 900, 600);
    expect(item).toMatchObject({ sources: [], variantsReady: false });
    const jobs = await startTestJobs(t);
    await expect.poll(async () => (await read(item._id)).variantsReady).toBe(true);
    await jobs.stop();
    const { sources } = await read(item._id);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { type, srcset } of sources) {
      const entries = srcset.split(', ').map((entry) => entry.split(' '));
      expect(entries.map(([, width]) => width)).toEqual(['320w', '640w', '900w']);
      for (const [url = '', width] of entries) {
        const file = await fetchFile(url);
        expect(file.headers['content-type']).toBe(type);
        expect(`${(await sharp(file.rawPayload).metadata()).width}w`).toBe(width);
      }
    }
    await writePage(t, token, 'HOME_PAGE', [bannerSection({ backgroundUrl: item.url })]);
    const { data } = await call(t, getPublishedPage, { query: {}, params: { designType: 'HOME_PAGE' } });
    const { color, width, height } = item;
    expect(data.images).toEqual({ [item.url]: { alt: item.altText, color, width, height, sources } });
  });

  it('is cropped into a new file; the original stays', async () => {
    const whole = await add('Whole.jpg', 600, 400);
    const crop = (rectangle: object) =>
      callLoosely(t, endpoints.cropMedia, { params: { mediaId: whole._id }, body: { rectangle } }, { token });
    const { data } = await crop({ x: 100, y: 50, width: 300, height: 200 });
    expect(data).toMatchObject({ width: 300, height: 200, croppedFrom: whole._id, altText: whole.altText });
    expect((await read(whole._id)).width).toBe(600);
    const beyond = await crop({ x: 400, y: 0, width: 201, height: 200 });
    expect(beyond.errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'rectangle' }]);
    for (const rectangle of [
      { x: -1, y: 0, width: 20, height: 20 },
      { x: 0.5, y: 0, width: 20, height: 20 },
      { x: 0, y: 0, width: 0, height: 20 },
    ])
      expect((await crop(rectangle)).status).toBe(400);
  });
});

describe('other uploaded files', () => {
  it('a PDF is stored unchanged', async () => {
    const { data } = await send({ name: 'Programme 2027.pdf', bytes: smallPdf });
    expect(data).toMatchObject({ kind: 'PDF', width: null, color: null, sources: [], variantsReady: true });
    expect((await fetchFile(data.url)).rawPayload).toEqual(smallPdf);
  });

  it('a range request answers the requested part', async () => {
    const { data } = await send({ name: 'Part.pdf', bytes: smallPdf });
    const part = async (range: string) => {
      const { statusCode, headers, rawPayload } = await fetchFile(data.url, { range });
      return [statusCode, headers['content-range'], rawPayload.toString()];
    };
    const size = smallPdf.length;
    expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${size}`, '%PDF']);
    expect(await part('bytes=-6')).toEqual([206, `bytes ${size - 6}-${size - 1}/${size}`, '%%EOF\n']);
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, '']);
    expect((await part('bytes=0-1,4-5'))[0]).toBe(200);
    const { headers } = await fetchFile(data.url);
    const again = await fetchFile(data.url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await t.app.inject({ method: 'HEAD', url: data.url })).headers['content-length']).toBe(
      String(size),
    );
  });

  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  it.each<[string, PickedFile]>([
    ['HTML under the name of a picture', { name: 'a.jpg', bytes: html, type: 'image/jpeg' }],
    [
      'SVG',
      {
        name: 'a.svg',
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      },
    ],
    [
      'a program',
      { name: 'a.png', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), type: 'image/png' },
    ],
    ['an archive', { name: 'a.pdf', bytes: Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa') }],
    ['a PDF that runs a script', { name: 'a.pdf', bytes: activePdfs['a script at opening'] }],
    ['half a PDF', { name: 'a.pdf', bytes: smallPdf.subarray(0, 60) }],
    ['nothing', { name: 'a.png', bytes: Buffer.alloc(0) }],
  ])('refuses %s', async (_what, file) => {
    const answer = await send(file);
    expect([answer.status, answer.codes]).toEqual([415, ['UNSUPPORTED_MEDIA_TYPE']]);
  });

  it('refuses a truncated picture and one that decodes to too many pixels', async () => {
    const whole = await picture(800, 600).flatten().jpeg().toBuffer();
    expect((await send({ name: 'a.jpg', bytes: whole.subarray(0, whole.length / 2) })).status).toBe(415);
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(maxMediaBytes);
    expect((await send({ name: 'bomb.png', bytes: bomb })).status).toBe(415);
  });
});

describe('the upload form', () => {
  const form = (fields: Record<string, string>, files: PickedFile[]) =>
    upload(t, endpoints.uploadMedia, { fields, files }, { token });
  const pdf = { name: 'a.pdf', bytes: smallPdf };

  it('accepts 10 MB and refuses one byte more', async () => {
    const filled = (size: number) => {
      const bytes = Buffer.alloc(size, ' ');
      smallPdf.copy(bytes, 0);
      bytes.write('%%EOF', size - 5);
      return { name: 'large.pdf', bytes };
    };
    expect((await send(filled(maxMediaBytes))).status).toBe(200);
    const answer = await send(filled(maxMediaBytes + 1));
    expect([answer.status, answer.codes]).toEqual([413, ['PAYLOAD_TOO_LARGE']]);
  });

  it('requires exactly one description and one file', async () => {
    expect((await form({}, [pdf])).errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'altText' }]);
    expect((await form({ altText: 'x' }, [pdf])).errors).toMatchObject([{ field: 'altText' }]);
    expect((await form({ altText: 'A lamp' }, [])).errors).toMatchObject([{ field: 'file' }]);
    expect((await form({ altText: 'A lamp', kind: 'IMAGE' }, [pdf])).errors).toMatchObject([
      { field: 'kind' },
    ]);
    expect((await form({ altText: 'A lamp' }, [pdf, pdf])).codes).toEqual(['PAYLOAD_TOO_LARGE']);
    expect((await form({ altText: 'A \u0000 lamp' }, [pdf])).status).toBe(400);
    expect((await form({ altText: 'x'.repeat(70_000) }, [pdf])).status).toBe(413);
  });

  it('refuses JSON, a malformed form, and forms at other addresses', async () => {
    const url = endpoints.uploadMedia.path;
    const authorization = `Bearer ${token}`;
    const post = (contentType: string, payload: string, to = url) =>
      t.app.inject({
        method: 'POST',
        url: to,
        headers: { authorization, 'content-type': contentType },
        payload,
      });
    const json = await post('application/json', '{"fields":{"altText":"A lamp"},"files":[{"bytes":"x"}]}');
    expect(json.statusCode).toBe(415);
    expect((await post('multipart/form-data', 'x')).statusCode).toBe(400);
    expect((await post('multipart/form-data; boundary=b', '--b\r\nContent-Dis')).statusCode).toBe(400);
    expect((await post('multipart/form-data; boundary=b', '--b--', '/v1/user/login')).statusCode).toBe(415);
  });
});

describe('the media library', () => {
  it('is searched by description and name, filtered by kind, and paged', async () => {
    const odd = await send({ name: 'Minutes.pdf', bytes: smallPdf }, '100% of the <i>minutes</i>');
    const list = async (query: object) =>
      (await callLoosely(t, endpoints.listMedia, { query: query as Record<string, string> }, { token })).data;
    expect(await list({ search: '100%' })).toMatchObject({
      total: 1,
      docs: [{ altText: '100% of the <i>minutes</i>' }],
    });
    expect(await list({ search: 'minutes.PDF' })).toMatchObject({ total: 1, docs: [{ _id: odd.data._id }] });
    expect(await list({ search: '_%_%_' })).toMatchObject({ total: 0, docs: [] });
    expect(await list({ kind: 'PDF', pageSize: '1' })).toMatchObject({ docs: [{ kind: 'PDF' }] });
  });

  it('changes the description of a file', async () => {
    const item = await add();
    const change = { params: { mediaId: item._id }, body: { altText: '  A brass   lamp ', revision: 0 } };
    expect((await call(t, endpoints.describeMedia, change, { token })).data.altText).toBe('A brass lamp');
    const [row] = await t.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, item._id))
      .orderBy(desc(auditLog.id));
    expect((await call(t, endpoints.describeMedia, change, { token })).codes).toEqual(['CONFLICT']);
    expect(row).toMatchObject({ before: { altText: item.altText }, after: { altText: 'A brass lamp' } });
  });
});

describe('the poster of a video', () => {
  const film = async () => (await send({ name: 'Evening.webm', bytes: smallFilm }, 'The evening')).data;
  const set = (mediaId: string, posterId: string | null, posterIdSeen: string | null = null, as = token) =>
    call(t, endpoints.setPoster, { params: { mediaId }, body: { posterId, posterIdSeen } }, { token: as });
  const shown = async () =>
    (await call(t, getPublishedPage, { query: {}, params: { designType: 'TRAVEL_PAGE' } })).data;

  it('is shown wherever the video is, can be replaced, and is taken away again', async () => {
    const [evening, lamp, boat] = [await film(), await add(), await add('Boat.jpg', 900, 600)];
    await writePage(t, token, 'TRAVEL_PAGE', [filmSection([evening.url])]);
    expect(await shown()).toMatchObject({ images: {}, films: { [evening.url]: 'The evening' }, posters: {} });

    const { data } = await set(evening._id, lamp._id);
    const facts = { alt: lamp.altText, width: 600, height: 400, color: lamp.color, sources: [] };
    expect(data.poster).toEqual({ _id: lamp._id, url: lamp.url, ...facts });
    expect(await shown()).toMatchObject({
      images: { [lamp.url]: facts },
      posters: { [evening.url]: lamp.url },
    });
    const { data: edited } = await call(t, getPage, { params: { designType: 'TRAVEL_PAGE' } }, { token });
    expect(edited).toMatchObject({
      images: { [lamp.url]: facts },
      films: { [evening.url]: 'The evening' },
      posters: { [evening.url]: lamp.url },
    });

    await set(evening._id, boat._id, lamp._id);
    expect((await shown()).posters).toEqual({ [evening.url]: boat.url });
    expect((await read(lamp._id)).posterOf).toEqual([]);
    expect((await read(boat._id)).posterOf).toEqual([{ _id: evening._id, name: 'The evening' }]);

    expect((await set(evening._id, null, boat._id)).data.poster).toBeNull();
    expect(await shown()).toMatchObject({ images: {}, posters: {} });
    const rows = await t.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, evening._id), eq(auditLog.action, 'media.poster-set')))
      .orderBy(auditLog.id);
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      [{ posterId: null }, { posterId: lamp._id }],
      [{ posterId: lamp._id }, { posterId: boat._id }],
      [{ posterId: boat._id }, { posterId: null }],
    ]);
  });

  it('is refused to whoever saw another one, and of two at one moment one is', async () => {
    const [evening, lamp, boat] = [await film(), await add(), await add()];
    expect((await set(evening._id, lamp._id)).status).toBe(200);
    const stale = await set(evening._id, boat._id);
    expect([stale.status, stale.codes]).toEqual([409, ['CONFLICT']]);
    expect((await read(evening._id)).poster?._id).toBe(lamp._id);
    const both = await Promise.all([boat._id, null].map((one) => set(evening._id, one, lamp._id)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('does not stand in the way of who describes the video meanwhile', async () => {
    const [evening, lamp] = [await film(), await add()];
    await set(evening._id, lamp._id);
    const body = { altText: 'The opening evening', revision: evening.revision };
    const answer = await call(
      t,
      endpoints.describeMedia,
      { params: { mediaId: evening._id }, body },
      { token },
    );
    expect(answer.data).toMatchObject({ altText: 'The opening evening', poster: { _id: lamp._id } });
  });

  it('must be a picture of the library', async () => {
    const evening = await film();
    const pdf = (await send({ name: 'Plan.pdf', bytes: smallPdf })).data;
    for (const posterId of [pdf._id, evening._id, crypto.randomUUID()]) {
      const answer = await set(evening._id, posterId);
      expect(answer.status).toBe(400);
      expect(answer.errors).toEqual([
        expect.objectContaining({
          code: 'RQST_PARAMS_INVALID',
          field: 'posterId',
          message: contentMessages.poster,
        }),
      ]);
    }
    const loosely = (body: object) =>
      callLoosely(t, endpoints.setPoster, { params: { mediaId: evening._id }, body }, { token });
    for (const body of [{}, { posterId: null }, { posterId: 'lamp', posterIdSeen: null }])
      expect((await loosely(body)).codes).toContain('RQST_PARAMS_INVALID');
    expect((await read(evening._id)).poster).toBeNull();
  });

  it('is for videos of the library alone', async () => {
    const [lamp, boat] = [await add(), await add()];
    for (const mediaId of [lamp._id, crypto.randomUUID()]) {
      const answer = await set(mediaId, boat._id);
      expect([answer.status, answer.codes]).toEqual([404, ['NOT_FOUND']]);
    }
  });

  it('is chosen by editors alone', async () => {
    const [evening, lamp] = [await film(), await add()];
    const treasurer = await signInAs(t, await createStaff(t, 'TREASURER'));
    const answer = await set(evening._id, lamp._id, null, treasurer);
    expect([answer.status, answer.codes]).toEqual([403, ['FORBIDDEN']]);
  });

  it('cannot be deleted, but the video can', async () => {
    const [evening, lamp] = [await film(), await add()];
    const remove = (mediaId: string) => call(t, endpoints.deleteMedia, { params: { mediaId } }, { token });
    await set(evening._id, lamp._id);
    expect((await remove(lamp._id)).codes).toEqual(['MEDIA_IN_USE']);
    expect((await fetchFile(lamp.url)).statusCode).toBe(200);
    expect((await remove(evening._id)).status).toBe(200);
    expect((await remove(lamp._id)).status).toBe(200);
    expect((await fetchFile(lamp.url)).statusCode).toBe(404);
  });

  it('and deleting it at the same moment: it is kept, or was not chosen', async () => {
    const evening = await film();
    for (let round = 0; round < 5; round += 1) {
      const item = await add('Race.jpg', 64, 64);
      const [removed, chosen] = await Promise.all([
        call(t, endpoints.deleteMedia, { params: { mediaId: item._id } }, { token }),
        set(evening._id, item._id),
      ]);
      const isChosen = (await read(evening._id)).poster !== null;
      expect([removed.codes, chosen.codes]).toEqual(
        isChosen ? [['MEDIA_IN_USE'], []] : [[], ['RQST_PARAMS_INVALID']],
      );
      if (isChosen) await set(evening._id, null, item._id);
    }
  });
});

describe('deleting a file', () => {
  const remove = (mediaId: string) => call(t, endpoints.deleteMedia, { params: { mediaId } }, { token });

  it('is refused while a public page or a draft uses the file', async () => {
    const [shown, drafted] = [
      await add('Shown.jpg'),
      (await send({ name: 'Drafted.pdf', bytes: smallPdf })).data,
    ];
    await writePage(t, token, 'COMMITTEE_PAGE', [bannerSection({ backgroundUrl: shown.url })]);
    await saveAsSeen(t, token, 'FAQ_PAGE', [faqSection({ pdfUrl: drafted.url })]);
    expect((await read(shown._id)).usedOn).toEqual([{ designType: 'COMMITTEE_PAGE', state: 'PUBLISHED' }]);
    expect((await read(drafted._id)).usedOn).toEqual([{ designType: 'FAQ_PAGE', state: 'DRAFT' }]);
    for (const { _id } of [shown, drafted]) {
      const answer = await remove(_id);
      expect([answer.status, answer.codes]).toEqual([409, ['MEDIA_IN_USE']]);
    }
    await writePage(t, token, 'COMMITTEE_PAGE', [textSection('<p>Without</p>')]);
    await saveAsSeen(t, token, 'FAQ_PAGE', [textSection('<p>Without</p>')]);
    expect((await remove(shown._id)).status).toBe(200);
    expect((await fetchFile(shown.url)).statusCode).toBe(404);
    expect((await remove(drafted._id)).status).toBe(200);
    expect((await remove(drafted._id)).codes).toEqual(['NOT_FOUND']);
    const { rows } = await t.database.pool.query(
      `select before from audit_log where action = 'media.deleted' and entity_id = $1`,
      [drafted._id],
    );
    expect(rows).toEqual([{ before: { fileName: drafted.fileName, altText: drafted.altText } }]);
  });

  it('is refused while it is the banner of a convention', async () => {
    const banner = await add('Banner.jpg', 64, 64);
    const admin = await signInAs(t, await createStaff(t, 'ADMIN'));
    const draft = (bannerUrl: string) => ({
      name: 'Sangamam of the East',
      startDate: '2031-07-15',
      endDate: '2031-07-18',
      location: 'Tampa, Florida',
      timeZone: 'America/New_York',
      earlyBirdDate: null,
      earlyBirdStatus: false,
      bannerUrl,
      conventionDeadline: '2031-06-24',
      active: false,
      participantDisplay: false,
      uploadFamilyPicture: true,
      custodianConsentUrl: null,
      treasurer: null,
      cadTreasurer: null,
    });
    const made = await call(t, createConvention, { body: draft(banner.url) }, { token: admin });
    expect((await remove(banner._id)).codes).toEqual(['MEDIA_IN_USE']);
    expect((await fetchFile(banner.url)).statusCode).toBe(200);
    const { _id: conventionId, revision } = made.data;
    expect(await read(banner._id)).toMatchObject({
      usedOn: [],
      bannerOf: [{ _id: conventionId, name: 'Sangamam of the East' }],
    });
    const change = (bannerUrl: string, revision: number) =>
      call(
        t,
        updateConvention,
        { params: { conventionId }, body: { ...draft(bannerUrl), revision } },
        { token: admin },
      );
    const without = await change('', revision);
    expect(without.status).toBe(200);
    expect((await remove(banner._id)).status).toBe(200);
    const again = await change(banner.url, without.data.revision);
    expect(again.errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'bannerUrl' }]);
  });

  it('and using it at the same moment: it is kept, or the draft says that it is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      const item = await add('Race.jpg', 64, 64);
      const [removed, saved] = await Promise.all([
        remove(item._id),
        saveAsSeen(t, token, 'PRIVACY_PAGE', [bannerSection({ backgroundUrl: item.url })]),
      ]);
      expect(saved.status).toBe(200);
      const { data: seen } = await call(t, getPage, { params: { designType: 'PRIVACY_PAGE' } }, { token });
      const isGone = seen.faults.map(({ message }) => message).includes(contentMessages.unknownMedia);
      expect(removed.codes).toEqual(isGone ? [] : ['MEDIA_IN_USE']);
      await saveAsSeen(t, token, 'PRIVACY_PAGE', [textSection('<p>-</p>')]);
    }
  });
});

describe('addresses of media', () => {
  it('answer 404 unless they are complete', async () => {
    const { url } = await add('Address.jpg', 64, 64);
    const [, , key = '', name = ''] = url.split('/');
    for (const other of [
      `/media/${key}/other.jpg`,
      `/media/${key}`,
      `/media/${key.slice(0, -1)}/${name}`,
      `/media/${'A'.repeat(22)}/${name}`,
      `/media/${key}/..%2f..%2f${name}`,
      `/media/..%2f..%2f..%2fetc/passwd`,
      `/media/${key}/${name}%00`,
    ]) {
      const answer = await fetchFile(other);
      expect([other, answer.statusCode]).toEqual([other, 404]);
    }
  });
});
