import type { SecurityRefusal } from '../../../libs/application/telemetry/security-reasons.ts';
import {
  type ProblemCode,
  problemKinds,
  type ProblemView,
} from '../../../libs/contracts/problems.ts';
import { requiredMessage } from '../input/field-kinds.ts';

interface ProblemOptions {
  /** What is the matter, where there is more to say than the title does. */
  readonly detail?: string;
  /** Faults of single fields. */
  readonly errors?: ProblemView['errors'];
  /** What a client needs to offer a way out; becomes members of the problem itself. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** What is noted of it for those who watch for attacks; not part of the answer. */
  readonly refusal?: SecurityRefusal;
  /** More headers, under lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An answer that is not a success, thrown anywhere below a controller and written by the problem
 * filter alone.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code);
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return problemKinds[this.code].status;
  }

  /** The body; `{name}` in a title is replaced by the extension of that name. */
  get view(): ProblemView {
    const { detail, errors, extensions = {} } = this.options;
    const isFieldMissing = errors?.some(({ message }) => message === requiredMessage) === true;
    const title = isFieldMissing
      ? requiredMessage
      : problemKinds[this.code].title.replace(/\{(\w+)\}/g, (_, name: string) =>
          String(extensions[name]),
        );
    return {
      type: `/problems/${this.code}`,
      title,
      status: this.status,
      detail: detail ?? errors?.[0]?.message ?? title,
      code: this.code,
      ...(errors === undefined ? {} : { errors }),
      ...extensions,
    };
  }
}
