import { EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { LogCount, type RawEvent, type Recount } from './log-count.ts';

/** Counts the contents of the whole log. It uses EventStoreDB's client directly, without the code of the product. */
export async function recountLog(url: string): Promise<Recount> {
  const client = EventStoreDBClient.connectionString(url);
  const counting = new LogCount();
  try {
    for await (const { event } of client.readAll({ direction: FORWARDS, fromPosition: START })) {
      if (event === undefined || event.streamId.startsWith('$')) continue;
      const { commandId = '' } = event.metadata as { readonly commandId?: string };
      counting.take({
        type: event.type,
        stream: event.streamId,
        revision: Number(event.revision),
        data: event.data as RawEvent['data'],
        commandId,
      });
    }
  } finally {
    await client.dispose();
  }
  return counting;
}
