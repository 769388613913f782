import type { Locator, Page } from 'playwright-core';
import type { AdminTourView } from '../../services/libs/contracts/tour/tour-view.ts';
import { BrowserStory, describeInChromium, type OpenPage, openPage } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { owner } from '../support/processes/start-system.ts';
import { gif, jpeg, png, pngBomb, svg, truncated } from '../support/hostile/upload-corpus.ts';

describeInChromium('the form of a tour', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  const openForm = async (width: number, tour: string): Promise<OpenPage> => {
    const open = await asStaff(width);
    await open.page.goto(`${story.system.url}/admin/tours/${tour}`);
    await open.page.getByRole('toolbar').waitFor();
    return open;
  };
  const asStaff = async (width: number): Promise<OpenPage> => {
    const open = await openPage(story.browser, width);
    await open.context.request.post(`${story.system.url}/api/auth/sign-in`, { data: owner });
    return open;
  };
  const choose = async (page: Page, files: readonly { name: string; buffer: Buffer }[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add images' }).click();
    await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: 'image/jpeg' })));
  };
  const sources = (pictures: Locator) =>
    pictures.locator('img').evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? ''));

  it.each([
    [390, 'spice-farm-tour'],
    [1280, 'jozani-forest-mangrove'],
  ])(
    'accepts pictures, prices and a text, and shows them as travellers see them (%i px)',
    async (width, tour) => {
      const open = await openForm(width, tour);
      const { page, context, complaints } = open;
      await slowDown(open);
      await choose(page, [
        { name: 'large.jpg', buffer: await jpeg(500, 400) },
        { name: 'small.jpg', buffer: await jpeg(200, 150) },
        { name: 'least.jpg', buffer: await jpeg(100, 80) },
      ]);
      await page.waitForFunction(() => {
        const { value = 0 } = document.querySelector('progress') ?? {};
        return value > 0 && value < 1;
      });
      await writePrices(page);
      await writeText(page);
      const pictures = page.getByRole('group', { name: /^Images/ }).getByRole('listitem');
      await page.getByAltText('Image 3 of 3').waitFor();
      const [large = '', small = '', least = ''] = await sources(pictures);
      expect([large, small, least]).toEqual([
        expect.stringMatching(/-500x400\/500\.jpeg$/),
        expect.stringMatching(/-200x150\/200\.jpeg$/),
        expect.stringMatching(/-100x80\/100\.jpeg$/),
      ]);
      await page.getByRole('button', { name: 'Move image 2 earlier' }).click();
      expect(await sources(pictures)).toEqual([small, large, least]);
      await dragByTouch(open, pictures.first(), pictures.nth(2));
      expect(await sources(pictures)).toEqual([large, least, small]);
      await dragOnto(page, pictures.nth(2), pictures.nth(1));
      expect(await sources(pictures)).toEqual([large, small, least]);
      await page.getByRole('button', { name: 'Remove image 3' }).click();
      await expectUsable(page);
      await page.getByRole('button', { name: 'Update Tour' }).click();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Tour updated successfully').waitFor();
      const answer = await context.request.get(`${story.system.url}/api/admin/tours/${tour}`);
      expect((await answer.json()) as AdminTourView).toMatchObject({
        images: [large, small],
        pricingStructure: { type: 'group', groupRates: [{ maxSize: 3 }, { minSize: 4 }] },
        fullDescription:
          '<p>Twelve seats, one sail.</p><h3>What you need</h3><ul><li><p>a hat<strong> with a brim</strong></p></li></ul>',
      });
      await page.goto(`${story.system.url}/tour/${tour}`);
      await page.getByRole('heading', { level: 3, name: 'What you need' }).waitFor();
      expect(await page.locator('li strong').textContent()).toBe(' with a brim');
      await page.locator(`img[src="${large}"]`).first().waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('refuses a file that is no picture, too large or one too many, with a message', async () => {
    const { page, context } = await openForm(1280, 'prison-island-half-day');
    const whole = await png(64, 64);
    await choose(page, [
      { name: 'script.jpg', buffer: svg },
      { name: 'moving.jpg', buffer: await gif() },
      { name: 'half.jpg', buffer: truncated(whole) },
      { name: 'bomb.jpg', buffer: pngBomb() },
      { name: 'long.jpg', buffer: Buffer.concat([whole, Buffer.alloc(10 * 1024 * 1024)]) },
      ...[1, 2, 3].map((place) => ({ name: `fine-${String(place)}.jpg`, buffer: whole })),
    ]);
    const images = page.getByRole('group', { name: /^Images/ });
    await images.getByText('You can only upload up to 7 images', { exact: true }).waitFor();
    for (const [name, why] of [
      ['script.jpg', 'Use a JPEG, PNG, WebP or AVIF picture.'],
      ['moving.jpg', 'Use a JPEG, PNG, WebP or AVIF picture.'],
      ['half.jpg', 'The picture is damaged or incomplete.'],
      ['bomb.jpg', 'The picture has more than 40 million pixels.'],
      ['long.jpg', 'An image has at most 10 MB.'],
    ] as const) {
      const upload = images.getByRole('listitem').filter({ hasText: name });
      await upload.getByText(`Failed to upload image: ${why}`, { exact: true }).waitFor();
    }
    await page.getByText('Failed to upload image', { exact: true }).first().waitFor();
    // The same picture, chosen twice, is added once.
    await images.getByAltText('Image 1 of 1').waitFor();
    await expectUsable(page);
    await drop(page, images, await jpeg(64, 48));
    await images.getByAltText('Image 2 of 2').waitFor();
    await context.close();
  });

  it('accepts pasted text, keeps a list from Word as a list, and restores a draft', async () => {
    const { page, context, complaints } = await openForm(1280, 'mnemba-reef-snorkelling');
    const text = page.getByRole('textbox', { name: 'Full Description' });
    await text.focus();
    await page.keyboard.press('Control+A');
    await paste(
      text,
      '<p onclick="1">Bring:</p><p><span style="mso-list:Ignore">· </span>a hat</p>' +
        '<p><span style="mso-list:Ignore">· </span><b>water</b><img src="x" onerror="1"></p>',
    );
    await text.locator('li strong').waitFor();
    expect((await text.locator('li').allTextContents()).map((each) => each.trim())).toEqual([
      'a hat',
      'water',
    ]);
    await page.getByText('Unsaved changes, kept as a draft').waitFor();
    await page.reload();
    await text.getByText('Bring:').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Continue with the draft' }).click();
    await text.locator('li strong').waitFor();
    // Messages about the refused styles and handlers of the pasted text are expected.
    expect(complaints.filter((each) => /trusted/i.test(each))).toEqual([]);
    await context.close();
  });

  it('accepts the text as HTML if the file of its editor does not arrive', async () => {
    const { page, context } = await asStaff(390);
    await page.route('**/rich-text-surface-*.js', (route) => route.abort());
    await page.goto(`${story.system.url}/admin/tours/spice-kidichi-lunch`);
    const text = page.getByRole('textbox', { name: 'Full Description' });
    await page
      .getByText('The editor could not be loaded. You can edit the text here as HTML.')
      .waitFor();
    expect(await text.inputValue()).toMatch(/^<p>/);
    await text.fill('<p>Lunch under the cloves.</p>');
    await page.getByText('Unsaved changes, kept as a draft').waitFor();
    await context.close();
  });
});

