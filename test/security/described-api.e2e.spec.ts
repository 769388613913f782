import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../tools/run/programs.ts';
import { describeWherePossible } from '../support/jest/describe-where-possible.ts';
import { isLong } from '../support/jest/long-tests.ts';
import { owner, System } from '../support/processes/start-system.ts';

const schemathesis = findProgram(['schemathesis'], process.env);
const missing =
  schemathesis === undefined ? 'No schemathesis: pip install schemathesis.' : undefined;

/** The seed of the generated requests. */
const seed = 17;
/** Tests one in this many paths; the seed decides which ones. Long runs test all paths. */
const onePathOf = 4;
const sent = isLong
  ? ['--phases', 'examples,coverage,fuzzing,stateful', '--max-examples', '50']
  : ['--phases', 'coverage,fuzzing', '--max-examples', '8'];

const timeoutMs = isLong ? 7_200_000 : 300_000;

/** Paths that may end the session of the other requests: they get a separate session. */
const endsSessions =
  /^\/api\/(?:auth\/(?:sign-out|password|totp|sessions)|admin\/accounts\/\{id\})/;
/** An answer that never ends; live-events.e2e.spec.ts reads it. */
const neverEnds = '/api/admin/events';

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly security?: unknown }>>>
  >;
}

describeWherePossible([missing], 'the description of the running API', () => {
  let system: System;
  let description: Description;
  /** The directory for the files of Schemathesis. */
  const directory = mkdtempSync(join(tmpdir(), 'schemathesis-'));

  beforeAll(async () => {
    system = await System.start();
    description = (await system.visitor().get<Description>('/api/openapi.json')).body;
  });

  afterAll(async () => {
    await system.remove();
    rmSync(directory, { recursive: true, force: true });
  });

  /** The paths with calls that need no session or, if signed in, with calls that need one. Long runs use all paths. */
  const pathsOf = (isSignedIn: boolean): readonly string[] => {
    const paths = Object.entries(description.paths)
      .filter(
        ([, calls]) =>
          isLong ||
          Object.values(calls).some(({ security }) => (security !== undefined) === isSignedIn),
      )
      .map(([path]) => path)
      .filter((path) => path !== neverEnds && (!isSignedIn || !endsSessions.test(path)));
    return isLong ? paths : paths.filter((_, index) => index % onePathOf === seed % onePathOf);
  };

  /** The findings of Schemathesis at these paths; empty if everything is as described. */
  const findings = (
    paths: readonly string[],
    session: string,
    environmentOfHooks: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const args = [
      '--config-file',
      `${import.meta.dirname}/schemathesis.toml`,
      'run',
      `${system.url}/api/openapi.json`,
      '--url',
      system.url,
      '--no-color',
      '--seed',
      String(seed),
      ...sent,
      // The hook signs every call in; authorization.e2e.spec.ts calls each route without a session.
      ...('SIGN_IN_AS' in environmentOfHooks ? ['--exclude-checks', 'ignored_auth'] : []),
      '--include-path-regex',
      `^(?:${paths.map((path) => path.replaceAll(/[.{}]/g, String.raw`\$&`)).join('|')})$`,
    ];
    const environment = {
      ...process.env,
      SESSION: session,
      PYTHONPATH: import.meta.dirname,
      ...environmentOfHooks,
    };
    return new Promise((resolve) => {
      execFile(
        schemathesis ?? '',
        args,
        { cwd: directory, env: environment, maxBuffer: 1e9 },
        (error, said, complaints) => {
          const tested = /Tested: (\d+)/.exec(said)?.[1] ?? '0';
          const isWhole = error === null && Number(tested) >= paths.length;
          resolve(isWhole ? '' : `${said}\n${complaints}`);
        },
      );
    });
  };

  it(
    'is true for visitors without a session',
    async () => {
      expect(await findings(pathsOf(false), 'none')).toBe('');
    },
    timeoutMs,
  );

  it(
    'is true if a call may end the session',
    async () => {
      const paths = Object.keys(description.paths).filter((path) => endsSessions.test(path));
      const some = isLong ? paths : paths.filter((_, index) => index % onePathOf === 0);
      const { cookies } = await system.staff();
      const signIn = { SIGN_IN_AS: JSON.stringify(owner), PRODUCT_URL: system.url };
      expect(await findings(some, cookies.get('session') ?? '', signIn)).toBe('');
      // The owner's password and account are the same as before.
      expect((await system.visitor().post('/api/auth/sign-in', owner)).status).toBe(200);
    },
    timeoutMs,
  );

  it(
    'is true for a signed-in owner',
    async () => {
      const staff = await system.staff();
      expect(await findings(pathsOf(true), staff.cookies.get('session') ?? '')).toBe('');
      // Without this session the last calls were all answered with 401.
      expect((await staff.get('/api/auth/session')).body).toMatchObject({
        user: { username: owner.username },
      });
    },
    timeoutMs,
  );
});
