import { question } from '../../../../test/support/stories/contact-requests.ts';
import { MailWorld, operator } from '../../../../test/support/stories/mail-world.ts';
import { done, WriteSide } from '../../../../test/support/in-memory/write-side.ts';
import type { ContactMessageAnswered } from '../../domain/contact/contact.events.ts';
import { customerOf, type Sealed } from '../../domain/personal-data/personal-data.ts';
import {
  AnswerContactMessage,
  SubmitContactMessage,
} from '../command-handling/contact/contact.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import type { Position } from '../event-log/stored-event.ts';
import type { JobToAdd } from '../ports/job-queue.ts';
import { notifyOnContactMessageSubmitted } from './notify-on-contact-message-submitted.policy.ts';

describe('the answer to a contact message', () => {
  let story: WriteSide;
  let world: MailWorld;
  let start: Position;
  let jobs: JobToAdd[];
  let answered: RecordedEvent<ContactMessageAnswered>;

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    world = new MailWorld(story);
    start = await story.store.head();
    jobs = [];
    const submit = new SubmitContactMessage(question, story.customer());
    const { result } = done(await story.side.execute(submit));
    const answer = { messageId: result.id, text: 'Yes, every day.' };
    done(await story.side.execute(new AnswerContactMessage(answer, story.admin())));
    answered = (await story.events(`contact-${result.id}`))[1] as typeof answered;
    await notifyOnContactMessageSubmitted.act(answered, {
      log: story.store,
      commands: story.side,
      cryptography: story.ports.cryptography,
      jobs: {
        add: (added) => {
          jobs.push(...added);
          return Promise.resolve();
        },
      },
    });
  });

  async function send(): Promise<string | undefined> {
    const [{ id } = { id: '' }] = jobs;
    await world.sender().send(id);
    return (await world.cards(start)).find(({ notificationId }) => notificationId === id)?.status;
  }

  it('is sent to its author, whose reply goes to the operator', async () => {
    expect(await send()).toBe('sent');
    expect(world.mailbox.delivered).toMatchObject([
      {
        to: question.email,
        replyTo: operator.email,
        subject: `Your message to ${operator.name}`,
      },
    ]);
    expect(world.mailbox.delivered[0]?.text).toContain('Yes, every day.');
    expect(world.mailbox.delivered[0]?.text).toContain('> Do you sail in June?');
  });

  it('is sealed in the log, for the author of the message', async () => {
    const customerId = customerOf(answered.data.personal as Sealed);
    expect(JSON.stringify([answered, await world.cards(start), jobs])).not.toMatch(/every day|@/i);
    await story.ports.vault.destroy(customerId);
    expect(await send()).toBe('dismissed');
    expect(world.mailbox.delivered).toEqual([]);
  });

  it('is refused once its author was erased', async () => {
    await story.ports.vault.destroy(customerOf(answered.data.personal as Sealed));
    const messageId = answered.stream.slice('contact-'.length);
    const again = new AnswerContactMessage({ messageId, text: 'At 9.' }, story.admin());
    expect(await story.side.execute(again)).toMatchObject({
      done: false,
      refusal: { code: 'CustomerErased' },
    });
  });
});
