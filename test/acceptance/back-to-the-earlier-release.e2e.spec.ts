import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { TourListItem } from '../../services/libs/contracts/tour/tour-view.ts';
import { nextRelease, type NextRelease } from '../support/processes/next-release.ts';
import { ProductProcess } from '../support/processes/product-process.ts';
import { System } from '../support/processes/start-system.ts';
import { book } from '../support/stories/booking-requests.ts';
import { bookedReferences } from '../support/stories/distributed-story.ts';
import { renameTour } from '../support/stories/rename-tour.ts';
import { describeOnlyIn } from '../support/stories/story-profile.ts';
import { Visitor } from '../support/stories/visitor.ts';

describeOnlyIn(
  'embedded',
  'two-releases tests the processes of two releases',
  'the earlier release, on a store that the next release used',
  () => {
    let next: NextRelease;
    let system: System;
    let newer: ProductProcess | undefined;

    beforeAll(async () => {
      next = nextRelease();
      system = await System.start();
    });

    afterAll(async () => {
      await newer?.kill();
      await system.remove();
      rmSync(next.root, { recursive: true });
    });

    /** Upgrades to the next release. Returns a function that makes visitors of this release. */
    async function upgrade(): Promise<() => Visitor> {
      await system.stop();
      newer = new ProductProcess(system.settings, 'standalone', join(next.root, 'dist'));
      const line = await newer.ready();
      const url = line.slice(line.indexOf('http'));
      return () => new Visitor(() => url, { isPatient: true });
    }

    const titles = async (visitor: Visitor) => {
      const { body } = await visitor.get<ListView<TourListItem>>('/api/tours');
      return body.items.map(({ title }) => title);
    };

    it('continues if the next release wrote no event of a new version, and does not start if it wrote one', async () => {
      const first = await book(system.visitor());
      let visitor = await upgrade();
      const staff = await system.staff(visitor());
      expect(await bookedReferences(staff)).toEqual([first.reference]);
      await renameTour(staff, 'spice-farm-tour', 'Spices of Kizimbani');
      await newer?.stop();

      await system.startAgain();
      expect(await titles(system.visitor())).toContain('Spices of Kizimbani');
      const second = await book(system.visitor());
      const booked = [first.reference, second.reference].sort();
      expect(await bookedReferences(await system.staff())).toEqual(booked);

      visitor = await upgrade();
      const third = await book(visitor());
      await newer?.stop();
      const { code, output } = await new ProductProcess(system.settings).ended;
      expect([code, output]).toEqual([
        1,
        expect.stringContaining(
          `BookingPlaced of version ${next.version}, which a later release wrote`,
        ),
      ]);

      visitor = await upgrade();
      const seen = await bookedReferences(await system.staff(visitor()));
      expect(seen).toEqual([...booked, third.reference].sort());
    }, 120_000);
  },
);
