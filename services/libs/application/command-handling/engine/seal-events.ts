import { isSealed, type Personal } from '../../../domain/personal-data/personal-data.ts';
import { sealPersonal } from '../../event-log/sealing.ts';
import type { KeyGrant } from '../../ports/key-vault.ts';
import type { CommandRun } from './command-run.ts';
import type { LoadedStream } from './folded-stream.ts';
import type { Storable } from './stream-kind.ts';

/**
 * Seals the personal fields of decided events.
 *
 * @param grantFor Returns the key of the person to whom the fields belong.
 */
export async function sealEvents<Event extends { readonly data: object }>(
  decided: readonly Event[],
  { head }: Pick<LoadedStream<unknown, never>, 'head'>,
  run: CommandRun,
  grantFor: (personal: object) => Promise<KeyGrant>,
): Promise<Storable<Event>> {
  const events: Event[] = [];
  const grants: KeyGrant[] = [];
  for (const event of decided) {
    const { personal } = event.data as { readonly personal?: Personal<object> };
    if (personal === undefined || isSealed(personal)) {
      events.push(event);
      continue;
    }
    const grant = await grantFor(personal);
    grants.push(grant);
    const sealed = sealPersonal(run.ports.cryptography, personal, grant, head.stream);
    events.push({ ...event, data: { ...event.data, personal: sealed } });
  }
  return { isStorable: true, events, grants };
}
