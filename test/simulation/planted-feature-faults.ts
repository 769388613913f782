import { bulkActStreams } from '../../services/libs/application/command-handling/bulk-act/bulk-act-streams.ts';
import { NoteImported } from '../../services/libs/application/command-handling/bulk-act/bulk-act.commands.ts';
import { commandRoutes } from '../../services/libs/application/command-handling/command-routes.ts';
import { decidedBy } from '../../services/libs/application/command-handling/engine/command-route.ts';
import type { StoredEvent } from '../../services/libs/application/event-log/stored-event.ts';
import type { ReadStreamOptions } from '../../services/libs/application/ports/event-log-reader.ts';
import type {
  AppendOutcome,
  StreamAppend,
} from '../../services/libs/application/ports/event-store.ts';
import type { KeyGrant } from '../../services/libs/application/ports/key-vault.ts';
import { noteImported } from '../../services/libs/domain/bulk-act/commands/note-imported.ts';
import { accept } from '../../services/libs/domain/decision.ts';
import { AlteredStore } from './altered-store.ts';
import { AlteredVault } from './altered-vault.ts';
import type { PlantedFault } from './planted-faults.ts';

/** Does not recognise the events of its own command in the streams of contact messages. */
class ForgetfulOfMessagesStore extends AlteredStore {
  override async readStream(
    stream: string,
    options?: ReadStreamOptions,
  ): Promise<readonly StoredEvent[]> {
    const stored = await super.readStream(stream, options);
    if (!stream.startsWith('contact-')) return stored;
    return stored.map((event) => ({
      ...event,
      metadata: event.metadata.replace(/"commandId":"[^"]*"/, '"commandId":"another"'),
    }));
  }
}

/** Stores a merge, and its undo, only in the stream of the customer who represents both. */
class OneSidedStore extends AlteredStore {
  override appendInOrder(
    parts: readonly StreamAppend[],
    grants?: readonly KeyGrant[],
  ): Promise<AppendOutcome> {
    const isOfMerge =
      parts.length === 2 && parts.every(({ stream }) => stream.startsWith('customer-'));
    return super.appendInOrder(isOfMerge ? parts.slice(0, 1) : parts, grants);
  }
}

/** Gives everybody the key of one person. */
class SharedVault extends AlteredVault {
  override grantFor(): Promise<KeyGrant> {
    return super.grantFor('asha@example.com');
  }
}

/** The decisions about contact messages, merged customers and imports, each with a product that lacks it. */
export const plantedFeatureFaults: readonly PlantedFault[] = [
  {
    decision: 'an answer that is sent again is not stored again (ADR 83)',
    plant: { ports: (ports) => ({ ...ports, store: new ForgetfulOfMessagesStore(ports.store) }) },
    breaks: /is stored twice for one request/,
  },
  {
    decision: 'keys are never shared (ADR 87)',
    plant: { ports: (ports) => ({ ...ports, vault: new SharedVault(ports.vault) }) },
    breaks: /is sealed with the key of somebody with another address/,
  },
  {
    decision: 'the streams of both customers store a merge (ADR 87)',
    plant: { ports: (ports) => ({ ...ports, store: new OneSidedStore(ports.store) }) },
    breaks: /a merge does not show both as one/,
  },
  {
    decision: 'a booking that is made while its import is undone is undone too (ADR 88)',
    plant: {
      routes: [
        ...commandRoutes.filter(({ command }) => command !== NoteImported),
        decidedBy(NoteImported, bulkActStreams, ({ bookings }, { state }) =>
          state.status === 'begun' && state.undo !== undefined
            ? accept()
            : noteImported({ type: 'NoteImported', bookings }, state),
        ),
      ],
    },
    breaks: /stays, although its import was undone/,
  },
];
