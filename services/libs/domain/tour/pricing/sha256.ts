import { createHash } from 'node:crypto';

/** SHA-256 of the UTF-8 text, in lower-case hex. It gives the same result in every release. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
