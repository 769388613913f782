import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { JobName, JobView } from '../../services/libs/contracts/operations/job-view.ts';
import { eventually } from '../support/stories/distributed-story.ts';
import { ProductProcess } from '../support/processes/product-process.ts';
import { System } from '../support/processes/start-system.ts';
import { describeOnlyIn } from '../support/stories/story-profile.ts';

const title = 'a product that makes its own backups';

describeOnlyIn('embedded', 'the distributed profile has no daily backup', title, () => {
  let root: string;
  let system: System | undefined;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'own-backups-'));
  });

  afterAll(async () => {
    await system?.remove();
    rmSync(root, { recursive: true, force: true });
  });

  /** Starts a job and waits until it ended in the wanted state. */
  async function ran(of: System, name: JobName, wanted: JobView['state']): Promise<JobView> {
    const staff = await of.staff();
    let job: JobView | undefined;
    const look = async () => {
      const { items } = (await staff.get<ListView<JobView>>('/api/admin/jobs')).body;
      job = items.find((each) => each.name === name);
      return job;
    };
    await eventually(`${name} can be run`, async () => (await look())?.canRun === true);
    expect((await staff.post(`/api/admin/jobs/${name}/run`)).status).toBe(202);
    await eventually(`${name} is ${wanted}`, async () => (await look())?.state === wanted, {
      tell: () => JSON.stringify(job),
    });
    if (job === undefined) throw new Error('There is no such job.');
    return job;
  }

  it('makes a backup that only its owner can read, and reports if the latest backup is too old', async () => {
    const BACKUP_DIR = join(root, 'backups');
    system = await System.start({ BACKUP_DIR });
    await ran(system, 'make-backup', 'done');
    expect(readdirSync(BACKUP_DIR)).toEqual(['backup-2026-11-20']);
    const made = readdirSync(BACKUP_DIR, { recursive: true, encoding: 'utf8' });
    expect(made).toContain(join('backup-2026-11-20', 'backup.json'));
    const open = [BACKUP_DIR, ...made.map((each) => join(BACKUP_DIR, each))].filter(
      (each) => (statSync(each).mode & 0o077) !== 0,
    );
    expect(open).toEqual([]);
    const young = await ran(system, 'check-backup', 'done');
    expect(young.detail).toBe('The last backup was made 0 hours ago.');
    await system.stop();

    await system.startAgain({ BACKUP_DIR: '', CLOCK_START: '2026-11-21T12:00:00.000Z' });
    const { detail = '' } = await ran(system, 'check-backup', 'failed');
    expect(detail).toMatch(
      /^The last backup was made (29|30) hours ago: docs\/runbooks\/backup-old/,
    );
    const said = system.process.lines.filter((line) => line.includes(detail));
    expect(said).toEqual([expect.stringContaining('WARN')]);
  });

  it('does not start if the backup directory is inside the data directory, through a link', async () => {
    const DATA_DIR = join(root, 'data');
    mkdirSync(DATA_DIR);
    symlinkSync(DATA_DIR, join(root, 'link'));
    const BACKUP_DIR = join(root, 'link', 'backups');
    const { code, output } = await new ProductProcess({ DATA_DIR, BACKUP_DIR }).ended;
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^BACKUP_DIR \S+ is in DATA_DIR [^\n]+$/);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });
});
