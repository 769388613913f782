import { sha256 as bytesOfHash } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of the UTF-8 text, in lower-case hex. It gives the same result in every release. */
export function sha256(text: string): string {
  return bytesToHex(bytesOfHash(utf8ToBytes(text)));
}
