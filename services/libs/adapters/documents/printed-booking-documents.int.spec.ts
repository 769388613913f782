import { categoryNamed } from '../../../../test/support/category-named.ts';
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { carriedBooking, voucherFacts } from '../../../../test/support/document-facts.ts';
import { hostileTexts } from '../../../../test/support/hostile/hostile-texts.ts';
import { type VoucherFacts, voucherWords } from '../../application/documents/voucher-words.ts';
import { PrintedBookingDocuments } from './printed-booking-documents.ts';

describe('the voucher of a booking', () => {
  const documents = new PrintedBookingDocuments();

  /** Reads the voucher as a PDF reader does. */
  const read = async (more: Partial<VoucherFacts> = {}) => {
    const content = await documents.voucher(voucherWords(voucherFacts(more)));
    expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-');
    const pdf = await getDocumentProxy(new Uint8Array(content));
    const { text } = await extractText(pdf, { mergePages: true });
    const page = await pdf.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    return {
      text: text.replaceAll(/\s+/g, ' '),
      pages: pdf.numPages,
      size: [width, height],
      links: (await extractLinks(pdf)).links,
    };
  };

  it('has everything the traveller needs on the day, on one page', async () => {
    const { text, pages, size } = await read({
      booking: carriedBooking({ pickupPlace: 'Kendwa Rocks, reception' }),
    });
    for (const part of [
      'KANGA DAY TRIPS',
      'VOUCHER',
      'SPICE FARM TOUR',
      'TUE 1 DEC 2026',
      '09:00 ZANZIBAR TIME',
      '3 GUESTS',
      'ZBL-74100680',
      'Asha Juma',
      '2 × Adult (12+), 1 × Child (4-11)',
      'Kizimbani spice farm, main gate',
      'Map: maps.example/kizimbani',
      'Kendwa Rocks, reception',
      'TO PAY ON ARRIVAL',
      '$75.00',
      'Comfortable shoes · Sun hat · Water bottle',
      '+255 000 000 000',
      'operator@kanga-day-trips.example',
      'Free cancellation until Mon 30 Nov 2026, 09:00, Zanzibar time.',
      'the operator may charge up to the full price ($75.00).',
    ]) {
      expect(text).toContain(part);
    }
    expect(pages).toBe(1);
    expect(size.map(Math.round)).toEqual([420, 595]);
  });

  it('links to the booking, the map and the operator, and carries no token', async () => {
    const { links } = await read();
    expect(links.toSorted()).toEqual([
      'https://maps.example/kizimbani',
      'https://tours.example/manage-booking/ZBL-74100680',
      'https://wa.me/255000000000?text=Booking%20ZBL-74100680',
      'mailto:operator@kanga-day-trips.example',
      'tel:+255000000000',
    ]);
  });

  it('says that a request is not confirmed yet', async () => {
    const { text } = await read({ booking: carriedBooking({ status: 'pending' }) });
    expect(text).toContain('REQUEST · NOT CONFIRMED YET');
  });

  it.each([
    'Nguyễn Thị Ánh',
    'Šárka Łukaszewska Ødegård',
    'Екатерина Щербакова',
    'Ἑλένη Παπαδοπούλου',
    'Nguye\u0302\u0303n',
  ])('prints %s as it is written', async (name) => {
    const customer = { ...carriedBooking().customer, name };
    const { text } = await read({ booking: carriedBooking({ customer }) });
    expect(text).toContain(name.normalize('NFC'));
    expect(text).not.toContain('[…]');
  });

  it.each(['عائشة جمعة', '山田太郎', 'Asha 🐢 Juma', 'Asha \ud800'])(
    'says that it lacks letters for %j',
    async (name) => {
      const customer = { ...carriedBooking().customer, name };
      const { text } = await read({ booking: carriedBooking({ customer }) });
      expect(text).toContain('[…] marks letters this print lacks.');
      expect(text).toContain('ZBL-74100680');
    },
  );

  it('stays on one page even if its texts are long', async () => {
    const long = 'A word and then another '.repeat(12);
    const endless = 'x'.repeat(300);
    for (const text of [long, endless]) {
      const { pages, text: printed } = await read({
        whatToBring: [long, endless, long],
        booking: carriedBooking({
          tourTitle: text,
          meetingPoint: text,
          meetingPointLink: `https://maps.example/${endless}`,
          pickupPlace: text,
          customer: { ...carriedBooking().customer, name: text },
          travellers: Array.from({ length: 12 }, () => ({ ...categoryNamed(text), count: 1 })),
          totalPrice: 999_999_999_999,
          currency: 'TZS',
        }),
      });
      expect(pages).toBe(1);
      expect(printed).toContain('ZBL-74100680');
      expect(printed).toContain('TZS 999,999,999,999');
      expect(printed).toContain('Please bring');
    }
  });

  it.each([
    'Spice Farm Tour',
    'Jozani Forest & Mangrove',
    'Jozani Forest, Mangrove and Red Colobus',
  ])('prints the title %s below the name of the operator', async (tourTitle) => {
    const booking = carriedBooking({ tourTitle });
    const content = await documents.voucher(voucherWords(voucherFacts({ booking })));
    const pdf = await getDocumentProxy(new Uint8Array(content));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const printed = items.filter((item) => 'str' in item);
    const standsAt = (text: string) => {
      const found = printed.find(({ str }) => str.startsWith(text));
      // The height of the baseline above the bottom of the page, and the size of the letters.
      return { y: Number(found?.transform[5]), size: Number(found?.transform[3]) };
    };
    const name = standsAt('KANGA');
    const title = standsAt(tourTitle.toUpperCase().slice(0, 4));
    const capitals = 0.75;
    expect(title.y + title.size * capitals).toBeLessThan(name.y);
  });

  it('shows hostile texts as text and makes no links of them', async () => {
    for (const text of hostileTexts.filter((_, index) => index % 30 === 0)) {
      const { pages, links } = await read({
        whatToBring: [text],
        booking: carriedBooking({ tourTitle: text, meetingPointLink: `javascript:${text}` }),
      });
      expect(pages).toBe(1);
      expect(links.every((link) => /^(?:https:\/\/|mailto:operator@|tel:\+)/.test(link))).toBe(
        true,
      );
    }
  });

  it('fails with an error if it cannot be drawn, and draws the next one', async () => {
    // Longer than any QR code can hold.
    const words = { ...voucherWords(voucherFacts()), manageUrl: 'x'.repeat(8_000) };
    await expect(documents.voucher(words)).rejects.toThrow();
    expect((await read()).pages).toBe(1);
  });
});
