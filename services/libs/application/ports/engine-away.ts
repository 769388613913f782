/** The stores of a profile, named after their content. */
export type Engine = 'log' | 'read-models' | 'files';

/**
 * An engine cannot be reached at present. A read got no answer. It is unknown whether a write happened, unless the port
 * says something else. Callers try again later.
 */
export class EngineAway extends Error {
  override readonly name = 'EngineAway';
  readonly engine: Engine;

  constructor(engine: Engine, options?: ErrorOptions) {
    super(`The engine that holds the ${engine} cannot be reached.`, options);
    this.engine = engine;
  }
}
