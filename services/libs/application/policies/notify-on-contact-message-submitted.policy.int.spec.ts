import { question } from '../../../../test/support/stories/contact-requests.ts';
import { MailWorld, operator } from '../../../../test/support/stories/mail-world.ts';
import { done, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import type { ContactMessageSubmitted } from '../../domain/contact/contact.events.ts';
import { customerOf, type Sealed } from '../../domain/personal-data/personal-data.ts';
import { SubmitContactMessage } from '../command-handling/contact/contact.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import type { Position } from '../event-log/stored-event.ts';
import { JobQueueAway, type JobToAdd } from '../ports/job-queue.ts';
import { notifyOnContactMessageSubmitted } from './notify-on-contact-message-submitted.policy.ts';
import { NotNow, type PolicyTools } from './policy.ts';

describe('the notification about a contact message', () => {
  let story: WriteSide;
  let world: MailWorld;
  let start: Position;
  let jobs: JobToAdd[];
  let submitted: RecordedEvent<ContactMessageSubmitted>;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    world = new MailWorld(story);
    start = await story.store.head();
    jobs = [];
    const command = new SubmitContactMessage(question, story.customer());
    const { result } = done(await story.side.execute(command));
    const [event] = await story.events(`contact-${result.id}`);
    submitted = event as RecordedEvent<ContactMessageSubmitted>;
  });

  async function act(change: Partial<PolicyTools> = {}): Promise<void> {
    await notifyOnContactMessageSubmitted.act(submitted, {
      log: story.store,
      commands: story.side,
      cryptography: story.ports.cryptography,
      jobs: {
        add: (added) => {
          jobs.push(...added);
          return Promise.resolve();
        },
      },
      ...change,
    });
  }

  it('is a single one for the operator, with a job that sends it', async () => {
    await act();
    const { commandId } = submitted.metadata;
    const id = story.ports.cryptography.uuidV5(commandId, submitted.stream, 'operator');
    expect(await world.cards(start)).toMatchObject([
      {
        notificationId: id,
        status: 'queued',
        subject: {
          messageId: submitted.stream.slice('contact-'.length),
          template: 'contact-message',
          recipient: 'operator',
          cause: { commandId, revision: 0 },
        },
      },
    ]);
    expect(jobs).toEqual([{ kind: 'send-notification', id }]);
    const [queued] = await story.events(`notification-${id}`);
    expect(queued?.metadata).toMatchObject({
      causationId: submitted.id,
      correlationId: submitted.metadata.correlationId,
    });
  });

  it('is queued only once', async () => {
    await act();
    await act();
    expect(await world.cards(start)).toHaveLength(1);
  });

  it('is queued while the queue cannot be reached; the sweeper adds the job', async () => {
    await act({ jobs: { add: () => Promise.reject(new JobQueueAway('away')) } });
    expect(await world.cards(start)).toHaveLength(1);
  });

  it('is tried again while the log does not accept it', async () => {
    const refusal = { done: false, refusal: { code: 'TimedOut' } };
    const commands = { execute: () => Promise.resolve(refusal) } as unknown as typeof story.side;
    await expect(act({ commands })).rejects.toThrow(NotNow);
    expect(jobs).toEqual([]);
  });

  it('contains no name in the log or in a job', async () => {
    await act();
    expect(JSON.stringify([await world.cards(start), jobs])).not.toMatch(/asha|sail|@/i);
  });

  async function send(): Promise<string | undefined> {
    const [{ id } = { id: '' }] = jobs;
    await world.sender().send(id);
    return (await world.cards(start)).find(({ notificationId }) => notificationId === id)?.status;
  }

  it('is sent to the operator, whose answer goes to the visitor', async () => {
    await act();
    expect(await send()).toBe('sent');
    expect(world.mailbox.delivered).toMatchObject([
      { to: operator.email, replyTo: question.email, subject: 'Message from Asha Juma' },
    ]);
    expect(world.mailbox.delivered[0]?.text).toContain(
      '> Do you sail in June?\n> We are nine, two of us children.',
    );
  });

  it('is dismissed if the visitor was erased meanwhile', async () => {
    await act();
    await story.ports.vault.destroy(customerOf(submitted.data.personal as Sealed));
    expect(await send()).toBe('dismissed');
    expect(world.mailbox.delivered).toEqual([]);
  });
});
