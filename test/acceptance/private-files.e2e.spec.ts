import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { book } from '../support/stories/booking-requests.ts';
import { runProgram } from '../support/processes/run-program.ts';
import { sendImage } from '../support/stories/send-image.ts';
import { storyBegins, System } from '../support/processes/start-system.ts';

/** All files, sockets and directories in a directory that other users than their owner may access. */
function readableByOthers(root: string): readonly string[] {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );
  return [root, ...paths].flatMap((path) => {
    const { mode } = lstatSync(path);
    return (mode & 0o077) === 0 ? [] : [`${(mode & 0o777).toString(8)} ${relative(root, path)}`];
  });
}

/** The directories in which this profile stores files. */
function placesOf({ settings }: System): readonly string[] {
  const { DATA_DIR, IMAGES_DIR, ARCHIVE_DIR } = settings;
  return [DATA_DIR, IMAGES_DIR, ARCHIVE_DIR].filter((each) => each !== undefined);
}

describe('what the product stores', () => {
  let root: string;
  let system: System;

  const place = (name: string) => join(root, name);

  /** Adds directories and files with the open permissions that an earlier release or another program left. */
  function placesLeftOpen(): readonly string[] {
    const places = placesOf(system);
    for (const directory of places) {
      mkdirSync(join(directory, 'images'), { recursive: true });
      chmodSync(directory, 0o755);
      writeFileSync(join(directory, 'left-open'), 'by an earlier release');
      chmodSync(join(directory, 'left-open'), 0o644);
    }
    return places;
  }

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'private-files-'));
    system = await System.start();
  });

  afterAll(async () => {
    await system.remove();
    rmSync(root, { recursive: true });
  });

  it('is readable only by its owner: after a start, bookings, pictures, a backup and a restore', async () => {
    expect(placesOf(system).flatMap(readableByOthers)).toEqual([]);
    await system.stop();
    const places = placesLeftOpen();
    await system.startAgain();
    expect(places.flatMap(readableByOthers)).toEqual([]);

    for (let count = 0; count < 5; count += 1) await book(system.visitor());
    const create = { width: 900, height: 700, channels: 3, background: '#7a7' } as const;
    const picture = await sharp({ create }).jpeg().toBuffer();
    expect((await sendImage(await system.staff(), picture)).status).toBe(201);
    expect(places.flatMap(readableByOthers)).toEqual([]);

    const backup = await runProgram('backup', [place('backup'), '--with-key'], system.settings);
    expect(backup).toMatchObject({ code: 0, complaints: [] });
    expect(readableByOthers(place('backup'))).toEqual([]);
    expect(places.flatMap(readableByOthers)).toEqual([]);

    // A restore reads a backup that was copied, with other permissions.
    for (const path of readdirSync(place('backup'), { recursive: true, encoding: 'utf8' })) {
      const copied = join(place('backup'), path);
      chmodSync(copied, lstatSync(copied).isDirectory() ? 0o755 : 0o644);
    }
    const { SECRET_KEY } = system.settings;
    const restored = await runProgram('restore', [place('backup')], {
      ...{ PROFILE: 'embedded', DATA_DIR: place('restored'), CLOCK_START: storyBegins },
      ...(SECRET_KEY !== undefined && { SECRET_KEY }),
    });
    expect(restored).toMatchObject({ code: 0, complaints: [] });
    expect(readableByOthers(place('restored'))).toEqual([]);
  });
});
