/** The stores of a profile, named by what they hold. */
export type Engine = 'log' | 'read-models' | 'files';

/**
 * An engine cannot be reached at present. A read got no answer; a write may or may not have happened,
 * unless the port says otherwise. Callers try again later.
 */
export class EngineAway extends Error {
  override readonly name = 'EngineAway';
  readonly engine: Engine;

  constructor(engine: Engine, options?: ErrorOptions) {
    super(`The engine that holds the ${engine} cannot be reached.`, options);
    this.engine = engine;
  }
}
