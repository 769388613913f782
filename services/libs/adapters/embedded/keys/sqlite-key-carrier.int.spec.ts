import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyWrap } from '../../../application/keys/key-wrap.ts';
import { keyCarrierContract } from '../../../application/ports/key-carrier.contract.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { SqliteKeyCarrier } from './sqlite-key-carrier.ts';
import { openLogForWriting } from '../log/sqlite-log-file.ts';

const keysPerPage = 7;

describe('keys that are carried to and from the log’s file', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'keys-'));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  keyCarrierContract(() => {
    const file = join(directory, 'event-log.sqlite');
    openLogForWriting(file).close();
    const wraps = new KeyWrap(new NodeCryptography('the secret of the keys that are carried'));
    return new SqliteKeyCarrier(file, wraps, {}, keysPerPage);
  });
});
