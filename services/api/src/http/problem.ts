import type { SecurityRefusal } from '../../../libs/application/telemetry/security-reasons.ts';
import {
  type ProblemCode,
  problemKinds,
  type ProblemView,
} from '../../../libs/contracts/problems.ts';
import { requiredMessage } from '../input/field-kinds.ts';

interface ProblemOptions {
  /** The details of the problem, if the title does not say enough. */
  readonly detail?: string;
  /** Faults of single fields. */
  readonly errors?: ProblemView['errors'];
  /** Data that a client needs to offer people a solution; becomes members of the problem itself. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** The entry for the security log; not part of the answer. */
  readonly refusal?: SecurityRefusal;
  /** More headers, under lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that is not a success. Code below a controller throws it, and only the problem filter writes it. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly code: ProblemCode,
    readonly options: ProblemOptions = {},
  ) {
    super(code);
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
