import { question } from '../../../../../test/support/stories/contact-requests.ts';
import {
  lostAnswer,
  lostRequest,
} from '../../../../../test/support/in-memory/faulty-event-store.ts';
import { done, WriteSide } from '../../../../../test/support/in-memory/write-side.ts';
import { customerOf, type Sealed } from '../../../domain/personal-data/personal-data.ts';
import { openPersonal } from '../../event-log/sealing.ts';
import type { Position } from '../../event-log/stored-event.ts';
import type { CommandContext } from '../engine/command-context.ts';
import { SubmitContactMessage } from './contact.commands.ts';

describe('submitting a contact message', () => {
  let story: WriteSide;
  let start: Position;
  let key: { readonly idempotencyKey: string };

  beforeAll(async () => {
    story = await WriteSide.open();
  });

  afterAll(() => story.close());

  beforeEach(async () => {
    start = await story.store.head();
    key = { idempotencyKey: story.ports.identifiers.uuid() };
  });

  const submit = (change: object = {}, context: Partial<CommandContext> = key) => {
    const input = { ...question, ...change };
    return story.side.execute(
      new SubmitContactMessage(input, story.customer({ body: input, ...context })),
    );
  };

  async function stored() {
    const { events } = await story.store.readAll(start, 100, { categories: ['contact'] });
    return events;
  }

  async function sealedOf(stream: string): Promise<Sealed> {
    const [submitted] = await story.events(stream);
    return (submitted?.data as { readonly personal: Sealed }).personal;
  }

  it('stores the sender and the message sealed, under the customer of the e-mail address', async () => {
    const { result } = done(await submit());
    const stream = `contact-${result.id}`;
    expect(result.state.status).toBe('open');
    expect(JSON.stringify(await stored())).not.toMatch(/asha|sail|@/i);
    const sealed = await sealedOf(stream);
    expect(await openPersonal(story.ports, sealed, stream)).toEqual(question);
    const { customerId } = await story.ports.vault.grantFor(question.email);
    expect(customerOf(sealed)).toBe(customerId);
  });

  it('stores one message even if it is sent many times', async () => {
    const first = done(await submit());
    const again = done(await submit());
    expect(again).toMatchObject({ replayed: true, position: first.position });
    expect(again.result.id).toBe(first.result.id);
    expect(await stored()).toHaveLength(1);
  });

  it('stores two equal messages if they have no key', async () => {
    done(await submit({}, {}));
    done(await submit({}, {}));
    expect(await stored()).toHaveLength(2);
  });

  it('is refused if the same key was used for another message', async () => {
    done(await submit());
    expect(await submit({ message: 'Something else' })).toEqual({
      done: false,
      refusal: { code: 'KeyReused' },
    });
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['never reached the log', lostRequest],
    ['was stored and its answer lost', lostAnswer],
  ])('is confirmed only when the log shows the message, if the append %s', async (_, fault) => {
    story.store.next(fault);
    const lost = await submit();
    expect(lost.done).toBe(fault === lostAnswer);
    done(await submit());
    expect(await stored()).toHaveLength(1);
  });

  it('refuses an empty message and makes no key for its sender', async () => {
    const before = await story.ports.vault.grantFor('nobody@example.com');
    expect(await submit({ email: 'nobody@example.com', message: ' \n' })).toMatchObject({
      done: false,
      refusal: { code: 'InvalidFields', faults: [{ field: 'message' }] },
    });
    expect(await stored()).toEqual([]);
    expect(before.newFor).toBeDefined();
    expect((await story.anotherVault().grantFor('nobody@example.com')).newFor).toBeDefined();
  });
});
