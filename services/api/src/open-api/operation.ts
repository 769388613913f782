import type { ProblemCode } from '../../../libs/contracts/problems.ts';
import type { Schema } from './schema.ts';

/** The description of a call, beyond what its route, inputs and roles say already. */
export interface Operation {
  readonly summary: string;
  /** The body of its answer; where absent, it answers only with a status. */
  readonly answer?: Schema<never>;
  /** The description of the file, where the call takes a form with one file. */
  readonly upload?: string;
  /** The file that it answers with, instead of a JSON body. */
  readonly stream?: {
    readonly type: string;
    readonly description: string;
    /** The content of a JSON file; any other file is text. */
    readonly of?: Schema<never>;
  };
  /** Whether it may ask for a proof of work instead of refusing, where a limit is reached. */
  readonly mayAskForWork?: boolean;
  /** The refusals of the call itself, beside those by the HTTP layer, the headers and the roles. */
  readonly refuses?: readonly ProblemCode[];
}

/** The descriptions of calls, by controller and method. */
export type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The same schema without its type, where the type no longer matters. */
export function as<T>(schema: Schema<T>): Schema<never> {
  return schema as unknown as Schema<never>;
}
