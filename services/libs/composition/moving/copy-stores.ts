import { LogFileRefused } from '../../adapters/embedded/log/sqlite-log-file.ts';
import { DataDirectoryRefused } from '../../adapters/embedded/data-directory.ts';
import { SecretKeyMismatch } from '../../application/event-log/log-identity.ts';
import { type Copied, moveStore, type MoveInput } from '../../application/moving/move-store.ts';
import { MoveRefused } from '../../application/moving/move-refused.ts';
import { IntakeRefused } from '../../application/ports/log-intake.ts';
import { LogNotHome } from '../../application/ports/move-mark.ts';
import { StartRefused } from '../start-refused.ts';
import { MoveTools } from './move-tools.ts';

/** How a copy is made, and where its progress is reported. */
export interface CopyInput {
  readonly as: MoveInput['as'];
  readonly tell: (line: string) => void;
}

/**
 * Opens both stores, copies, and closes them in every case.
 *
 * @throws StartRefused if the copy is refused, in one line that says what to do.
 */
export async function copyStores(
  secretKey: string,
  { as, tell }: CopyInput,
  open: (tools: MoveTools) => Promise<Pick<MoveInput, 'source' | 'target'>>,
): Promise<Copied> {
  const tools = new MoveTools(secretKey);
  try {
    const stores = await open(tools);
    const { clock, cryptography: hashing } = tools;
    return await moveStore({ ...stores, as, tell, clock, hashing });
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await tools.close();
  }
}

const refusals = [
  ...[MoveRefused, LogNotHome, IntakeRefused],
  ...[DataDirectoryRefused, LogFileRefused, SecretKeyMismatch],
];

/** Returns an error that an operator can fix as a refusal in one line, and every other error unchanged. */
export function refusalOf(error: unknown): unknown {
  return refusals.some((kind) => error instanceof kind)
    ? new StartRefused((error as Error).message, { cause: error })
    : error;
}
