import type { ProblemCode, ProblemView } from '@contracts/problems.ts';
import { problemKinds } from '@contracts/problems.ts';

/** A request that tells how much of it has left, as the network would see it: a test says what becomes of it. */
export class StubUpload extends EventTarget {
  /** Those of the test, in the order in which they were sent. */
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

  /** An answer that is not a success, as the server words it. */
  refuse(code: ProblemCode, more: Partial<ProblemView> = {}): void {
    const { status, title } = problemKinds[code];
    this.answer(status, { type: `/problems/${code}`, status, title, code, ...more });
  }

  /** Ends without an answer, where none was given. */
  breakOff(): void {
    this.dispatchEvent(new Event('loadend'));
  }
}
