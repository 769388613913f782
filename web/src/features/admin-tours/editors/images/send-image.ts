import type { ImageView } from '@contracts/image/image-view.ts';
import type { ProblemView } from '@contracts/problems.ts';

/** The picture as it was kept; else what the server says stands in the way, if it says anything. */
export type SentImage =
  { readonly image: ImageView } | { readonly problem: ProblemView | undefined };

export type SendImage = (file: File, follow: Following) => Promise<SentImage>;

export interface Following {
  /** How much of it has left this browser, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one picture. `fetch` does not tell how much of a request has left. */
export const sendImage: SendImage = (file, { onProgress, signal }) => {
  const { promise, resolve } = Promise.withResolvers<SentImage>();
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
  return { problem: said !== null && 'code' in said ? (said as ProblemView) : undefined };
}
