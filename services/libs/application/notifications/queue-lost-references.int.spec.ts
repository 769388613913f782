import { MailWorld } from '../../../../test/support/stories/mail-world.ts';
import { WholeStory } from '../../../../test/support/stories/whole-story.ts';
import { asha, done } from '../../../../test/support/in-memory/write-side.ts';
import { CorrectContact } from '../command-handling/booking/booking.commands.ts';
import { queueLostReferences } from './queue-lost-references.ts';

describe('a request for lost references', () => {
  let story: WholeStory;
  let world: MailWorld;
  let tourId: string;

  beforeEach(async () => {
    story = await WholeStory.open();
    world = new MailWorld(story.commands, story.read.readStore);
    tourId = await story.commands.publishTour({ schedule: { capacity: null } });
  });

  afterEach(() => story.close());

  /** Requests the references of an address; returns the e-mails that arrive, with their addresses. */
  async function mailedFor(email: string) {
    await story.upToDate();
    const { vault, identifiers } = story.commands.ports;
    const { readStore } = story.read;
    await queueLostReferences(email, { ...world.tools(), readStore, vault, identifiers });
    for (const { id } of world.jobs.splice(0)) await world.sender().send(id);
    return world.mailbox.delivered.splice(0).map(({ to, text }) => ({ to, text }));
  }

  it('sends all bookings of a traveller to the address of the bookings, with links that need no other proof', async () => {
    const first = await story.commands.book(tourId, 2, asha);
    const second = await story.commands.book(tourId, 1, asha);
    const [mail, ...others] = await mailedFor(` ${asha.email.toUpperCase()} `);
    expect([mail?.to, others]).toEqual([asha.email, []]);
    for (const bookingNumber of [first, second]) {
      expect(mail?.text).toMatch(
        new RegExp(`/manage-booking/ZBL-${bookingNumber}#token=[0-9a-f]{64}`),
      );
    }
  });

  it('sends nothing if the address has no bookings, and creates no customer', async () => {
    const before = await story.commands.store.head();
    expect(await mailedFor('nobody@example.com')).toEqual([]);
    expect(await story.commands.store.head()).toBe(before);
    expect(await story.commands.ports.vault.customersOfEmail('nobody@example.com')).toEqual([]);
  });

  it('sends nothing to the former address of a booking', async () => {
    const bookingNumber = await story.commands.book(tourId, 2, asha);
    done(
      await story.commands.side.execute(
        new CorrectContact(
          { bookingNumber, contact: { email: 'asha.juma@example.com' } },
          story.commands.admin(),
        ),
      ),
    );
    expect(await mailedFor(asha.email)).toEqual([]);
    expect((await mailedFor('asha.juma@example.com')).map(({ to }) => to)).toEqual([
      'asha.juma@example.com',
    ]);
  });

  it('sends nothing to a traveller who was erased', async () => {
    await story.commands.book(tourId, 2, asha);
    const { vault } = story.commands.ports;
    for (const customerId of await vault.customersOfEmail(asha.email)) {
      await vault.destroy(customerId);
    }
    expect(await mailedFor(asha.email)).toEqual([]);
  });
});
