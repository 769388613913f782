import {
  type EventStoreDbServer,
  startEventStoreDb,
} from '../../../../../test/support/eventstoredb/start-event-store-db.ts';
import { beginning, type StoredEvent } from '../../../application/event-log/stored-event.ts';
import { AppendOutcomeUnknown } from '../../../application/ports/event-store.ts';
import { IntakeRefused } from '../../../application/ports/log-intake.ts';
import { EventStoreDbEventLogReader } from './event-store-db-event-log-reader.ts';
import { EventStoreDbLogIntake } from './event-store-db-log-intake.ts';

function eventOf(bytes: number): StoredEvent {
  const data = JSON.stringify({ words: 'a'.repeat(bytes) });
  return {
    ...{ id: '0195a2f0-0000-7000-8000-000000000001', stream: 'tour-a', revision: 0 },
    ...{ type: 'TourPublished', schemaVersion: 1, data, metadata: '{}', position: beginning },
    occurredAt: '2026-11-20T06:00:00.000Z',
  };
}

describe('storing another log in an EventStoreDB', () => {
  let server: EventStoreDbServer;
  let reader: EventStoreDbEventLogReader;
  let intake: EventStoreDbLogIntake;

  beforeEach(async () => {
    server = await startEventStoreDb();
    reader = await EventStoreDbEventLogReader.open({ url: server.url }, () =>
      Promise.resolve('a log'),
    );
    intake = new EventStoreDbLogIntake(reader, reader.connection);
  });

  afterEach(async () => {
    await reader.close();
    await server.stop();
  });

  it('can be tried again after the server could not be reached', async () => {
    await server.faults.failBeforeWriting();
    await expect(intake.takeIn([eventOf(1)])).rejects.toThrow(AppendOutcomeUnknown);
    await intake.takeIn([eventOf(1)]);
  });

  it('is refused if the server will never accept the events', async () => {
    await server.faults.refuse('access-denied', 1, ['append']);
    await expect(intake.takeIn([eventOf(1)])).rejects.toThrow(IntakeRefused);
    await expect(intake.takeIn([eventOf(2_000_000)])).rejects.toThrow(IntakeRefused);
  });
});
