import type { PictureView } from '@contracts/tour/tour-view.ts';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { selectToasts } from '../../../../shared/toasts/toast-slice.ts';
import { holdValue } from '../../../../../test-support/hold-value.tsx';
import { StubUpload } from '../../../../../test-support/stub-uploads.ts';
import { ImageEditor } from './image-editor.tsx';

const file = (name = 'boat.jpg') => new File(['…'], name, { type: 'image/jpeg' });
const urls = (count: number) =>
  Array.from({ length: count }, (_, index) => `/images/${String(index + 1)}.jpeg`);

function open(images: readonly string[] = []) {
  return openWith(images.map((url) => ({ url })));
}

function openWith(pictures: readonly PictureView[]) {
  const busy: boolean[] = [];
  const held = holdValue(pictures, (props) => (
    <ImageEditor {...props} onBusyChange={(isBusy) => busy.push(isBusy)} />
  ));
  return {
    ...held,
    /** The addresses in their order. */
    value: () => held.value().map(({ url }) => url),
    pictures: held.value,
    busy,
    toasts: () => selectToasts(held.store.getState()).map(({ text }) => text),
    choose: (...files: readonly File[]) =>
      held.user.upload(screen.getByLabelText('Images'), [...files]),
  };
}

const press = (name: string) => screen.getByRole('button', { name });
const uploads = () => within(screen.getByRole('list', { name: 'Uploads' }));

/** Simulates the answer of the network for the n-th file. */
async function network(place: number, does: (upload: StubUpload) => void) {
  const upload = StubUpload.sent[place];
  if (upload === undefined) throw new Error(`No file ${String(place)} was sent.`);
  await act(async () => {
    does(upload);
    await Promise.resolve();
  });
  return upload;
}

const arrive = (place: number, url: string) =>
  network(place, (upload) => {
    upload.answer(201, { url, width: 800, height: 600, variants: [] });
  });

/** Dispatches a drop or a paste of files, as a browser does. */
function offer(kind: 'drop' | 'paste', target: Element, data: object) {
  const event = createEvent[kind](target, {});
  const property = kind === 'drop' ? 'dataTransfer' : 'clipboardData';
  Object.defineProperty(event, property, { value: { types: ['Files'], ...data } });
  fireEvent(target, event);
  return event;
}

