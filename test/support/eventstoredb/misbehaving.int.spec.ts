import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  END,
  type EventStoreDBClient,
  NO_STREAM,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';
import { once } from 'node:events';
import { connect, eventsOf, seatsIn, seatTaken } from './client-story.ts';
import { type EventStoreDbServer, startEventStoreDb } from './start-event-store-db.ts';

const forms = [
  { form: 'in batches', offersBatchAppend: true },
  { form: 'call by call', offersBatchAppend: false },
];

describe.each(forms)('a server that misbehaves to a client appending $form', (options) => {
  let server: EventStoreDbServer;
  let client: EventStoreDBClient;

  beforeEach(async () => {
    server = await startEventStoreDb(options);
    client = connect(server.url);
    await client.appendToStream('tour-1', seatTaken(0));
  });

  afterEach(async () => {
    await client.dispose();
    await server.stop();
  });

  const append = (seat: number) => client.appendToStream('tour-1', seatTaken(seat));
  const seats = () => seatsIn(client, 'tour-1');

  it('loses the answer to what it stored', async () => {
    await server.faults.loseAnswers();
    const event = seatTaken(1);
    const at = { expectedRevision: 0n };
    await expect(client.appendToStream('tour-1', event, at)).rejects.toBeInstanceOf(
      UnavailableError,
    );
    expect(await seats()).toEqual([0, 1]);
    await expect(client.appendToStream('tour-1', event, at)).resolves.toMatchObject({
      nextExpectedRevision: 1n,
    });
    expect(await seats()).toEqual([0, 1]);
  });

  it('fails before it stores anything', async () => {
    await server.faults.failBeforeWriting();
    await expect(append(1)).rejects.toBeInstanceOf(UnavailableError);
    expect(await seats()).toEqual([0]);
    await append(2);
    expect(await seats()).toEqual([0, 2]);
  });

  it('is unavailable for the requested number of calls', async () => {
    await server.faults.refuse('unavailable', 3);
    await expect(append(1)).rejects.toBeInstanceOf(UnavailableError);
    await expect(seats()).rejects.toBeInstanceOf(UnavailableError);
    await expect(client.deleteStream('tour-1')).rejects.toBeInstanceOf(UnavailableError);
    expect(await seats()).toEqual([0]);
  });

  it('reports that it is not ready', async () => {
    await server.faults.refuse('not-ready', 2);
    // In a batch the reason has a form that the client does not know.
    const reason = options.offersBatchAppend ? UnknownError : UnavailableError;
    await expect(append(1)).rejects.toMatchObject({
      constructor: reason,
      message: expect.stringContaining('Server Is Not Ready'),
    });
    await expect(seats()).rejects.toBeInstanceOf(UnavailableError);
  });

  it('denies access', async () => {
    await server.faults.refuse('access-denied', 3);
    await expect(append(1)).rejects.toBeInstanceOf(AccessDeniedError);
    await expect(seats()).rejects.toBeInstanceOf(AccessDeniedError);
    await expect(client.tombstoneStream('tour-1')).rejects.toBeInstanceOf(AccessDeniedError);
    expect(await seats()).toEqual([0]);
  });

  it('runs into a timeout', async () => {
    await server.faults.refuse('timeout', 2);
    const reason = options.offersBatchAppend ? DeadlineExceededError : TimeoutError;
    await expect(append(1)).rejects.toBeInstanceOf(reason);
    await expect(client.deleteStream('tour-1')).rejects.toBeInstanceOf(TimeoutError);
    expect(await seats()).toEqual([0]);
  });

  it('is slow, and then executes the call', async () => {
    await server.faults.slow(50);
    const began = performance.now();
    await append(1);
    expect(performance.now() - began).toBeGreaterThanOrEqual(49);
    expect(await seats()).toEqual([0, 1]);
  });

  it('stores at once and answers late', async () => {
    await server.faults.slowAnswers(1_000);
    let isAnswered = false;
    const seen = eventsOf(client.subscribeToStream('tour-1'), ({ revision }) => revision === 1n);
    const answered = append(1).then(() => (isAnswered = true));
    expect(await seen).toHaveLength(2);
    expect(isAnswered).toBe(false);
    await answered;
  });

  it('ends ordered faults on request', async () => {
    await server.faults.refuse('unavailable', 5);
    await server.faults.loseAnswers(5);
    await server.faults.clear();
    await append(1);
    expect(await seats()).toEqual([0, 1]);
  });

  it('breaks every connection, and clients reconnect', async () => {
    const following = eventsOf(client.subscribeToAll({ fromPosition: END }));
    const broken = expect(following).rejects.toBeInstanceOf(UnavailableError);
    await append(1);
    expect(await server.faults.dropConnections()).toBe(1);
    await broken;
    await append(2);
    expect(await seats()).toEqual([0, 1, 2]);
  });

  it.each([{ withError: true }, { withError: false }])(
    'drops a live subscription ($withError: with an error)',
    async (how) => {
      const subscription = client.subscribeToAll({ fromPosition: END });
      const followed = eventsOf(subscription);
      const end = how.withError
        ? expect(followed).rejects.toBeInstanceOf(UnavailableError)
        : expect(followed).resolves.toEqual([]);
      await once(subscription, 'caughtUp');
      expect(await server.faults.dropSubscriptions(how)).toBe(1);
      await end;
      await append(1);
      expect(await seats()).toEqual([0, 1]);
    },
  );

  it('sends its client to the leader', async () => {
    const leader = await startEventStoreDb(options);
    await server.faults.notLeader({ host: '127.0.0.1', port: leader.port });
    await expect(append(1)).rejects.toMatchObject({
      constructor: NotLeaderError,
      leader: { address: '127.0.0.1', port: leader.port },
    });
    await client.appendToStream('tour-2', seatTaken(2), { expectedRevision: NO_STREAM });
    const ofLeader = connect(leader.url);
    expect(await seatsIn(ofLeader, 'tour-2')).toEqual([2]);
    await ofLeader.dispose();
    await leader.stop();
  });
});

