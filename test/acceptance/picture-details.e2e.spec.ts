import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { AdminTourView, TourView } from '../../services/libs/contracts/tour/tour-view.ts';
import { changeTour, writtenFields } from '../support/stories/change-tour.ts';
import { sendImage } from '../support/stories/send-image.ts';
import { System } from '../support/processes/start-system.ts';
import { jpeg } from '../support/hostile/upload-corpus.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const tour = 'spice-farm-tour';
const path = `/api/admin/tours/${tour}`;

describe('what staff write about pictures', () => {
  let system: System;
  let staff: Visitor;
  let urls: readonly string[];

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
    const sent = [await jpeg(1200, 600), await jpeg(600, 900)];
    urls = await Promise.all(sent.map(async (each) => (await sendImage(staff, each)).body.url));
    await changeTour(staff, tour, { images: urls });
  });

  afterAll(() => system.remove());

  const shown = async () => (await system.visitor().get<TourView>(`/api/tours/${tour}`)).body;
  const linkPicture = async () => {
    const answer = await fetch(`${system.url}/link-pictures/${tour}.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    return Buffer.from(await answer.arrayBuffer()).toString('base64');
  };

  it('is shown to travellers, is in the history and the past, and can be undone', async () => {
    const [first = '', second = ''] = urls;
    expect(await shown()).not.toHaveProperty('pictures');
    const centred = await linkPicture();
    const alt = '<img src=x onerror=alert(1)> "A dhow"';
    const pictures = [
      { url: second, alt: `  ${alt} ` },
      { url: first, focus: { x: 0.123, y: 1 } },
      { url: '/images/not-of-this-tour.jpeg', alt: 'Ignored' },
    ];
    await changeTour(staff, tour, { pictures });
    const stored = [
      { url: first, focus: { x: 0.12, y: 1 } },
      { url: second, alt },
    ];
    expect((await shown()).pictures).toEqual(stored);
    expect(await linkPicture()).not.toBe(centred);
    const page = await (await fetch(`${system.url}/tour/${tour}`)).text();
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('alt="&lt;img src=x onerror=alert(1)&gt; &quot;A dhow&quot;"');

    const history = await staff.get<ListView<HistoryEntryView>>(`${path}/history`);
    const entry = history.body.items.findLast(({ action }) => action === 'TourImagesChanged');
    expect(entry?.changes).toEqual([{ field: 'pictures', before: null, after: stored }]);
    const undone = await staff.post(
      `${path}/undo`,
      { revision: entry?.revision },
      { 'if-match': '*', 'idempotency-key': freshKey() },
    );
    expect(undone.status).toBe(200);
    await staff.get('/api/tours');
    expect(await shown()).not.toHaveProperty('pictures');
    const past = await staff.get<AdminTourView>(`${path}?asOf=${entry?.at ?? ''}`);
    expect(past.body.pictures).toEqual(stored);
  });

  it.each([
    ['a focus outside the picture', { focus: { x: 1.2, y: 0 } }, 'pictures.0.focus.x'],
    ['a focus without a place', { focus: { x: 0.2 } }, 'pictures.0.focus.y'],
    ['a text of 10,000 characters', { alt: 'x'.repeat(10_000) }, 'pictures.0.alt'],
    ['a text with a control character', { alt: 'A\u0000' }, 'pictures.0.alt'],
  ])('is refused with the field that is wrong: %s', async (_what, about, field) => {
    const { body } = await staff.get<AdminTourView>(path);
    const pictures = [{ url: urls[0], ...about }];
    const answer = await staff.put<{ errors?: readonly { field: string; message: string }[] }>(
      path,
      { ...writtenFields(body), pictures },
      { 'if-match': '*' },
    );
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((each) => each.field)).toEqual([field]);
    expect(answer.body.errors?.[0]?.message).not.toBe('');
  });
});
