import type { Locator, Page } from 'playwright-core';
import type { AdminTourView } from '../../services/libs/contracts/tour/tour-view.ts';
import { BrowserStory, describeInChromium, type OpenPage, openPage } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { jpeg, svg } from '../support/hostile/upload-corpus.ts';
import { owner } from '../support/processes/start-system.ts';

describeInChromium('the photographs of a tour', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  const openForm = async (width: number, tour: string): Promise<OpenPage> => {
    const open = await openPage(story.browser, width);
    await open.context.request.post(`${story.system.url}/api/auth/sign-in`, { data: owner });
    await open.page.goto(`${story.system.url}/admin/tours/${tour}`);
    await open.page.getByRole('button', { name: 'Add images' }).waitFor();
    return open;
  };

  it.each([
    [390, 'spice-farm-tour'],
    [1280, 'jozani-forest-mangrove'],
  ])(
    'are ordered with the keyboard, get a focus and a text, and show both to travellers (%i px)',
    async (width, tour) => {
      const { page, context, complaints } = await openForm(width, tour);
      await choose(page, [
        { name: 'wide.jpg', buffer: await jpeg(900, 300) },
        { name: 'notes.jpg', buffer: svg },
        { name: 'boat.jpg', buffer: await jpeg(300, 200) },
      ]);
      const images = page.getByRole('group', { name: /^Images/ });
      await images.getByAltText('Image 2 of 2').waitFor();
      await images.getByText(/^Failed to upload image: Use a JPEG/).waitFor();
      await images.getByRole('button', { name: 'Dismiss: notes.jpg' }).click();
      await press(page, 'Move image 2 earlier');
      await images.getByText('Moved to place 1 of 2, the main picture').waitFor();
      await press(page, 'Text and focus of image 2');
      const details = page.getByRole('region', { name: 'Image 2' });
      await details.getByRole('button', { name: 'Make main picture' }).click();
      const main = page.getByRole('region', { name: 'Image 1' });
      await pointAt(page, main.locator('[data-part="whole"]'), 0.9, 0.5);
      const fromLeft = main.getByRole('slider', { name: 'Focus from the left' });
      expect(Number(await fromLeft.inputValue())).toBeCloseTo(90, -1);
      await fromLeft.focus();
      await page.keyboard.press('End');
      expect(await fromLeft.inputValue()).toBe('100');
      await main.getByLabel('Alternative text').fill('A dhow <b>off</b> Mnemba');
      expect(
        await main
          .getByRole('list', { name: 'Previews' })
          .locator('img')
          .evaluateAll((all) => all.map((each) => getComputedStyle(each).objectPosition)),
      ).toEqual(Array.from({ length: 4 }, () => '100% 50%'));
      await expectUsable(page);
      await page.getByRole('button', { name: 'Update Tour' }).click();
      await page
        .getByText('Alternative text of picture 1: A dhow <b>off</b> Mnemba', { exact: true })
        .waitFor();
      await page
        .getByText(/^Focus of picture 1: 100 % from the left, \d+ % from the top$/)
        .waitFor();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Tour updated successfully').waitFor();
      const answer = await context.request.get(`${story.system.url}/api/admin/tours/${tour}`);
      const {
        images: [wide = ''],
        pictures,
      } = (await answer.json()) as AdminTourView;
      expect(wide).toMatch(/-900x300\/900\.jpeg$/);
      expect(pictures?.[0]).toEqual({
        url: wide,
        alt: 'A dhow <b>off</b> Mnemba',
        focus: { x: 1, y: expect.closeTo(0.5, 1) as unknown },
      });
      await expectShown(page, story.system.url, tour);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

/** The head of the tour's page and the card of the tour show the focus and the text. */
async function expectShown(page: Page, url: string, tour: string) {
  await page.goto(`${url}/tour/${tour}`);
  const shown = page.getByRole('img', { name: 'A dhow <b>off</b> Mnemba' }).first();
  await shown.waitFor();
  expect(await positionOf(shown)).toBe('100% 50%');
  await page.getByText('1 of 2', { exact: true }).waitFor();
  await page.goto(`${url}/tours`);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href^="/tour/${tour}"]`) });
  expect(await positionOf(card.getByRole('img', { name: 'A dhow <b>off</b> Mnemba' }))).toBe(
    '100% 50%',
  );
}

function positionOf(picture: Locator): Promise<string> {
  return picture.evaluate((element) => getComputedStyle(element).objectPosition);
}

async function choose(page: Page, files: readonly { name: string; buffer: Buffer }[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add images' }).click();
  await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: 'image/jpeg' })));
}

/** With the keyboard alone. */
async function press(page: Page, name: string) {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

/** Clicks a place of an element, given as shares of its width and height. */
async function pointAt(page: Page, element: Locator, x: number, y: number) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}
