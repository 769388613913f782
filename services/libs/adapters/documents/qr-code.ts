import encodeQR from 'qr';
import { colours } from './cloth.ts';

/** Where a QR code lies, in points; its quiet zone is the page around it. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws an address as a QR code, each line of it in as few strokes as there are. */
export function drawQrCode(page: PDFKit.PDFDocument, address: string, { x, y, size }: Place): void {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const step = size / rows.length;
  rows.forEach((cells, row) => {
    for (let from = 0; from < cells.length; from += 1) {
      if (cells[from] !== true) continue;
      let to = from;
      while (cells[to] === true) to += 1;
      page.rect(x + from * step, y + row * step, (to - from) * step, step);
      from = to;
    }
  });
  page.fill(colours.ink);
}
