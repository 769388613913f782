import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const { version: release } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string;
};

interface Pinned {
  readonly place: string;
  readonly name: string;
  readonly tag: string;
}

function pinnedAt(place: string, image: string): Pinned {
  const [, name = '', tag = ''] = /^(.+):([^:/@]+)(?:@sha256:[0-9a-f]{64})?$/.exec(image) ?? [];
  return { place, name, tag };
}

/** Every `image:` in a document, at any depth. */
function imagesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(imagesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'image' && typeof inner === 'string' ? [inner] : imagesIn(inner),
  );
}

const evaluation = 'infra/kubernetes/overlays/evaluation';
const files = [
  'docker-compose.yml',
  ...readdirSync(evaluation)
    .filter((file) => file !== 'kustomization.yaml')
    .map((file) => join(evaluation, file)),
];
const all = files.flatMap((place) =>
  parseAllDocuments(readFileSync(place, 'utf8'), { merge: true }).flatMap((document) =>
    imagesIn(document.toJS()).map((image) => pinnedAt(place, image)),
  ),
);
const others = all.filter(({ name }) => name !== 'tours');
const bases = [...readFileSync('infra/Dockerfile', 'utf8').matchAll(/^FROM (node:\S+)/gm)];
const pinned = [...others, ...bases.map(([, image = '']) => pinnedAt('infra/Dockerfile', image))];

/** The table of the guide by name of the image: the tag that is used and the lowest allowed one. */
const documented = new Map(
  readFileSync('docs/guides/images.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('http'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', tag = '', floor = '', , source = '']) => [name, { tag, floor, source }]),
);

/** The numbers of `v1.2.3-name`. */
function numbersOf(tag: string): readonly number[] {
  return (/^v?(\d+)\.(\d+)\.(\d+)/.exec(tag) ?? []).slice(1).map(Number);
}

function isBelow(tag: string, floor: string): boolean {
  const [own, least] = [numbersOf(tag), numbersOf(floor)];
  const place = own.findIndex((number, index) => number !== least[index]);
  return own.length !== 3 || (place !== -1 && (own[place] ?? 0) < (least[place] ?? 0));
}

describe('the container images', () => {
  it.each(pinned)('$name:$tag of $place has an exact tag, and is documented', ({ name, tag }) => {
    expect(tag).toMatch(/^v?\d+\.\d+\.\d+(-[\w-]+)?$/);
    expect([name, documented.get(name)?.tag]).toEqual([name, tag]);
  });

  it.each(pinned)('$name:$tag of $place is not below the lowest safe version', ({ name, tag }) => {
    const { floor = '', source = '' } = documented.get(name) ?? {};
    expect([tag, isBelow(tag, floor)]).toEqual([tag, false]);
    expect(source).toMatch(/https:\/\//);
  });

  it('are exactly the documented ones', () => {
    expect(new Set(documented.keys())).toEqual(new Set(pinned.map(({ name }) => name)));
  });

  it.each([
    ['8.0.13', '8.0.21', true],
    ['8.0.21', '8.0.21', false],
    ['7.10.0', '7.9.9', false],
    ['latest', '1.0.0', true],
  ])('%s is compared with %s by its numbers', (tag, floor, below) => {
    expect(isBelow(tag, floor)).toBe(below);
  });

  it('have no malformed digest', () => {
    for (const file of files) {
      const digests = readFileSync(file, 'utf8').match(/@sha256:\S*/g) ?? [];
      for (const digest of digests) expect(digest).toMatch(/^@sha256:[0-9a-f]{64}$/);
    }
  });
});

describe('the image of the product', () => {
  it('is this release in docker-compose.yml', () => {
    const own = all.filter(({ place, name }) => place === 'docker-compose.yml' && name === 'tours');
    expect(own.length).toBeGreaterThan(2);
    for (const { tag } of own) expect(tag).toBe(release);
  });

  it.each(['evaluation', 'production'])('is this release in the overlay %s', (overlay) => {
    const file = `infra/kubernetes/overlays/${overlay}/kustomization.yaml`;
    const { images } = parse(readFileSync(file, 'utf8')) as {
      readonly images: readonly { readonly name: string; readonly newTag: string }[];
    };
    expect(images).toEqual([expect.objectContaining({ name: 'tours', newTag: release })]);
  });

  it('is the one that the guide of Kubernetes builds', () => {
    const guide = readFileSync('docs/guides/kubernetes.md', 'utf8');
    const tags = [...guide.matchAll(/tours:(\d+\.\d+\.\d+)/g)].map(([, tag]) => tag);
    expect(tags.length).toBeGreaterThan(1);
    expect(new Set(tags)).toEqual(new Set([release]));
  });
});