/** Makes uploads so slow that the progress is visible even for a small picture. */
async function slowDown({ page, context }: OpenPage) {
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1 },
    uploadThroughput: 40_000,
  });
}

/** Sets prices by the size of the group. The ranges stay contiguous, and the price of a party is shown at once. */
async function writePrices(page: Page) {
  const prices = page.getByRole('region', { name: 'Pricing Structure' });
  await prices.getByLabel('Prices are').selectOption('By size of the group');
  await prices.getByRole('button', { name: 'Add range' }).click();
  const [from, to] = ['From', 'To'].map((name) => prices.getByLabel(name, { exact: true }));
  await to?.first().fill('3');
  await to?.first().press('Tab');
  expect(await from?.nth(1).inputValue()).toBe('4');
  const amounts = prices.getByLabel(/^\d+–\d+ travellers$/);
  for (const amount of await amounts.all()) await amount.fill('25.50');
  await amounts.first().fill('60');
  await prices.getByText('USD $120.00').waitFor();
  await prices.getByRole('button', { name: /^One more: Adult/ }).click({ clickCount: 2 });
  await prices.getByText('USD $102.00').waitFor();
}

/** With the keyboard alone: typed, then formatted with the toolbar, with Markdown signs and with shortcuts. */
async function writeText(page: Page) {
  const { keyboard } = page;
  await page.getByRole('textbox', { name: 'Full Description' }).focus();
  await keyboard.press('Control+A');
  await keyboard.type('Twelve seats, one sail.');
  await keyboard.press('Enter');
  await keyboard.press('Shift+Tab');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) {
    await keyboard.press(key);
  }
  await keyboard.type('What you need');
  await keyboard.press('Enter');
  await keyboard.type('- a hat');
  await keyboard.press('Control+B');
  await keyboard.type(' with a brim');
}

async function paste(into: Locator, html: string) {
  await into.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

async function drop(page: Page, onto: Locator, content: Buffer) {
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, content.toString('base64'));
  await onto.dispatchEvent('drop', { dataTransfer: dropped });
}

/** Drags a picture by its handle and drops it over another one. */
async function dragOnto(page: Page, from: Locator, to: Locator) {
  const handle = await middleOf(from.locator('[data-part="handle"]'));
  const target = await middleOf(to);
  await page.mouse.move(...handle);
  await page.mouse.down();
  await page.mouse.move(...target, { steps: 6 });
  await page.mouse.up();
}

/** The same with a finger. At the end the finger moves a little further, when the handle is no longer under it. */
async function dragByTouch({ page, context }: OpenPage, from: Locator, to: Locator) {
  const line = await context.newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) => {
    const touchPoints = x === undefined || y === undefined ? [] : [{ x, y }];
    await line.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const [endX, endY] = await middleOf(to);
  const [x, y] = await middleOf(from.locator('[data-part="handle"]'));
  await touch('touchStart', x, y);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', x + (endX - x) * share, y + (endY - y) * share);
  }
  await touch('touchMove', endX + 2, endY + 2);
  await touch('touchEnd');
}

async function middleOf(element: Locator): Promise<[number, number]> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
