import PDFDocument from 'pdfkit';
import type { VoucherWords } from '../../application/ports/booking-documents.ts';
import { bandHeight, colours, drawBand } from './cloth.ts';
import { drawQrCode } from './qr-code.ts';
import { gap, type Setting, TypeSetter } from './type-setter.ts';

type Page = PDFKit.PDFDocument;

/** Sizes on the page, in points. */
const margin = 30;
const groundHeight = 122;
const barHeight = 40;
const qrSize = 92;
const labelWidth = 92;
const payHeight = 32;
const contactHeight = 68;

const lettering = (size: number, colour: string = colours.ink): Setting => ({
  style: 'lettering',
  size,
  colour,
});
const prose = (size: number, colour: string = colours.ink): Setting => ({
  style: 'prose',
  size,
  colour,
});

/** Draws the voucher of a booking: a PDF of one A5 page that looks like a cloth with its border above and below. */
export async function voucherPage(words: VoucherWords): Promise<Uint8Array> {
  const { reference, tourTitle, operator } = words;
  const page = new PDFDocument({
    size: 'A5',
    margin: 0,
    // Otherwise the library loads its default font, which has few letters.
    font: null as unknown as string,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${reference}: ${tourTitle}`, Author: operator.name },
  });
  const pieces: Uint8Array[] = [];
  page.on('data', (piece: Uint8Array) => pieces.push(piece));
  const written = new Promise<void>((resolve, reject) => {
    page.on('end', resolve).on('error', reject);
  });
  new Voucher(page, words).draw();
  page.end();
  await written;
  return Buffer.concat(pieces);
}

class Voucher {
  readonly #page: Page;
  readonly #words: VoucherWords;
  readonly #type: TypeSetter;
  readonly #width: number;
  readonly #height: number;

  constructor(page: Page, words: VoucherWords) {
    this.#page = page;
    this.#words = words;
    this.#type = new TypeSetter(page);
    this.#width = page.page.width;
    this.#height = page.page.height;
  }

  draw(): void {
    this.#page.rect(0, 0, this.#width, this.#height).fill(colours.limewash);
    this.#drawHead();
    this.#drawBar(bandHeight + groundHeight);
    const top = bandHeight + groundHeight + barHeight;
    this.#drawReference(top + 18);
    const end = this.#height - bandHeight - contactHeight;
    this.#drawFacts(top + 18 + qrSize + 18, end);
    this.#drawContact(end + 4);
    drawBand(this.#page, 0);
    drawBand(this.#page, this.#height - bandHeight);
  }

  /** Draws the operator's name, the kind of voucher and the tour's title on the ground of the cloth. */
  #drawHead(): void {
    const { kind, tourTitle, operator } = this.#words;
    this.#page.rect(0, bandHeight, this.#width, groundHeight).fill(colours.ground);
    const small = lettering(15, colours.onGround);
    const [kindLine = []] = this.#type.break(kind.toUpperCase(), small, {
      width: 160,
      linesMax: 1,
    });
    const kindWidth = this.#type.widthOf(kindLine, small);
    const y = bandHeight + 26;
    this.#type.print(kindLine, small, this.#width - margin - kindWidth, y);
    const room = this.#width - 2 * margin - kindWidth - 16;
    this.#lines(operator.name.toUpperCase(), small, { x: margin, y, width: room, linesMax: 1 });

    const title = tourTitle.toUpperCase();
    const frame = { width: this.#width - 2 * margin, linesMax: 2 };
    const setting = lettering(this.#titleSize(title, frame.width), colours.onGround);
    const lines = this.#type.break(title, setting, frame);
    const leading = setting.size * 0.9;
    // The last line of the title is just above the bar.
    const first = bandHeight + groundHeight - 18 - (lines.length - 1) * leading;
    lines.forEach((line, index) => {
      this.#type.print(line, setting, margin, first + index * leading);
    });
  }

  /**
   * Returns the largest size in which the title fits on one line. Otherwise returns a size for two lines that
   * stay below the operator's name.
   */
  #titleSize(title: string, width: number): number {
    const size = this.#type.fittingSize(title, 'lettering', { width, linesMax: 1 }, [50, 46, 42]);
    const fits = this.#type.break(title, lettering(size), { width, linesMax: 2 }).length === 1;
    const frame = { width, linesMax: 2 };
    return fits ? size : this.#type.fittingSize(title, 'lettering', frame, [40, 36, 32, 28, 24]);
  }

  /** Draws the day, the start time and the number of travellers, which readers look for first. */
  #drawBar(y: number): void {
    const { day, start, guests } = this.#words;
    this.#page.rect(0, y, this.#width, barHeight).fill(colours.ink);
    const cells = [
      { text: day, x: margin, width: 120 },
      { text: start, x: 170, width: 140 },
      { text: guests, x: 328, width: 62 },
    ].map((cell) => ({ ...cell, text: cell.text.toUpperCase(), linesMax: 1 }));
    const sizes = [24, 22, 20, 18, 16, 14];
    const fitting = cells.map((cell) =>
      this.#type.fittingSize(cell.text, 'lettering', cell, sizes),
    );
    const setting = lettering(Math.min(...fitting), colours.limewash);
    for (const cell of cells) {
      this.#lines(cell.text, setting, { ...cell, y: y + 27 });
      if (cell.x > margin) this.#page.rect(cell.x - 10, y, 0.5, barHeight).fill(colours.rule);
    }
  }

  /** Draws the reference as large as it fits, and a QR code that opens the booking on a phone. */
  #drawReference(y: number): void {
    const { reference, bookedBy, manageUrl } = this.#words;
    const qrX = this.#width - margin - qrSize;
    const width = qrX - margin - 20;
    this.#label('Reference', margin, y + 8);
    const frame = { width, linesMax: 1 };
    const size = this.#type.fittingSize(reference, 'lettering', frame, [54, 50, 46, 42, 38]);
    this.#lines(reference, lettering(size), { ...frame, x: margin, y: y + 52 });
    this.#label('Booked by', margin, y + 70);
    this.#lines(
      bookedBy,
      { style: 'strong', size: 12, colour: colours.ink },
      { x: margin, y: y + 84, width, linesMax: 2 },
    );
    drawQrCode(this.#page, manageUrl, { x: qrX, y, size: qrSize });
    this.#page.link(qrX, y, qrSize, qrSize, manageUrl);
    this.#lines('Manage this booking', prose(7.5, colours.soft), {
      x: qrX,
      y: y + qrSize + 10,
      width: qrSize,
      linesMax: 1,
    });
  }

  #drawFacts(top: number, end: number): void {
    const { travellers, meetingPoint, meetingPointLink, pickup, whatToBring } = this.#words;
    let y = top;
    y = this.#row('Travellers', travellers, y, 2);
    y = this.#mapLink(meetingPointLink, this.#row('Meeting point', meetingPoint, y, 2));
    if (pickup !== undefined) y = this.#row('Pick-up', pickup, y, 2);
    y = this.#pay(y + 5);
    const room = Math.floor((end - y - 6) / 14);
    if (whatToBring.length > 0) {
      this.#row('Please bring', whatToBring.join(' · '), y, Math.max(1, Math.min(room, 4)));
    }
  }

  /** Prints a label and its text; returns the `y` of the next row. */
  #row(label: string, text: string, y: number, linesMax: number): number {
    this.#page.rect(margin, y, this.#width - 2 * margin, 0.5).fill(colours.rule);
    this.#label(label, margin, y + 14);
    const count = this.#lines(text, prose(10.5), { ...this.#valueColumn(), y: y + 14, linesMax });
    return y + 20 + (count - 1) * 14;
  }

  /** Prints the link to the map below the meeting point; returns the `y` of the next row. */
  #mapLink(link: string | null, y: number): number {
    if (link === null || !isWebAddress(link)) return y;
    const place = { ...this.#valueColumn(), y: y + 7, linesMax: 1 };
    this.#lines(`Map: ${link.replace(/^https?:\/\//, '')}`, prose(8.5, colours.link), place);
    this.#page.link(place.x, y - 1, place.width, 11, link);
    return y + 14;
  }

  #valueColumn() {
    const x = margin + labelWidth;
    return { x, width: this.#width - margin - x };
  }

  /** Prints the amount due on a coloured bar, so that it is easy to find; returns the `y` of the next row. */
  #pay(y: number): number {
    const { toPay } = this.#words;
    const width = this.#width - 2 * margin;
    this.#page.rect(margin, y, width, payHeight).fill(colours.manjano);
    const label = { x: margin + 10, y: y + 21, width: width / 2, linesMax: 1 };
    this.#lines('TO PAY ON ARRIVAL', lettering(15), label);
    const frame = { width: 210, linesMax: 1 };
    const total = lettering(this.#type.fittingSize(toPay, 'lettering', frame, [24, 20, 16]));
    const [line = []] = this.#type.break(toPay, total, frame);
    const right = this.#width - margin - 10 - this.#type.widthOf(line, total);
    this.#type.print(line, total, right, y + 24);
    return y + payHeight + 4;
  }

  #drawContact(y: number): void {
    const { cancelling, operator } = this.#words;
    const width = this.#width - 2 * margin;
    this.#page.rect(margin, y, width, 2).fill(colours.ink);
    const place = { x: margin, width, linesMax: 1 };
    this.#waysToReach(y + 16);
    this.#lines(operator.address, prose(8.5, colours.soft), { ...place, y: y + 29 });
    const gaps = this.#type.hasGaps ? ` ${gap} marks letters this print lacks.` : '';
    this.#lines(cancelling + gaps, prose(7.5, colours.soft), { ...place, y: y + 42, linesMax: 2 });
  }

  /** Prints each way to reach the operator as a link, for vouchers that are read on a phone. */
  #waysToReach(y: number): void {
    const { reference, operator } = this.#words;
    const message = encodeURIComponent(`Booking ${reference}`);
    const ways = [
      { text: operator.phone, href: `tel:${operator.phone.replaceAll(/[^+\d]/g, '')}` },
      {
        text: `WhatsApp +${operator.whatsAppNumber}`,
        href: `https://wa.me/${operator.whatsAppNumber}?text=${message}`,
      },
      { text: operator.email, href: `mailto:${operator.email}` },
    ];
    const together = ways.map(({ text }) => text).join(' · ');
    const frame = { width: this.#width - 2 * margin - 20, linesMax: 1 };
    const size = this.#type.fittingSize(together, 'strong', frame, [8.5, 8, 7.5, 7, 6.5]);
    const setting = { style: 'strong', size, colour: colours.ink } as const;
    let x = margin;
    for (const { text, href } of ways) {
      const room = Math.max(this.#width - margin - x, 10);
      const [line = []] = this.#type.break(text, setting, { width: room, linesMax: 1 });
      const width = this.#type.widthOf(line, setting);
      this.#type.print(line, setting, x, y);
      this.#page.link(x, y - 8, width, 11, href);
      x += width + 12;
    }
  }

  #label(text: string, x: number, y: number): void {
    this.#lines(text, prose(8.5, colours.soft), { x, y, width: 200, linesMax: 1 });
  }

  /** Prints a text with the baseline of its first line at `y`; returns the number of lines. */
  #lines(
    text: string,
    setting: Setting,
    { x, y, width, linesMax }: { x: number; y: number; width: number; linesMax: number },
  ): number {
    const lines = this.#type.break(text, setting, { width, linesMax });
    lines.forEach((line, index) => {
      this.#type.print(line, setting, x, y + index * setting.size * 1.32);
    });
    return lines.length;
  }
}

/** Staff may have entered a text that is not an address, or an address of another scheme, such as `javascript:`. */
function isWebAddress(link: string): boolean {
  return /^https?:\/\/[^\s]+$/.test(link);
}
