import type { ProblemCode, ProblemView } from '@contracts/problems.ts';
import { problemKinds } from '@contracts/problems.ts';

/** Replaces a request that uploads a file. The test decides its progress and its result. */
export class StubUpload extends EventTarget {
  /** All uploads of the test, in the order in which they were sent. */
  static sent: StubUpload[] = [];

  readonly upload = new EventTarget();
  status = 0;
  response: unknown = null;
  responseType = '';
  isAborted = false;
  call = '';
  file: File | undefined;

  open(method: string, path: string): void {
    this.call = `${method} ${path}`;
  }

  send(form: FormData): void {
    this.file = form.get('file') as File;
    StubUpload.sent.push(this);
  }

  abort(): void {
    this.isAborted = true;
    this.breakOff();
  }

  progress(share: number): void {
    const progress = new Event('progress');
    this.upload.dispatchEvent(Object.assign(progress, { loaded: share * 1000, total: 1000 }));
  }

  answer(status: number, body: object): void {
    Object.assign(this, { status, response: body });
    this.breakOff();
  }

  /** An answer that is not a success, in the words of the server. */
  refuse(code: ProblemCode, more: Partial<ProblemView> = {}): void {
    const { status, title } = problemKinds[code];
    this.answer(status, { type: `/problems/${code}`, status, title, code, ...more });
  }

  /** Ends the request. If no answer was given, the connection is broken. */
  breakOff(): void {
    this.dispatchEvent(new Event('loadend'));
  }
}
