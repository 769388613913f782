import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings } from '../../services/libs/composition/settings/settings.ts';
import { findProgram } from '../../tools/run/programs.ts';
import { describeWherePossible } from '../support/jest/describe-where-possible.ts';

const root = 'infra/kubernetes';
const overlays = ['production', 'evaluation'] as const;
const processes = ['api', 'projector', 'worker'];

interface Kustomization {
  readonly resources?: readonly string[];
  readonly configMapGenerator?: readonly {
    readonly name: string;
    readonly literals?: readonly string[];
    readonly files?: readonly string[];
  }[];
  readonly patches?: readonly { readonly patch: string }[];
}

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly exec?: object;
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly securityContext?: object;
  readonly resources?: {
    readonly requests?: Readonly<Record<string, string>>;
    readonly limits?: Readonly<Record<string, string>>;
  };
  readonly ports?: readonly { readonly name: string }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly lifecycle?: object;
}

interface Pod {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly automountServiceAccountToken?: boolean;
    readonly securityContext?: object;
    readonly containers: readonly Container[];
    readonly volumes?: readonly { readonly secret?: { readonly secretName: string } }[];
  };
}

interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: {
    readonly replicas?: number;
    readonly minReplicas?: number;
    readonly template?: Pod;
    readonly schedule?: string;
    readonly jobTemplate?: { readonly spec: { readonly template: Pod } };
    readonly selector?: Selector | Readonly<Record<string, string>>;
    readonly podSelector?: Selector;
    readonly scaleTargetRef?: { readonly name: string };
  };
}

/** The checked parts of a route of the Gateway API. */
interface Route {
  readonly parentRefs: readonly { readonly namespace: string }[];
  readonly rules: readonly {
    readonly backendRefs?: readonly object[];
    readonly timeouts?: object;
  }[];
}

interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: string;
    readonly values?: readonly string[];
  }[];
}

/** A kustomization and those that it is based on, each with its folder. */
function kustomizationsFrom(folder: string): readonly (readonly [string, Kustomization])[] {
  const own = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const others = (own.resources ?? []).map((each) => join(folder, each));
  return [
    [folder, own],
    ...others
      .filter((each) => existsSync(join(each, 'kustomization.yaml')))
      .flatMap((each) => kustomizationsFrom(each)),
  ];
}

/** The files of an overlay and of its bases. */
function filesOf(overlay: string): readonly string[] {
  return kustomizationsFrom(join(root, 'overlays', overlay)).flatMap(
    ([folder, { resources = [], configMapGenerator = [] }]) => [
      join(folder, 'kustomization.yaml'),
      ...[
        ...resources.filter((each) => each.endsWith('.yaml')),
        ...configMapGenerator.flatMap(({ files = [] }) => files),
      ].map((each) => join(folder, each)),
    ],
  );
}

/** The resources of an overlay as they are written, before kustomize adds names and settings. */
function resourcesOf(overlay: string): readonly Resource[] {
  return filesOf(overlay)
    .filter((file) => file.endsWith('.yaml') && !file.endsWith('kustomization.yaml'))
    .flatMap((file) => parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }))
    .map((document) => document.toJS() as Resource);
}

function podsOf(overlay: string): readonly (readonly [string, Pod, Resource])[] {
  return resourcesOf(overlay).flatMap((resource) => {
    const { jobTemplate, template = jobTemplate?.spec.template } = resource.spec ?? {};
    return template === undefined ? [] : [[resource.metadata.name, template, resource] as const];
  });
}

/** The number for `100m` or `64Mi`; 0 if there is no quantity. */
function amountOf(quantity = '0'): number {
  const units: Readonly<Record<string, number>> = { m: 1e-3, Mi: 2 ** 20, Gi: 2 ** 30, '': 1 };
  const [, amount = '', unit = ''] = /^([\d.]+)(\w*)$/.exec(quantity) ?? [];
  return Number(amount) * (units[unit] ?? NaN);
}

/** The settings of the processes of an overlay. */
function settingsOf(overlay: string): Readonly<Record<string, string>> {
  const literals = kustomizationsFrom(join(root, 'overlays', overlay))
    .toReversed()
    .flatMap(([, { configMapGenerator = [] }]) => configMapGenerator)
    .filter(({ name }) => name === 'tours-settings')
    .flatMap(({ literals = [] }) => literals);
  return Object.fromEntries(
    literals.map((literal) => [literal.replace(/=.*$/, ''), literal.replace(/^[^=]*=/, '')]),
  );
}

function picks({ matchLabels = {}, matchExpressions = [] }: Selector, pod: Pod): boolean {
  const { labels } = pod.metadata;
  return (
    Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      const value = labels[key];
      return operator === 'Exists' ? value !== undefined : values.includes(value ?? '');
    })
  );
}

