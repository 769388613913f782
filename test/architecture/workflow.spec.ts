import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly 'timeout-minutes'?: number;
        readonly env?: Readonly<Record<string, string>>;
        readonly steps: readonly Step[];
      }
    >
  >;
}

const workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
const jobs = Object.entries(workflow.jobs);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const commandsOf = (steps: readonly Step[]) => steps.flatMap(({ run = '' }) => run.split('\n'));

describe('the workflow', () => {
  it('may read, and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it.each(jobs)('%s ends, and every step of it does one thing', (_, job) => {
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    for (const { uses, run } of job.steps) {
      expect((uses === undefined) !== (run === undefined)).toBe(true);
      expect(uses ?? 'a/step@v1').toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
    }
  });

  it.each(jobs)('%s runs scripts and files that there are', (_, { steps, env = {} }) => {
    const commands = commandsOf(steps).join('\n');
    for (const [, name = ''] of commands.matchAll(/npm run ([\w:]+)/g)) {
      expect(Object.keys(scripts)).toContain(name);
    }
    const sources = commands.matchAll(/dist\/(services\/\S+)\.js/g);
    for (const [, source = ''] of sources) expect(existsSync(`${source}.ts`)).toBe(true);
    for (const file of (env.COMPOSE_FILE ?? 'docker-compose.yml').split(':')) {
      expect(existsSync(file)).toBe(true);
    }
  });

  it('checks all that `npm run check` does', () => {
    const commands = jobs.flatMap(([, { steps }]) => commandsOf(steps));
    for (const [, script = ''] of (scripts.check ?? '').matchAll(/npm run ([\w:]+)/g)) {
      expect(commands).toContain(`npm run ${script}`);
    }
  });
});
