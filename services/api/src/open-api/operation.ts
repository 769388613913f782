import type { ProblemCode } from '../../../libs/contracts/problems.ts';

/** A JSON Schema, as used in OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The behaviour of a call, beyond its route, its inputs and its roles. */
export interface DescribedOperation {
  readonly summary: string;
  readonly description?: string;
  /** The body of the answer; if absent, the answer is only a status. */
  readonly answer?: JsonSchema;
  /** The file that the call answers with, instead of a JSON body. */
  readonly file?: {
    readonly type: string;
    readonly description: string;
    /** The content of a JSON file; any other file is text. */
    readonly of?: JsonSchema;
  };
  /** The description of the file, if the call takes a form with one file. */
  readonly upload?: string;
  /** Whether the call may ask for a proof of work instead of refusing, if a limit is reached. */
  readonly mayAskForWork?: boolean;
  /** The refusals of the call itself, without those by the HTTP layer, the headers and the roles. */
  readonly refuses: readonly ProblemCode[];
}

/** All calls, by controller and method, and the schemas that they refer to, by name. */
export interface DescribedOperations {
  readonly calls: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}
