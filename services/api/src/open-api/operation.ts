import type { ProblemCode } from '../../../libs/contracts/problems.ts';
import type { Schema } from './schema.ts';

/** What is said of a call beyond what its route, its inputs and its roles say themselves. */
export interface Operation {
  readonly summary: string;
  /** Absent: it answers nothing but its status. */
  readonly answer?: Schema<never>;
  /** It takes a form with one file, and this is what is said of it. */
  readonly upload?: string;
  /** What it answers instead, where that is a file. */
  readonly stream?: {
    readonly type: string;
    readonly description: string;
    /** What a file of JSON holds; any other is a text. */
    readonly of?: Schema<never>;
  };
  /** Where a limit is reached it may ask for a proof of work instead of refusing. */
  readonly mayAskForWork?: boolean;
  /** What can stand in its way, beside what the transport, the headers and the roles can refuse. */
  readonly refuses?: readonly ProblemCode[];
}

/** What the calls of controllers are, by controller and method. */
export type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** A schema where its type does not matter any more. */
export function as<T>(schema: Schema<T>): Schema<never> {
  return schema as unknown as Schema<never>;
}
