import encodeQR from 'qr';
import { colours } from './cloth.ts';

/** The position and size of a QR code, in points. The page around it is its quiet zone. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws an address as a QR code. Adjacent dark modules of a row become one rectangle. */
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
