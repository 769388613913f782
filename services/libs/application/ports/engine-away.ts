/** What a profile stores in, by what it holds. */
export type Engine = 'log' | 'read-models' | 'files';

/**
 * An engine cannot be reached just now. A read was not answered; of a write nothing is known, unless
 * the port says otherwise. Asking again later is the answer.
 */
export class EngineAway extends Error {
  override readonly name = 'EngineAway';
  readonly engine: Engine;

  constructor(engine: Engine, options?: ErrorOptions) {
    super(`The engine that holds the ${engine} is away.`, options);
    this.engine = engine;
  }
}
