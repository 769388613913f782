/** An e-mail before it is laid out: its texts and figures, in reading order. */
export interface Letter {
  readonly subject: string;
  /** The text that mailboxes show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly parts: readonly LetterPart[];
  /** The last lines: who writes, and how to reach them. */
  readonly closing: readonly string[];
}

export type LetterPart = Paragraph | Action | Facts | Amounts | Listing | Quote;

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: string;
}

/** An action for the reader: a button, or its address in plain text. */
export interface Action {
  readonly kind: 'action';
  readonly text: string;
  /** An http or https address. */
  readonly href: string;
}

/** Facts with a name and a value, such as the date and the meeting point. */
export interface Facts {
  readonly kind: 'facts';
  readonly heading: string;
  readonly rows: readonly Fact[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** More lines about the fact. */
  readonly more?: readonly string[];
  /** An http or https address, or a mailto or tel one. */
  readonly link?: { readonly text: string; readonly href: string };
}

/** Amounts line by line, and their sum. */
export interface Amounts {
  readonly kind: 'amounts';
  readonly heading: string;
  readonly rows: readonly Fact[];
  readonly total: Fact;
}

export interface Listing {
  readonly kind: 'list';
  readonly heading: string;
  readonly items: readonly string[];
}

/** The text that another person wrote, line by line, shown separately from our text. */
export interface Quote {
  readonly kind: 'quote';
  readonly heading: string;
  readonly text: string;
}

/** An e-mail as mailboxes show it. */
export interface RenderedLetter {
  readonly html: string;
  readonly text: string;
}

/**
 * Lays out e-mails as HTML, without external pictures or style sheets, and as plain text. Any text may come from a
 * stranger, so it is shown as text and never run as code.
 */
export abstract class MessageRenderer {
  abstract render(letter: Letter): Promise<RenderedLetter>;
}
