import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../adapters/node/random-identifiers.ts';
import { SystemClock } from '../../adapters/node/system-clock.ts';
import { recogniseLogOfKey } from '../../application/event-log/log-identity.ts';
import { MoveRefused } from '../../application/moving/move-refused.ts';
import type { EventLogReader } from '../../application/ports/event-log-reader.ts';

/** Opens both stores of a move with the same tools, and closes them together. */
export class MoveTools {
  readonly clock = new SystemClock();
  readonly cryptography: NodeCryptography;
  readonly identifiers = new RandomIdentifiers();
  /** Closes what was opened, the last first. */
  readonly closing: (() => void | Promise<void>)[] = [];
  readonly secretKey: string;

  constructor(secretKey: string) {
    this.secretKey = secretKey;
    this.cryptography = new NodeCryptography(secretKey);
  }

  /**
   * Returns the identity of the log in a source.
   *
   * @throws MoveRefused if no log was begun.
   * @throws SecretKeyMismatch if it was begun with another SECRET_KEY.
   */
  async recognise(log: Pick<EventLogReader, 'readStream'>): Promise<string> {
    const logId = await recogniseLogOfKey(log, this.cryptography);
    if (logId === undefined) {
      throw new MoveRefused('The source holds no log: there is nothing to copy.');
    }
    return logId;
  }

  async close(): Promise<void> {
    for (const end of this.closing.splice(0).toReversed()) await end();
  }
}
