import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { ControlAnswer, ControlQuestion } from './control-messages.ts';
import { controlPath } from './control-path.ts';

/** A connection to the process that runs on a data directory. */
export class RunningProcess {
  readonly #ask: (question: ControlQuestion) => Promise<ControlAnswer>;
  readonly #hangUp: () => void;

  private constructor(
    ask: (question: ControlQuestion) => Promise<ControlAnswer>,
    hangUp: () => void,
  ) {
    this.#ask = ask;
    this.#hangUp = hangUp;
  }

  /** @throws Error with the system's code if no process listens. */
  static async reach(dataDirectory: string): Promise<RunningProcess> {
    const connection = connect(controlPath(dataDirectory));
    await once(connection, 'connect');
    const answers = createInterface(connection)[Symbol.asyncIterator]();
    return new RunningProcess(
      async (question) => {
        connection.write(`${JSON.stringify(question)}\n`);
        const { done, value } = await answers.next();
        if (done === true) throw new Error('The process ended before it answered.');
        return JSON.parse(value) as ControlAnswer;
      },
      () => {
        connection.destroy();
      },
    );
  }

  ask(question: ControlQuestion): Promise<ControlAnswer> {
    return this.#ask(question);
  }

  hangUp(): void {
    this.#hangUp();
  }
}
