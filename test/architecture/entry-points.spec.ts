import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import ts from 'typescript';

const check = 'services/libs/process/required-node.ts';
const bin = 'services/standalone/src/bin';
const entryPoints = [
  ...['api', 'projector', 'worker', 'standalone'].map((name) => `services/${name}/src/main.ts`),
  ...readdirSync(bin).map((file) => `${bin}/${file}`),
];

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};
const [testedMajor = ''] = devDependencies.node?.split('.') ?? [];

/** Makes Node.js report an older version. */
const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})`;

describe.each(entryPoints)('the entry point %s', (file) => {
  it('checks the version of Node.js before anything else is linked', () => {
    const text = readFileSync(file, 'utf8');
    const [first, ...others] = [...text.matchAll(/^import .*?'(.*?)';$/gm)].map(([, from]) => from);
    expect(join(dirname(file), first ?? '')).toBe(check);
    expect(others).toEqual([]);
  });

  it('reports in one sentence that Node.js is too old', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', pretend, file], {
      encoding: 'utf8',
      env: {},
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('this is 20.20.2. Use the one')]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

it('the check requires the version that the product is tested with', () => {
  expect(readFileSync(check, 'utf8')).toContain(`const requiredMajor = ${testedMajor};`);
});

it('every tool of the npm scripts is an entry point', () => {
  const tasks = readFileSync('tools/run/tasks.ts', 'utf8');
  const started = [...tasks.matchAll(/\$\{standalone\}\/(.+?)\.js/g)].map(
    ([, program = '']) => `services/standalone/src/${program}.ts`,
  );
  expect(started.length).toBeGreaterThan(5);
  expect(entryPoints).toEqual(expect.arrayContaining(started));
});

it('npm scripts report a Node.js version that cannot install the packages', () => {
  const older = pretend.replace('20.20.2', '18.20.8');
  const args = ['--import', older, 'tools/run.mjs', 'start'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: {} });
  expect([status, stderr]).toEqual([1, expect.stringContaining('this is 18.20.8.')]);
});

const oldNode = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .filter((program) => existsSync(program))
  .find((program) => {
    const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    const major = Number(/^v(\d+)/.exec(stdout)?.[1] ?? NaN);
    return major >= 18 && major < Number(testedMajor);
  });
// Many machines have no older Node.js. There, only the tests above check this case.
const describeOld = oldNode === undefined ? describe.skip : describe;

describeOld('an older Node.js, if there is one on the PATH', () => {
  it.each(entryPoints)('is refused in words by %s', (file) => {
    const root = mkdtempSync(join(tmpdir(), 'old-node-'));
    try {
      writeFileSync(join(root, 'package.json'), '{"type":"module"}');
      for (const source of [file, check]) {
        const compiled = join(root, source.replace(/\.ts$/, '.js'));
        mkdirSync(dirname(compiled), { recursive: true });
        writeFileSync(compiled, compile(source));
      }
      const program = join(root, file.replace(/\.ts$/, '.js'));
      const { status, stderr } = spawnSync(oldNode ?? '', [program], { encoding: 'utf8', env: {} });
      expect([status, stderr]).toEqual([1, expect.stringContaining('or later is needed')]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

/** The JavaScript of one file, as the build compiles it. */
function compile(file: string): string {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.ESNext,
      rewriteRelativeImportExtensions: true,
    },
  });
  return outputText;
}
