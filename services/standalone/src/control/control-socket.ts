import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { ProjectionControl } from '../../../libs/application/ports/projection-control.ts';
import { getProjections } from '../../../libs/application/queries/reports/get-projections.ts';
import type { ControlAnswer, ControlQuestion } from './control-messages.ts';
import { controlPath } from './control-path.ts';
import { listedAccount } from './listed-accounts.ts';
import { informOwners, recoverOwner, type RecoveryPlace } from './recover-owner.ts';

/**
 * A socket for tools on the same machine, run by the same user. They ask the running process for work that only it can
 * do, because no other process may use the data directory.
 */
export class ControlSocket {
  readonly #server: Server;
  readonly #connections = new Set<Socket>();

  private constructor(answer: (question: ControlQuestion) => Promise<ControlAnswer>) {
    this.#server = createServer((connection) => {
      this.#connections.add(connection);
      connection.on('close', () => this.#connections.delete(connection));
      // The question of a tool that disconnects needs no answer.
      connection.on('error', () => undefined);
      createInterface(connection).on('line', (line) => {
        void answered(line, answer).then((given) => {
          if (connection.writable) connection.write(`${JSON.stringify(given)}\n`);
        });
      });
    });
  }

  static async open(
    dataDirectory: string,
    projections: ProjectionControl,
    place: RecoveryPlace,
  ): Promise<ControlSocket> {
    const path = controlPath(dataDirectory);
    const socket = new ControlSocket((question) => answer(question, projections, place));
    // A killed process leaves the file. No other process uses it now, because this one has the directory's
    // lock.
    rmSync(path, { force: true });
    socket.#server.listen(path);
    await once(socket.#server, 'listening');
    chmodSync(path, 0o600);
    return socket;
  }

  async close(): Promise<void> {
    for (const connection of this.#connections) connection.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

async function answered(
  line: string,
  answer: (question: ControlQuestion) => Promise<ControlAnswer>,
): Promise<ControlAnswer> {
  try {
    return await answer(JSON.parse(line) as ControlQuestion);
  } catch (error) {
    return { said: 'failed', reason: String(error) };
  }
}

async function answer(
  question: ControlQuestion,
  control: ProjectionControl,
  place: RecoveryPlace,
): Promise<ControlAnswer> {
  const { readStore, eventStore, clock, accounts } = place.ports;
  switch (question.ask) {
    case 'rebuild':
      return (await control.rebuild(question.projection, question.acknowledged))
        ? { said: 'rebuilding' }
        : { said: 'unknown-projection' };
    case 'projections':
      return {
        said: 'projections',
        projections: await getProjections(readStore, eventStore, clock),
      };
    case 'accounts':
      return { said: 'accounts', accounts: (await accounts.list()).map(listedAccount) };
    case 'recover-owner':
      return { said: 'recovery', recovery: await recoverOwner(question.username, place) };
    case 'inform-owners':
      await informOwners(question.username, place);
      return { said: 'informed' };
  }
}
