import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Test, type TestingModule } from '@nestjs/testing';
import { sampleTour } from '../../../../test/support/sample-tour.ts';
import {
  asha,
  done,
  party,
  slot,
  WriteSide,
} from '../../../../test/support/in-memory/write-side.ts';
import { SqliteAccounts } from '../../adapters/embedded/operations/sqlite-accounts.ts';
import { openOperationsFile } from '../../adapters/embedded/operations/sqlite-operations-file.ts';
import { Accounts } from '../ports/accounts.ts';
import { NoTelemetry } from '../../adapters/telemetry/no-telemetry.ts';
import { NoTracing } from '../../adapters/telemetry/no-tracing.ts';
import { Telemetry } from '../ports/telemetry.ts';
import { Tracing } from '../ports/tracing.ts';
import { Clock } from '../ports/clock.ts';
import { Cryptography } from '../ports/cryptography.ts';
import { EventStore } from '../ports/event-store.ts';
import { Identifiers } from '../ports/identifiers.ts';
import { KeyVault } from '../ports/key-vault.ts';
import { CommandHandlingModule } from './command-handling.module.ts';
import { commandRoutes } from './command-routes.ts';
import { AddBookingNote, BookTour, CheckInGuests } from './booking/booking.commands.ts';
import { CreateTour } from './tour/tour.commands.ts';

describe('command handling on Nest’s command bus', () => {
  let story: WriteSide;
  let testing: TestingModule;
  let bus: CommandBus;

  beforeAll(async () => {
    story = await WriteSide.open();
    const { store, vault, cryptography, identifiers, clock } = story.ports;
    const ports = [
      { provide: EventStore, useValue: store },
      { provide: KeyVault, useValue: vault },
      { provide: Cryptography, useValue: cryptography },
      { provide: Identifiers, useValue: identifiers },
      { provide: Clock, useValue: clock },
      { provide: Telemetry, useValue: new NoTelemetry() },
      { provide: Tracing, useValue: new NoTracing() },
      { provide: Accounts, useValue: new SqliteAccounts(openOperationsFile(':memory:')) },
    ];
    @Module({})
    class Ports {}
    testing = await Test.createTestingModule({
      imports: [
        { module: Ports, global: true, providers: ports, exports: ports },
        CommandHandlingModule,
      ],
    }).compile();
    await testing.init();
    bus = testing.get(CommandBus);
  });

  afterAll(async () => {
    await testing.close();
    await story.close();
  });

  it('passes commands to their handlers and returns typed outcomes', async () => {
    const form = { parts: sampleTour(), isActive: true, isFeatured: false };
    const created = await bus.execute(new CreateTour(form, story.admin()));
    const input = { tourId: done(created).result.id, slot, party: party(2), contact: asha };
    const booked = await bus.execute(new BookTour(input, story.customer()));
    const bookingNumber = Number(done(booked).result.id);
    done(await bus.execute(new CheckInGuests({ bookingNumber, guests: 2 }, story.admin())));
    done(await bus.execute(new AddBookingNote({ bookingNumber, text: 'On time' }, story.admin())));
    expect(await story.eventTypes(`booking-${bookingNumber}`)).toEqual([
      'BookingPlaced',
      'BookingConfirmed',
      'GuestsCheckedIn',
      'BookingNoteAdded',
    ]);
  });

  const commands = commandRoutes.map(({ command }) => command);

  it.each(commands.map((command) => [command.name, command] as const))(
    'has a handler for %s',
    async (_name, command) => {
      const departure = { tourId: 'x', ...slot };
      const input = { tourId: 'x', bookingNumber: 1, departure, accountId: 'x', username: 'x' };
      const given = new command(input as never, story.admin());
      // The bus refuses an unknown command at once. Any outcome therefore shows that a handler ran.
      await bus.execute(given).catch((error: unknown) => {
        expect(String(error)).not.toMatch(/CommandHandlerNotFound/);
      });
    },
  );
});
