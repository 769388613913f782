import type { Fact, Letter, LetterPart } from '../../application/ports/message-renderer.ts';

/** Renders an e-mail as plain text, for readers without HTML. */
export function letterText({ heading, parts, closing }: Letter): string {
  const blocks = [underlined(heading, '='), ...parts.map(partText), closing.map(line).join('\n')];
  return `${blocks.join('\n\n')}\n`;
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'paragraph':
      return line(part.text);
    case 'action':
      return `${line(part.text)}:\n${part.href}`;
    case 'facts':
      return block(part.heading, part.rows.map(factText));
    case 'amounts':
      return block(part.heading, [...part.rows, part.total].map(factText));
    case 'list':
      return block(
        part.heading,
        part.items.map((item) => `- ${line(item)}`),
      );
    case 'quote':
      return block(
        part.heading,
        part.text.split('\n').map((each) => `> ${line(each)}`.trimEnd()),
      );
  }
}

function factText({ label, value, more = [], link }: Fact): string {
  const lines = [`${line(label)}: ${line(value)}`, ...more.map((each) => `  ${line(each)}`)];
  const text = lines.join('\n');
  // The text already contains a phone number or an e-mail address.
  return link?.href.startsWith('http') === true ? `${text}\n  ${link.href}` : text;
}

function block(heading: string, lines: readonly string[]): string {
  return [underlined(heading, '-'), ...lines].join('\n');
}

function underlined(heading: string, rule: '=' | '-'): string {
  const text = line(heading);
  return `${text}\n${rule.repeat(text.length)}`;
}

/** Joins lines, so that a stranger's line break does not look like a line of the product. */
function line(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