describe.each(overlays)('the manifests for %s', (overlay) => {
  it('name files that exist', () => {
    for (const file of filesOf(overlay)) expect([file, existsSync(file)]).toEqual([file, true]);
  });

  it('give every process settings with which it can start', () => {
    const directory = mkdtempSync(join(tmpdir(), 'kubernetes-'));
    const secrets: Readonly<Record<string, string>> = {
      'eventstore-url': 'esdb://eventstore:2113?tls=false',
      'mongodb-url': 'mongodb://mongodb:27017/tours?replicaSet=tours',
      'redis-url': 'redis://redis:6379',
      'smtp-url': 'smtp://mailpit:1025',
    };
    const settings = Object.entries(settingsOf(overlay)).map(([name, value]) => {
      if (!name.endsWith('_FILE')) return [name, value] as const;
      const key = relative('/run/tours', value);
      const file = join(directory, key);
      writeFileSync(file, secrets[key] ?? 'a secret of at least 32 characters');
      return [name, file] as const;
    });
    expect(readSettings(Object.fromEntries(settings))).toMatchObject({
      profile: 'distributed',
      healthPort: 3001,
      trustedProxies: 1,
      ...(overlay === 'production'
        ? { bucket: { bucket: 'tours' } }
        : {
            bucket: null,
            imagesDirectory: '/var/lib/tours/images',
            firstAccount: { username: 'admin' },
          }),
    });
    rmSync(directory, { recursive: true });
  });

  it.each(podsOf(overlay))('give %s only the rights that it needs', (_, { spec }) => {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const { securityContext, resources } of spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      for (const name of ['cpu', 'memory']) {
        const asked = amountOf(resources?.requests?.[name]);
        expect(asked).toBeGreaterThan(0);
        expect(asked).toBeLessThanOrEqual(amountOf(resources?.limits?.[name]));
      }
    }
  });

  it.each(processes)('check liveness and readiness of each %s, and give it time to end', (name) => {
    const [, pod] = podsOf(overlay).find(([each]) => each === `tours-${name}`) ?? [];
    const [container] = pod?.spec.containers ?? [];
    const alive = { httpGet: { path: '/health/live', port: 'health' } };
    expect(pod?.spec).toMatchObject({ terminationGracePeriodSeconds: 30 });
    expect(container).toMatchObject({
      command: ['node', `dist/services/${name}/src/main.js`],
      startupProbe: alive,
      livenessProbe: alive,
      readinessProbe: { httpGet: { path: '/health/ready', port: 'health' } },
      lifecycle: { preStop: { sleep: { seconds: 5 } } },
    });
    expect(container?.ports?.map((port) => port.name)).toContain('health');
    expect(existsSync(`services/${name}/src/main.ts`)).toBe(true);
  });

  it('keep APIs in service when a read model is behind', () => {
    const behind = podsOf(overlay).flatMap(([name, { spec }]) =>
      spec.containers.flatMap(({ env = [] }) =>
        env
          .filter((each) => each.name === 'READY_LAG_SECONDS')
          .map(({ value }) => [name, value] as const),
      ),
    );
    expect(behind).toEqual([['tours-api', '0']]);
  });

  it('make a backup every day, with an existing command, and not in the hour of erasures', () => {
    const { spec } = resourcesOf(overlay).find(({ kind }) => kind === 'CronJob') ?? {};
    expect(spec?.schedule).toMatch(/^\d+ (?!0?3 )\d+ \* \* \*$/);
    const [, pod] = podsOf(overlay).find(([name]) => name === 'tours-backup') ?? [];
    const command = pod?.spec.containers[0]?.command?.join(' ') ?? '';
    const [, source = ''] = /dist\/(\S+)\.js/.exec(command) ?? [];
    expect([source, existsSync(`${source}.ts`)]).toEqual([
      'services/standalone/src/bin/backup',
      true,
    ]);
    expect(pod?.metadata.labels).toMatchObject({ 'tours/process': 'worker' });
  });

  it('select existing pods in every selector', () => {
    const pods = podsOf(overlay).map(([, pod]) => pod);
    for (const { kind, metadata, spec } of resourcesOf(overlay)) {
      const selector = kind === 'Service' ? { matchLabels: spec?.selector } : spec?.selector;
      for (const each of [selector, spec?.podSelector]) {
        if (each === undefined) continue;
        const picked = pods.filter((pod) => picks(each as Selector, pod));
        expect([kind, metadata.name, picked.length > 0]).toEqual([kind, metadata.name, true]);
      }
    }
  });

  it('keep one of each process running during maintenance', () => {
    const resources = resourcesOf(overlay);
    for (const name of processes) {
      const named = resources.filter(({ metadata }) => metadata.name === `tours-${name}`);
      expect(named.map(({ kind }) => kind)).toContain('PodDisruptionBudget');
      const own = named.find(({ kind }) => kind === 'Deployment')?.spec?.replicas;
      const scaled = named.find(({ kind }) => kind === 'HorizontalPodAutoscaler')?.spec;
      // A scaled process has no replica count, because each change of a manifest would reset it.
      expect([name, own ?? scaled?.minReplicas]).toEqual([name, 2]);
      expect(own === undefined).toBe(scaled !== undefined);
    }
  });

  it('deny all connections by default', () => {
    const policies = resourcesOf(overlay).filter(({ kind }) => kind === 'NetworkPolicy');
    expect(policies.map(({ spec }) => spec)).toContainEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it('contain no secret, and need exactly one', () => {
    expect(resourcesOf(overlay).filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const asked = podsOf(overlay).flatMap(([, { spec }]) =>
      (spec.volumes ?? []).flatMap(({ secret }) => (secret === undefined ? [] : [secret])),
    );
    expect(new Set(asked.map(({ secretName }) => secretName))).toEqual(new Set(['tours-secrets']));
    const guide = readFileSync('docs/guides/kubernetes.md', 'utf8');
    for (const [name, value] of Object.entries(settingsOf(overlay))) {
      if (name.endsWith('_FILE'))
        expect(guide).toContain(`--from-literal=${relative('/run/tours', value)}=`);
    }
  });
});

it('travellers come in by a route of the Gateway API to an existing service and port', () => {
  const route = resourcesOf('production').find(({ kind }) => kind === 'HTTPRoute');
  const [{ backendRefs = [], timeouts } = {}] = (route?.spec as unknown as Route).rules;
  expect(backendRefs).toEqual([{ name: 'tours-api', port: 80 }]);
  expect(timeouts).toEqual({ request: '0s' });
  const service = resourcesOf('production').find(
    ({ kind, metadata }) => kind === 'Service' && metadata.name === 'tours-api',
  );
  expect(service?.spec).toMatchObject({ ports: [{ port: 80 }] });
  const { parentRefs } = route?.spec as unknown as Route;
  const policies = JSON.stringify(resourcesOf('production'));
  for (const { namespace } of parentRefs) {
    expect(policies).toContain(`{"kubernetes.io/metadata.name":"${namespace}"}`);
  }
  expect(policies).not.toContain('nginx');
});

it('every manifest is part of an overlay or of monitoring', () => {
  const used = new Set([...overlays, 'monitoring'].flatMap((overlay) => filesOf(overlay)));
  const there = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, file))
    .filter((file) => file.endsWith('.yaml'));
  for (const file of used) expect([file, existsSync(file)]).toEqual([file, true]);
  expect(new Set(there)).toEqual(new Set([...used].filter((file) => file.startsWith(root))));
  expect(there.map((file) => dirname(file))).toContain(join(root, 'base'));
});