describe('a server that hangs', () => {
  it('leaves a call waiting until the client gives up', async () => {
    const server = await startEventStoreDb({ offersBatchAppend: false });
    const client = connect(server.url);
    await client.appendToStream('tour-1', seatTaken(0));
    const givenUp = async (seat: number) => {
      const append = client.appendToStream('tour-1', seatTaken(seat), { deadline: 600 });
      await expect(append).rejects.toBeInstanceOf(DeadlineExceededError);
    };
    await server.faults.hang();
    await givenUp(1);
    await server.faults.slow(800);
    await givenUp(2);
    await server.faults.slowAnswers(800);
    await givenUp(3);
    expect(await seatsIn(client, 'tour-1')).toEqual([0, 3]);
    await client.dispose();
    await server.stop();
  });

  it('leaves a batch waiting until the connection breaks', async () => {
    const server = await startEventStoreDb();
    const client = connect(server.url);
    await client.appendToStream('tour-1', seatTaken(0));
    await server.faults.hang();
    const hanging = client.appendToStream('tour-1', seatTaken(1));
    await client.appendToStream('tour-1', seatTaken(2));
    const broken = expect(hanging).rejects.toBeInstanceOf(UnavailableError);
    await server.faults.dropConnections();
    await broken;
    expect(await seatsIn(client, 'tour-1')).toEqual([0, 2]);
    await client.dispose();
    await server.stop();
  });

  it('cancels open calls when it stops', async () => {
    const server = await startEventStoreDb();
    const client = connect(server.url);
    const subscription = client.subscribeToAll();
    const followed = eventsOf(subscription);
    await once(subscription, 'caughtUp');
    const ended = expect(followed).rejects.toBeInstanceOf(CancelledError);
    await server.stop();
    await ended;
    await client.dispose();
  });
});
