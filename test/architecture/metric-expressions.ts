/** Each metric with its labels; a label with a list has only the listed values. */
export type KnownMetrics = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Labels that Prometheus adds to every metric it collects. */
const everywhere = ['instance', 'job'];

/**
 * Matches the product's own metrics in an expression, with their label matchers. Functions, keywords and
 * quoted values do not match.
 */
const metricName = /\b((?:tours|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g;

/** Returns, as sentences, the metrics, labels and values in an expression that the product does not have. */
export function faultsOf(expr: string, known: KnownMetrics): readonly string[] {
  const metrics = [...expr.matchAll(metricName)];
  const names = metrics.map(([, name = '']) => name);
  return [
    ...names.filter((name) => !known.has(name)).map((name) => `${name} is not measured`),
    ...metrics.flatMap(([, name = '', matchers = '']) => faultsOfMatchers(name, matchers, known)),
    ...faultsOfGroups(expr, names, known),
  ];
}

function faultsOfMatchers(name: string, matchers: string, known: KnownMetrics): readonly string[] {
  const labels = known.get(name);
  if (labels === undefined) return [];
  return [...matchers.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].flatMap(
    ([, label = '', , value = '']) => {
      if (everywhere.includes(label)) return [];
      const values = labels[label];
      if (values === undefined) return [`${name} has no label ${label}`];
      if (!Array.isArray(values)) return [];
      return value
        .split('|')
        .filter((each) => !values.includes(each))
        .map((each) => `${label} of ${name} is never ${each}`);
    },
  );
}

/** An expression may only be grouped by labels of at least one of its metrics. */
function faultsOfGroups(
  expr: string,
  names: readonly string[],
  known: KnownMetrics,
): readonly string[] {
  const labels = new Set([
    ...everywhere,
    ...names.flatMap((name) => Object.keys(known.get(name) ?? {})),
  ]);
  return [...expr.matchAll(/\bby \(([^)]*)\)/g)]
    .flatMap(([, list = '']) => list.split(',').map((label) => label.trim()))
    .filter((label) => !labels.has(label))
    .map((label) => `no metric of it has the label ${label}`);
}