const validator = findProgram(['kubernetes-validate'], process.env);
const validatorMissing =
  validator === undefined ? 'No kubernetes-validate: pip install kubernetes-validate.' : undefined;

describeWherePossible([validatorMissing], 'Kubernetes', () => {
  /** The output about faults; empty if there are none. */
  const faultsOf = (...files: string[]) => {
    const args = ['--strict', '--quiet', ...files];
    const { status, stdout, stderr } = spawnSync(validator ?? '', args, { encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}`;
  };

  it('allows every field of the manifests', () => {
    const files = overlays.flatMap((overlay) => filesOf(overlay));
    // The Gateway API is an extension, which is missing in Kubernetes' own schemas.
    const manifests = files.filter((file) => !/(kustomization|route)\.yaml$/.test(file));
    expect(faultsOf(...new Set(manifests))).toBe('');
  }, 30_000);

  it('reports fields that it does not know', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kubernetes-')), 'account.yaml');
    const account = readFileSync(`${root}/base/service-account.yaml`, 'utf8');
    writeFileSync(file, `${account}\nautomountServiceAccountTokens: false\n`);
    expect(faultsOf(file)).toContain('automountServiceAccountTokens');
    rmSync(dirname(file), { recursive: true });
  }, 30_000);
});

const kubectl = findProgram(['kubectl'], process.env);
// Debian has no version that is new enough, so a missing kubectl is only skipped here.
const describeBuilding = kubectl === undefined ? describe.skip : describe;

describeBuilding('kubectl kustomize', () => {
  it.each(overlays)('builds %s', (overlay) => {
    const built = execFileSync(kubectl ?? '', ['kustomize', join(root, 'overlays', overlay)], {
      encoding: 'utf8',
    });
    const resources = parseAllDocuments(built).map((each) => each.toJS() as Resource);
    const kinds = resources.map(({ kind }) => kind);
    const written = resourcesOf(overlay).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([...written, 'ConfigMap'].toSorted());
    expect(built).not.toMatch(/image: tours(:latest)?$/m);
    const sharing = resources.filter((each) => JSON.stringify(each).includes('"tours-files"}'));
    expect(sharing.map(({ metadata }) => metadata.name).toSorted()).toEqual(
      overlay === 'evaluation' ? ['tours-api', 'tours-backup', 'tours-worker'] : [],
    );
  });

  it('builds the resources that Grafana and Prometheus look for', () => {
    const overlay = join(root, 'overlays/monitoring');
    const built = execFileSync(kubectl ?? '', ['kustomize', overlay], { encoding: 'utf8' });
    for (const file of ['infra/grafana/tours.json', 'infra/prometheus/alerts.yml']) {
      const [first = ''] = readFileSync(file, 'utf8').trim().split('\n').slice(1);
      expect(built).toContain(first.trim());
    }
  });
});
