import { now } from '../../dates/page-clock.ts';

/** The form, and the account that fills it in: several people may use one computer. */
export interface DraftPlace {
  readonly accountId: string;
  /** The name of the form: `new-booking`, `departure/tour:2026-11-28:09:00/cancel`. */
  readonly form: string;
}

/** The input in a form that a person did not send yet. */
export interface KeptDraft<Content> {
  readonly content: Content;
  /** The instant of the last change. */
  readonly at: string;
}

/** A draft may contain a traveller's personal data, so it is kept only for a day. */
const hoursKept = 24;
const hourMs = 3_600_000;
const prefix = 'form-draft.1/';

interface Stored<Content> extends KeptDraft<Content> {
  readonly until: string;
}

/** Reads the kept draft; undefined if there is none, or if it is too old or unreadable. */
export function keptDraft<Content>(place: DraftPlace): KeptDraft<Content> | undefined {
  return readAt<Content>(keyOf(place));
}

/** Keeps a draft on this device, in this browser. */
export function keepDraft(place: DraftPlace, content: unknown, hours = hoursKept): void {
  const at = now();
  const until = new Date(Date.parse(at) + hours * hourMs).toISOString();
  const stored: Stored<unknown> = { content, at, until };
  inStorage((storage) => {
    storage.setItem(keyOf(place), JSON.stringify(stored));
  });
}

export function forgetDraft(place: DraftPlace): void {
  inStorage((storage) => {
    storage.removeItem(keyOf(place));
  });
}

/**
 * The forms of an account that have a draft and whose names begin with `scope`. The returned names are without
 * `scope`.
 */
export function formsKept(accountId: string, scope: string): readonly string[] {
  const start = keyOf({ accountId, form: scope });
  return keysKept()
    .filter((key) => key.startsWith(start) && readAt(key) !== undefined)
    .map((key) => key.slice(start.length));
}

/** Deletes all drafts of an account that signed out, because the next person at this device may be somebody else. */
export function forgetDraftsOf(accountId: string): void {
  forget((key) => key.startsWith(keyOf({ accountId, form: '' })));
}

/**
 * Deletes drafts of all accounts that are too old, because the person who wrote them may never return to this
 * device.
 */
export function forgetOldDrafts(): void {
  forget((key) => readAt(key) === undefined);
}

function forget(isForgotten: (key: string) => boolean): void {
  for (const key of keysKept().filter(isForgotten)) {
    inStorage((storage) => {
      storage.removeItem(key);
    });
  }
}

function readAt<Content>(key: string): KeptDraft<Content> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as Stored<Content>;
    return stored.until > now() ? stored : undefined;
  } catch {
    return undefined;
  }
}

function keysKept(): readonly string[] {
  return inStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [];
}

/** If storage is full or switched off, a draft is lost with its page. */
function inStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}

function keyOf({ accountId, form }: DraftPlace): string {
  return `${prefix}${accountId}/${form}`;
}
