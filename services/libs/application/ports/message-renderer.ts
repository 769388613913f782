/** A message before it is laid out: its words and figures, in the order in which they are read. */
export interface Letter {
  readonly subject: string;
  /** What mailboxes show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly parts: readonly LetterPart[];
  /** Who writes, and how they are reached: the last lines. */
  readonly closing: readonly string[];
}

export type LetterPart = Paragraph | Action | Facts | Amounts | Listing | Quote;

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: string;
}

/** What the reader can do at once: a button, and its address where there are no buttons. */
export interface Action {
  readonly kind: 'action';
  readonly text: string;
  /** An http or https address. */
  readonly href: string;
}

/** What has a name and a value, such as the date and the meeting point. */
export interface Facts {
  readonly kind: 'facts';
  readonly heading: string;
  readonly rows: readonly Fact[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** What else is said of it, each on a line of its own. */
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

/** What somebody else wrote, line by line, and set apart from what we write. */
export interface Quote {
  readonly kind: 'quote';
  readonly heading: string;
  readonly text: string;
}

/** A letter as mailboxes show it. */
export interface RenderedLetter {
  readonly html: string;
  readonly text: string;
}

/**
 * Lays letters out: as HTML that needs no picture and no style sheet from elsewhere, and as plain text.
 * Every text may come from a stranger and is shown, never obeyed.
 */
export abstract class MessageRenderer {
  abstract render(letter: Letter): Promise<RenderedLetter>;
}
