import type { IncomingMessage } from 'node:http';
import { imageBytesMax, imageTooLarge } from '../../../libs/contracts/image/image-limits.ts';
import { Problem } from '../http/problem.ts';

/** The most bytes of a request that do not belong to the file: its name, its type, the dividing lines. */
const aroundBytesMax = 64 * 1024;

/** The size that a file may have, and the problems of files that are not accepted. */
export interface UploadLimits {
  readonly bytesMax: number;
  readonly tooLarge: () => Problem;
  readonly notAForm: () => Problem;
}

const pictures: UploadLimits = {
  bytesMax: imageBytesMax,
  tooLarge: () => new Problem('ImageTooLarge', { detail: imageTooLarge }),
  notAForm: () => new Problem('ImageKindNotAllowed', { detail: 'Send it as multipart/form-data.' }),
};

/**
 * Reads the only file of a form (`multipart/form-data`). Ignores its name and declared type.
 *
 * @throws Problem
 */
export async function readUploadedFile(
  request: IncomingMessage,
  limits: UploadLimits = pictures,
): Promise<Buffer> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw limits.notAForm();
  }
  const files = await filesIn(await readBody(request, limits), type);
  const [file] = files;
  if (file === undefined || files.length > 1) {
    throw new Problem('MalformedRequest', { detail: 'Send exactly one file.' });
  }
  if (file.size > limits.bytesMax) throw limits.tooLarge();
  return Buffer.from(await file.arrayBuffer());
}

/** Reads a body to its end even if it is too long, because a browser that is cut off does not show the reason. */
function readBody(
  request: IncomingMessage,
  { bytesMax, tooLarge }: UploadLimits,
): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= bytesMax + aroundBytesMax) chunks.push(chunk);
    else chunks.length = 0;
  });
  request.on('end', () => {
    if (bytes <= bytesMax + aroundBytesMax) resolve(Buffer.concat(chunks));
    else reject(tooLarge());
  });
  request.on('close', () => {
    reject(new Problem('MalformedRequest', { detail: 'The request ended too early.' }));
  });
  return promise;
}

async function filesIn(body: Buffer<ArrayBuffer>, type: string): Promise<readonly File[]> {
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    return [...form.values()].filter((value) => typeof value !== 'string');
  } catch {
    throw new Problem('MalformedRequest', { detail: 'The form could not be read.' });
  }
}
