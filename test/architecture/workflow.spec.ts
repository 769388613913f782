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
  it('has only permission to read', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it.each(jobs)('%s has a time limit, and every step of it does one thing', (_, job) => {
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    for (const { uses, run } of job.steps) {
      expect((uses === undefined) !== (run === undefined)).toBe(true);
      // An exact version, or the digest with which the update bot replaced it.
      expect(uses ?? 'a/step@v1.0.0').toMatch(/^[\w-]+\/[\w-]+@(v\d+\.\d+\.\d+|[0-9a-f]{40})$/);
    }
  });

  it.each(jobs)('%s runs existing scripts and files', (_, { steps, env = {} }) => {
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

  it('starts the evaluation set-up in a cluster with the commands of the guide', () => {
    const { steps = [] } = workflow.jobs.cluster ?? {};
    const commands = commandsOf(steps).map((line) => line.trim());
    const guide = readFileSync('docs/guides/kubernetes.md', 'utf8');
    const blocks = [...guide.matchAll(/^```sh\n([^]*?)^```$/gm)].slice(0, 2);
    const lines = blocks
      .flatMap(([, block = '']) => block.split('\n'))
      .map((line) => line.replace(/ +#.*/, '').trim())
      .filter((line) => line !== '' && !line.includes('registry.example'));
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter((line) => !commands.some((each) => each.startsWith(line)))).toEqual([]);
  });

  it('checks the dependencies, the images and the git history of the product', () => {
    const { steps = [] } = workflow.jobs['supply-chain'] ?? {};
    const commands = commandsOf(steps).join('\n');
    for (const part of [
      'npm audit --omit=dev',
      'npm sbom --omit=dev --sbom-format=cyclonedx',
      'gitleaks git',
      'docker compose config --images',
      'trivy image',
    ]) {
      expect(commands.replace(/gitleaks:v\d+\.\d+\.\d+/, 'gitleaks')).toContain(part);
    }
    expect(steps.map(({ uses = '' }) => uses.replace(/@.*/, ''))).toContain(
      'aquasecurity/trivy-action',
    );
  });

  it('has a bot that adds digests to images and third-party steps', () => {
    const bot = JSON.parse(readFileSync('renovate.json', 'utf8')) as {
      readonly extends: readonly string[];
      readonly enabledManagers: readonly string[];
    };
    expect(bot.extends).toEqual(
      expect.arrayContaining(['docker:pinDigests', 'helpers:pinGitHubActionDigests']),
    );
    expect(bot.enabledManagers).toEqual(
      expect.arrayContaining([
        'docker-compose',
        'dockerfile',
        'github-actions',
        'kubernetes',
        'npm',
      ]),
    );
  });

  it('runs everything that `npm run check` does', () => {
    const commands = jobs.flatMap(([, { steps }]) => commandsOf(steps));
    for (const [, script = ''] of (scripts.check ?? '').matchAll(/npm run ([\w:]+)/g)) {
      expect(commands).toContain(`npm run ${script}`);
    }
  });
});
