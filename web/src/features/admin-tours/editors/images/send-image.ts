import { imageBytesMax, imageTooLarge } from '@contracts/image/image-limits.ts';
import type { ImageView } from '@contracts/image/image-view.ts';
import { problemOf } from '../../../../shared/api/problem.ts';

/** Why an upload was refused. */
export interface UploadFault {
  readonly reason: string;
  /** Whether another attempt would be refused too. */
  readonly isFinal: boolean;
  /** Whether the session of the account has ended. */
  readonly isSignedOut?: boolean;
}

export type SentImage = { readonly image: ImageView } | { readonly fault: UploadFault };

export type SendImage = (file: File, follow: Following) => Promise<SentImage>;

export interface Following {
  /** The share of the file that was uploaded, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads one picture with XMLHttpRequest, because `fetch` does not report the progress of an upload. */
export const sendImage: SendImage = (file, { onProgress, signal }) => {
  const { promise, resolve } = Promise.withResolvers<SentImage>();
  if (file.size === 0) {
    resolve({ fault: { reason: 'The file is empty.', isFinal: true } });
    return promise;
  }
  if (file.size > imageBytesMax) {
    // The server would refuse it too, but only after minutes on a slow mobile connection.
    resolve({ fault: { reason: imageTooLarge, isFinal: true } });
    return promise;
  }
  const request = new XMLHttpRequest();
  request.open('POST', '/api/admin/images');
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    onProgress(total === 0 ? 0 : loaded / total);
  });
  request.addEventListener('loadend', () => {
    resolve(answerOf(request));
  });
  signal.addEventListener('abort', () => {
    request.abort();
  });
  const form = new FormData();
  form.set('file', file);
  request.send(form);
  return promise;
};

function answerOf({ status, response }: XMLHttpRequest): SentImage {
  const said = response as object | null;
  if (said !== null && status < 300 && 'url' in said) return { image: said as ImageView };
  const problem = problemOf({ data: said });
  if (problem === undefined) {
    return { fault: { reason: 'the connection was lost.', isFinal: false } };
  }
  const { code, detail, title } = problem;
  const isSignedOut = code === 'NotSignedIn';
  return {
    fault: { reason: detail ?? title, isFinal: status < 429 && !isSignedOut, isSignedOut },
  };
}
