import { imageBytesMax, imageTooLarge } from '@contracts/image/image-limits.ts';
import type { ImageView } from '@contracts/image/image-view.ts';
import { problemOf } from '../../../../shared/api/problem.ts';

/** Why a picture was not taken. */
export interface UploadFault {
  readonly reason: string;
  /** It would be refused the second time too. */
  readonly isFinal: boolean;
  /** Whoever sends it is no longer signed in. */
  readonly isSignedOut?: boolean;
}

export type SentImage = { readonly image: ImageView } | { readonly fault: UploadFault };

export type SendImage = (file: File, follow: Following) => Promise<SentImage>;

export interface Following {
  /** How much of it has left this browser, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one picture. `fetch` does not tell how much of a request has left. */
export const sendImage: SendImage = (file, { onProgress, signal }) => {
  const { promise, resolve } = Promise.withResolvers<SentImage>();
  if (file.size > imageBytesMax) {
    // The server would say so too, after minutes over a telephone's line.
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
