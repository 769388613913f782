import { canonicalJson } from '../../event-log/canonical-json.ts';
import type { AnyCollection } from '../../ports/collection.ts';
import type { Cryptography } from '../../ports/cryptography.ts';
import type { ReadStore } from '../../ports/read-store.ts';

/**
 * A hash of all data that readers can find in a collection. Read models that survived crashes must have the same hash
 * as read models that were rebuilt from the log.
 */
export async function readModelDigest(
  readStore: ReadStore,
  cryptography: Pick<Cryptography, 'sha256'>,
  collection: AnyCollection,
): Promise<string> {
  const { documents } = await readStore.snapshot(collection);
  const texts = documents.map((document: object) => canonicalJson(document)).sort();
  return cryptography.sha256(texts.join('\n'));
}
