import { keptImage } from '../../services/libs/contracts/image/image-address.ts';
import type { TourView } from '../../services/libs/contracts/tour/tour-view.ts';
import { changeTour } from '../support/stories/change-tour.ts';
import { type FileClaims, sendForm, sendImage } from '../support/stories/send-image.ts';
import { System } from '../support/processes/start-system.ts';
import {
  fromCamera,
  heic,
  jpeg,
  png,
  pngBomb,
  svg,
  truncated,
} from '../support/hostile/upload-corpus.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const tour = 'spice-farm-tour';

describe('pictures of tours', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  const send = (content: Buffer, claims?: FileClaims) => sendImage(staff, content, claims);

  const fetched = (path: string, init: RequestInit = {}) => fetch(`${system.url}${path}`, init);

  it('are uploaded by staff, shown on the tour, and stay after a restart', async () => {
    const { status, body } = await send(await jpeg(1000, 700));
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 1000, height: 700 });
    expect(keptImage(body.url)).toMatchObject({ width: 1000, height: 700 });
    expect(body.variants).toHaveLength(9);
    await changeTour(staff, tour, { images: [body.url] });
    const shown = await system.visitor().get<TourView>(`/api/tours/${tour}`);
    expect(shown.body.images).toEqual([body.url]);
    await system.stop();
    await system.startAgain();
    for (const { url, format } of body.variants) {
      const file = await fetched(url);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, `image/${format}`]);
    }
  });

  it('are cached permanently by browsers, and are served only as pictures', async () => {
    const { body } = await send(await png(100, 80));
    const first = await fetched(body.url);
    const bytes = (await first.arrayBuffer()).byteLength;
    const etag = first.headers.get('etag') ?? '';
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'content-length': String(bytes),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as unknown,
    });
    const head = await fetched(body.url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes)]);
    expect(await head.text()).toBe('');
    const again = await fetched(body.url, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
    expect(again.headers.get('cache-control')).toContain('immutable');
  });

  it('have one address even if they are uploaded many times', async () => {
    const content = await jpeg(90, 60);
    const first = await send(content);
    const second = await send(content, { name: '../../etc/passwd', type: 'text/html' });
    expect(second.body).toEqual(first.body);
  });

  it('lose the location where they were taken', async () => {
    const { body } = await send(await fromCamera());
    expect([body.width, body.height]).toEqual([600, 800]);
    for (const { url } of body.variants) {
      const content = Buffer.from(await (await fetched(url)).arrayBuffer());
      expect(content.includes('Exif') || content.includes('Asha')).toBe(false);
    }
  });

  it('have the type of their content, regardless of their name', async () => {
    const picture = await send(await jpeg(50, 40), { name: 'page.html', type: 'text/html' });
    expect(picture.status).toBe(201);
    const page = await send(svg, { name: 'boat.jpg', type: 'image/jpeg' });
    expect([page.status, page.body.code]).toEqual([415, 'ImageKindNotAllowed']);
  });

  it.each<[string, number, string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', 415, 'ImageKindNotAllowed', () => svg],
    ['a HEIC', 415, 'ImageKindNotAllowed', () => heic],
    ['an empty file', 415, 'ImageKindNotAllowed', () => Buffer.alloc(0)],
    ['half a picture', 422, 'ImageNotUsable', async () => truncated(await jpeg())],
    ['14,000 × 14,000 pixels', 422, 'ImageNotUsable', () => pngBomb()],
    ['more than 10 MB', 413, 'ImageTooLarge', () => Buffer.alloc(10 * 1024 * 1024 + 1)],
    ['much more than 10 MB', 413, 'ImageTooLarge', () => Buffer.alloc(24 * 1024 * 1024)],
  ])('cannot be %s', async (_what, status, code, make) => {
    const answer = await send(await make());
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, title: 'Failed to upload image' });
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('are uploaded one at a time, in a form', async () => {
    const two = new FormData();
    const file = new File([new Uint8Array(await jpeg(10, 10))], 'a.jpg');
    two.append('file', file);
    two.append('file', file);
    expect((await sendForm(staff, two)).body.code).toBe('MalformedRequest');
    const none = new FormData();
    none.set('file', 'no file');
    expect((await sendForm(staff, none)).body.code).toBe('MalformedRequest');
    const as = (type: string, body: string) =>
      staff.ask('POST', '/api/admin/images', { body, headers: { 'content-type': type } });
    expect((await as('application/json', '{}')).body.code).toBe('ImageKindNotAllowed');
    expect((await as('image/jpeg', 'x')).body.code).toBe('ImageKindNotAllowed');
    expect((await as('multipart/form-data', 'x')).body.code).toBe('ImageKindNotAllowed');
    expect((await as('multipart/form-data; boundary=a', '--b\r\n')).body.code).toBe(
      'MalformedRequest',
    );
  });

  it.each([
    '/images/..%2f..%2fsecret.key/480.jpeg',
    '/images/%2e%2e/secret.key',
    '/images/0123456789abcdef0123456789abcdef-10x10/..%2f..%2fsecret.key',
    '/images/0123456789abcdef0123456789abcdef-10x10/10.jpeg',
    '/images/0123456789abcdef0123456789abcdef-10x10/10.jpeg%00',
    '/images/x/y',
  ])('are the only files below /images, so %s is not found', async (path) => {
    const answer = await fetched(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('are limited in number, so that uploads cannot fill the disk', async () => {
    await system.stop();
    await system.startAgain({ RATE_LIMITS: 'on' });
    staff = await system.staff();
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < 201; sent += 1) {
      const { status } = await send(svg);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [415, 200],
      [429, 1],
    ]);
  });
});
