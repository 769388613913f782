import type { JsonSchema } from './operation.ts';

interface Described {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

interface DescribedCall {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: unknown;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
      }
    >
  >;
}

/** Returns the description of the API as a page that needs no script. */
export function docsPage(description: JsonSchema): string {
  const { info, paths, components } = description as unknown as Described;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  const tags = [...new Set(calls.flatMap(({ call }) => call.tags))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(info.title)}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header><h1>${escaped(info.title)}</h1>
<p>${escaped(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
<nav>${tags.map((tag) => `<a href="#${idOf(tag)}">${escaped(tag)}</a>`).join(' ')} <a href="#schemas">schemas</a></nav></header>
<main>
${tags
  .map((tag) =>
    section(
      tag,
      calls.filter(({ call }) => call.tags.includes(tag)),
    ),
  )
  .join('\n')}
<section id="schemas"><h2>Schemas</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => schemaDetails(name, schema))
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

interface Call {
  readonly path: string;
  readonly method: string;
  readonly call: DescribedCall;
}

function section(tag: string, calls: readonly Call[]): string {
  return `<section id="${idOf(tag)}"><h2>${escaped(tag)}</h2>
${calls.map(callDetails).join('\n')}
</section>`;
}

function callDetails({ path, method, call }: Call): string {
  const body = call.requestBody?.content['application/json']?.schema;
  return `<details><summary><code class="${method}">${method.toUpperCase()}</code> <code>${escaped(path)}</code> ${escaped(call.summary)}${call.security === undefined ? '' : ' <em>signed in</em>'}</summary>
${call.parameters.length === 0 ? '' : parametersTable(call)}
${body === undefined ? '' : `<h3>Body</h3>${schemaText(body)}`}
<h3>Answers</h3>
<dl>${Object.entries(call.responses).map(responseItem).join('\n')}</dl>
</details>`;
}

function parametersTable({ parameters }: DescribedCall): string {
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td>${escaped(description)} ${schemaText(schema)}</td></tr>`,
  );
  return `<h3>Parameters</h3><table><tbody>${rows.join('')}</tbody></table>`;
}

function responseItem([status, response]: readonly [
  string,
  DescribedCall['responses'][string],
]): string {
  const schema = response.content?.['application/json']?.schema;
  const lines = response.description.split('\n').map(escaped).join('<br>');
  return `<dt>${status}</dt><dd>${lines}${schema === undefined ? '' : schemaText(schema)}</dd>`;
}

function schemaDetails(name: string, schema: JsonSchema): string {
  return `<details id="schema-${idOf(name)}"><summary><code>${escaped(name)}</code></summary>${schemaText(schema)}</details>`;
}

/** A schema as text, with links to the schemas that it refers to. */
function schemaText(schema: JsonSchema): string {
  const text = escaped(JSON.stringify(schema, undefined, 2));
  const linked = text.replace(
    /\{\s*&quot;\$ref&quot;: &quot;#\/components\/schemas\/(\w+)&quot;\s*\}/g,
    (_, name: string) => `<a href="#schema-${idOf(name)}">${name}</a>`,
  );
  return `<pre>${linked}</pre>`;
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
nav a { display: inline-block; margin: 0 .5rem .25rem 0; }
details { border: 1px solid #8886; border-radius: .25rem; margin: .25rem 0; padding: .25rem .5rem; }
summary { cursor: pointer; }
code { font-size: .9em; }
pre { overflow-x: auto; background: #8881; padding: .5rem; margin: .25rem 0; font-size: .8rem; }
td { vertical-align: top; padding: .25rem .5rem .25rem 0; }
dt { font-weight: bold; }
`;
