import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { BrowserStory, describeInChromium, storyDay } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { openConsole } from '../support/stories/open-console.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describeInChromium('staff who import bookings', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'see what will happen, import the good lines and undo that, at %i px',
    async (width) => {
      const { page, context } = await openConsole(story, width, '/admin/bookings?tab=all');
      await page.getByRole('link', { name: 'Import', exact: true }).last().click();
      await page.getByRole('heading', { level: 1, name: 'Import' }).waitFor();
      await page
        .getByText('No bookings have been imported yet.')
        .or(page.getByText(/^Undone/))
        .first()
        .waitFor();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the template' }).click();
      const template = readFileSync(await (await download).path(), 'utf8');
      expect(template).toContain('"Reference","Tour","Date","Start time","Adults"');

      const line = (reference: string, name: string, phone: string) =>
        `${reference};Spice Farm Tour;${storyDay(5)};09:00;2;${name};${phone}`;
      const file = [
        'Reference;Tour;Date;Start time;Adults;Name;Phone',
        line(`A-${width}`, 'Asha Juma', '+255 777 123 456'),
        line(`B-${width}`, 'Omar Ali', '0777 123 457'),
        line(`C-${width}`, 'Zuri Said', 'no phone'),
      ].join('\r\n');
      await page.getByLabel('File', { exact: true }).setInputFiles({
        ...{ name: 'bookings.csv', mimeType: 'text/csv' },
        buffer: Buffer.from(file),
      });
      const preview = page.getByRole('region', { name: 'Preview of bookings.csv' });
      await preview
        .getByText(/2 lines can be imported, 0 already imported, 1 with a problem/)
        .waitFor();
      const wrong = preview.getByRole('region', { name: 'Lines with a problem' });
      await wrong.getByText('Line 4').waitFor();
      await wrong.getByText(/A phone number has only digits/).waitFor();
      await expectUsable(page);

      const problems = page.waitForEvent('download');
      await wrong.getByRole('button', { name: 'Download these lines' }).click();
      expect(readFileSync(await (await problems).path(), 'utf8')).toContain('"Problem"');

      await preview.getByRole('button', { name: 'Import 2 bookings' }).click();
      await preview.getByText('Done: 2 of 2 bookings imported.').waitFor();
      expect(await focused(page)).toBe('Done: 2 of 2 bookings imported.');
      const card = page
        .getByRole('list', { name: 'Earlier imports' })
        .getByRole('listitem')
        .first();
      await card.getByText('Import of 2 bookings from bookings.csv').waitFor();
      await expectUsable(page);

      await card.getByRole('button', { name: /^Undo/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
      await dialog.getByLabel(/^Reason/).fill('The wrong file');
      await dialog.getByRole('button', { name: 'Cancel its bookings' }).click();
      await card.getByText('Done: 2 of 2 bookings cancelled.').waitFor();
      expect(await focused(page)).toBe('Import of 2 bookings from bookings.csv');
      await expectUsable(page);
      await context.close();
    },
  );
});