describe('the pictures of a tour', () => {
  const platform = globalThis.XMLHttpRequest;
  beforeEach(() => {
    StubUpload.sent = [];
    globalThis.XMLHttpRequest = StubUpload as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = platform;
  });

  it('are uploaded as soon as they are chosen, and show their progress', async () => {
    const { value, choose, busy } = open(urls(1));
    await choose(file());
    expect(StubUpload.sent[0]?.call).toBe('POST /api/admin/images');
    expect(StubUpload.sent[0]?.file?.name).toBe('boat.jpg');
    const progress = uploads().getByRole('progressbar', { name: 'Upload of boat.jpg' });
    await network(0, (upload) => {
      upload.progress(0.456);
    });
    expect(progress).toHaveAttribute('value', '0.456');
    expect(uploads().getByText('45 %')).toBeInTheDocument();
    await network(0, (upload) => {
      upload.progress(1);
    });
    expect(uploads().getByText('Being prepared')).toBeInTheDocument();
    await arrive(0, '/images/new.jpeg');
    expect(value()).toEqual(['/images/1.jpeg', '/images/new.jpeg']);
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
    expect(busy).toEqual([false, true, false]);
  });

  it('can be dropped and pasted', async () => {
    const { value } = open();
    const frame = screen.getByRole('group');
    expect(offer('drop', frame, { files: [file('a.jpg')] }).defaultPrevented).toBe(true);
    await arrive(0, '/images/a.jpeg');
    expect(offer('paste', document.body, { files: [file('b.jpg')] }).defaultPrevented).toBe(true);
    await arrive(1, '/images/b.jpeg');
    expect(value()).toEqual(['/images/a.jpeg', '/images/b.jpeg']);
  });

  it('are not accepted outside the frame, and do not replace the page there', () => {
    open();
    expect(offer('drop', document.body, { files: [file()] }).defaultPrevented).toBe(true);
    expect(StubUpload.sent).toEqual([]);
  });

  it('are ignored if they come with pasted text', () => {
    open();
    const data = { types: ['text/plain', 'Files'], files: [file()] };
    expect(offer('paste', document.body, data).defaultPrevented).toBe(false);
    expect(StubUpload.sent).toEqual([]);
  });

  it('are seven at most: only as many files are uploaded as there is room for', async () => {
    const { choose, toasts } = open(urls(5));
    await choose(file('a.jpg'), file('b.jpg'), file('c.jpg'));
    expect(StubUpload.sent.map((upload) => upload.file?.name)).toEqual(['a.jpg', 'b.jpg']);
    expect(toasts()).toEqual(['You can only upload up to 7 images']);
    expect(screen.getByText('You can only upload up to 7 images')).toBeInTheDocument();
    expect(screen.getByText('Not uploaded: c.jpg')).toBeInTheDocument();
    await choose(file('d.jpg'));
    expect(StubUpload.sent).toHaveLength(2);
    expect(screen.getByText('Not uploaded: d.jpg')).toBeInTheDocument();
  });

  it.each([
    ['ImageKindNotAllowed', 'Use a JPEG, PNG, WebP or AVIF picture.'],
    ['ImageTooLarge', 'An image has at most 10 MB.'],
    ['ImageNotUsable', 'The picture is damaged or incomplete.'],
    ['ImageNotUsable', 'The picture has more than 40 million pixels.'],
  ] as const)(
    'are refused with the message of the requirements and the reason: %s, %s',
    async (code, detail) => {
      const { choose, toasts, user } = open();
      await choose(file());
      await network(0, (upload) => {
        upload.refuse(code, { detail });
      });
      expect(toasts()).toEqual(['Failed to upload image']);
      expect(uploads().getByText(`Failed to upload image: ${detail}`)).toBeInTheDocument();
      // Another attempt would be refused too.
      expect(screen.queryByRole('button', { name: 'Try again: boat.jpg' })).toBeNull();
      await user.click(press('Dismiss: boat.jpg'));
      expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
    },
  );

  it('are not uploaded if they are too large', async () => {
    const { choose } = open();
    const large = file('large.jpg');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await choose(large);
    expect(
      await uploads().findByText('Failed to upload image: An image has at most 10 MB.'),
    ).toBeInTheDocument();
    expect(StubUpload.sent).toEqual([]);
  });

  it('are not uploaded if the file is empty', async () => {
    const { choose } = open();
    await choose(new File([], 'empty.jpg', { type: 'image/jpeg' }), file());
    expect(
      await uploads().findByText('Failed to upload image: The file is empty.'),
    ).toBeInTheDocument();
    expect(StubUpload.sent.map((upload) => upload.file?.name)).toEqual(['boat.jpg']);
  });

  it('are at most seven even if staff choose thirty files, and a message names some of the other files', async () => {
    const { choose } = open();
    await choose(...Array.from({ length: 30 }, (_, index) => file(`${String(index + 1)}.jpg`)));
    expect(screen.getByText('Not uploaded: 8.jpg, 9.jpg, 10.jpg and 20 more')).toBeInTheDocument();
    expect(uploads().getAllByRole('listitem')).toHaveLength(7);
  });

  it('make the page ask staff to sign in if their session ended, and the chosen files are kept', async () => {
    const { choose } = open();
    await choose(file());
    await network(0, (upload) => {
      upload.refuse('NotSignedIn');
    });
    expect(uploads().getByText('Failed to upload image: Please sign in')).toBeInTheDocument();
    expect(press('Try again: boat.jpg')).toBeInTheDocument();
  });

  it('can be uploaded again after the connection was lost or the server was busy', async () => {
    const { choose, value, user } = open();
    await choose(file());
    await network(0, (upload) => {
      upload.breakOff();
    });
    expect(
      uploads().getByText('Failed to upload image: the connection was lost.'),
    ).toBeInTheDocument();
    await user.click(press('Try again: boat.jpg'));
    await network(1, (upload) => {
      upload.refuse('TooManyRequests');
    });
    expect(uploads().getByText(/Too many attempts. Please try again later/)).toBeInTheDocument();
    await user.click(press('Try again: boat.jpg'));
    await arrive(2, '/images/new.jpeg');
    expect(value()).toEqual(['/images/new.jpeg']);
  });

  it('can be cancelled during the upload', async () => {
    const { choose, value, user, toasts } = open();
    await choose(file());
    await user.click(press('Cancel: boat.jpg'));
    expect(StubUpload.sent[0]?.isAborted).toBe(true);
    expect([value(), toasts()]).toEqual([[], []]);
  });

  it('are listed once, even if the same picture is uploaded again', async () => {
    const { choose, value } = open(urls(2));
    await choose(file());
    await arrive(0, '/images/2.jpeg');
    expect(value()).toEqual(urls(2));
    expect(
      screen.getByText('A picture that is already in the list was not added again.'),
    ).toBeInTheDocument();
  });

  it('are reordered with buttons, and the first one is featured', async () => {
    const { user, value } = open(urls(3));
    const featured = () => screen.getByText('Featured').closest('li');
    expect(featured()).toContainElement(screen.getByAltText('Image 1 of 3'));
    await user.click(press('Move image 3 earlier'));
    await user.click(press('Move image 2 earlier'));
    expect(value()).toEqual(['/images/3.jpeg', '/images/1.jpeg', '/images/2.jpeg']);
    expect(press('Move image 1 earlier')).toHaveFocus();
    expect(featured()?.querySelector('img')).toHaveAttribute('src', '/images/3.jpeg');
    await user.click(press('Remove image 1'));
    expect(value()).toEqual(['/images/1.jpeg', '/images/2.jpeg']);
    expect(press('Remove image 1')).toHaveFocus();
  });

  it('say to which place they were moved', async () => {
    const { user } = open(urls(3));
    await user.click(press('Move image 1 later'));
    expect(screen.getByText('Moved to place 2 of 3')).toBeInTheDocument();
    await user.click(press('Move image 2 earlier'));
    expect(screen.getByText('Moved to place 1 of 3, the main picture')).toBeInTheDocument();
  });

  it('get an alternative text, which stays with them when they move', async () => {
    const { user, pictures } = open(urls(3));
    await user.click(press('Text and focus of image 2'));
    await user.type(screen.getByLabelText('Alternative text'), 'A <b>dhow</b>');
    const described = { url: '/images/2.jpeg', alt: 'A <b>dhow</b>' };
    expect(pictures()[1]).toEqual(described);
    await user.click(press('Make main picture'));
    expect(pictures()).toEqual([described, { url: '/images/1.jpeg' }, { url: '/images/3.jpeg' }]);
    expect(press('Text and focus of image 1')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Make main picture' })).toBeNull();
    await user.clear(screen.getByLabelText('Alternative text'));
    expect(pictures()[0]).toEqual({ url: '/images/2.jpeg' });
  });

  it('get a focus with sliders, shown in the previews, and lose it when the sliders are in the centre', async () => {
    const { user, pictures } = open(urls(1));
    await user.click(press('Text and focus of image 1'));
    const slide = (name: string, to: number) =>
      fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(to) } });
    slide('Focus from the left', 12);
    slide('Focus from the top', 100);
    expect(pictures()).toEqual([{ url: '/images/1.jpeg', focus: { x: 0.12, y: 1 } }]);
    const previews = within(screen.getByRole('list', { name: 'Previews' }));
    for (const item of previews.getAllByRole('listitem')) {
      expect(item.querySelector('img')?.dataset).toMatchObject({ x: '1', y: '10' });
    }
    await user.click(press('Focus on the centre'));
    expect(pictures()).toEqual([{ url: '/images/1.jpeg' }]);
  });

  it('get a focus when staff click on the whole picture', async () => {
    const { user, pictures } = open(urls(1));
    await user.click(press('Text and focus of image 1'));
    const whole = document.querySelector('[data-part="whole"]');
    if (whole === null) throw new Error('There is no whole picture.');
    whole.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
    fireEvent.click(whole, { clientX: 200, clientY: 230 });
    expect(pictures()).toEqual([{ url: '/images/1.jpeg', focus: { x: 0.25, y: 0.9 } }]);
  });

  it('close the text and focus of one picture, and move the focus to the button that opens them', async () => {
    const { user } = open(urls(2));
    await user.click(press('Text and focus of image 2'));
    await user.click(press('Close'));
    expect(press('Text and focus of image 2')).toHaveFocus();
    expect(screen.queryByLabelText('Alternative text')).toBeNull();
  });

  it('show the error of an alternative text beside it', async () => {
    const problems = [{ field: 'pictures.1.alt', message: 'Use at most 200 characters' }];
    const { user } = holdValue<readonly PictureView[]>(
      [{ url: '/1.jpeg' }, { url: '/2.jpeg' }],
      (props) => <ImageEditor {...props} problems={problems} />,
    );
    await user.click(press('Text and focus of image 2'));
    expect(screen.getByLabelText('Alternative text')).toBeInvalid();
  });
});
