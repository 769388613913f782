import { inflateSync } from 'node:zlib';

/** Sizes of the headers and directory entries of both formats, in bytes. */
const woffHead = 44;
const woffEntry = 20;
const sfntHead = 12;
const sfntEntry = 16;

/**
 * Returns the font in a WOFF file (W3C, WOFF 1.0). The PDF library reads such files too, but inflates them in
 * JavaScript for every page, which takes longer than the rest of the page.
 */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(sfntHead + count * sfntEntry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const at = woffHead + index * woffEntry;
    const table = tableOf(woff, at);
    const entry = sfntHead + index * sfntEntry;
    woff.copy(head, entry, at, at + 4);
    // The checksum of the table before it was compressed.
    woff.copy(head, entry + 4, at + 16, at + 20);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    tables.push(table, Buffer.alloc(-table.length & 3));
    offset += table.length + (-table.length & 3);
  }
  return Buffer.concat([head, ...tables]);
}

function tableOf(woff: Buffer, at: number): Buffer {
  const start = woff.readUInt32BE(at + 4);
  const packed = woff.subarray(start, start + woff.readUInt32BE(at + 8));
  return packed.length < woff.readUInt32BE(at + 12) ? inflateSync(packed) : packed;
}
