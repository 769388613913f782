import { dirname } from 'node:path';
import type { DiskChange, TracedChange } from './disk-trace.ts';

/**
 * What a power cut did to the writes that were not synced yet.
 *
 * - `missing`: all of them are lost.
 * - `whole`: all of them had reached the disk.
 * - `torn`: of each write, some of its sectors of 512 bytes had reached the disk.
 * - `reordered`: some of the writes had reached the disk as a whole, even if earlier ones are lost.
 */
export type CutKind = (typeof cutKinds)[number];
export const cutKinds = ['missing', 'whole', 'torn', 'reordered'] as const;

export interface PowerCut {
  /** The length of the trace at the moment of the cut. */
  readonly at: number;
  readonly kind: CutKind;
  /** From 0 up to 1, always the same sequence for the same seed. */
  readonly random: () => number;
}

/** Files by their path, as the disk holds them after the cut. */
export type DiskImage = ReadonlyMap<string, Buffer>;

const sectorBytes = 512;

type ContentChange = Extract<DiskChange, { kind: 'write' | 'truncate' }>;
type NamingKind = 'create' | 'unlink' | 'make-directory' | 'remove-directory';
type NameChange =
  | { readonly kind: NamingKind; readonly path: string }
  | Extract<DiskChange, { kind: 'rename' | 'link' }>;

/** A file without its names. */
class Inode {
  #bytes: Buffer;
  #size: number;
  /** Changes that no sync covers yet, oldest first. */
  pending: { readonly change: ContentChange; readonly step: number }[] = [];

  constructor(content: Buffer = Buffer.alloc(0)) {
    this.#bytes = Buffer.from(content);
    this.#size = content.length;
  }

  get content(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }

  apply(change: ContentChange): void {
    if (change.kind === 'truncate') this.#resize(change.size);
    else this.#write(change.offset, change.data);
  }

  /** Writes that were made before a sync began are on the disk once it ended. */
  settle(before: number): void {
    while (this.pending[0] !== undefined && this.pending[0].step < before) {
      const [first] = this.pending.splice(0, 1);
      if (first !== undefined) this.apply(first.change);
    }
  }

  #write(offset: number, data: Buffer): void {
    this.#resize(Math.max(this.#size, offset + data.length));
    data.copy(this.#bytes, offset);
  }

  /** Added bytes are zeros. It allocates twice the size, because logs grow in small steps. */
  #resize(size: number): void {
    if (size > this.#bytes.length) {
      const larger = Buffer.alloc(2 * size);
      this.content.copy(larger);
      this.#bytes = larger;
    }
    if (size < this.#size) this.#bytes.fill(0, size, this.#size);
    this.#size = size;
  }
}

/**
 * The disk after each cut; the cuts are in the order of their time. Names (files made, renamed, removed) are kept in
 * order, as a journalling file system keeps them. A sync of a directory or of a new file makes its changes of names
 * durable, and all earlier changes of names. Later changes may be kept or lost.
 */
export function* disksAfter(
  trace: readonly TracedChange[],
  start: DiskImage,
  cuts: readonly PowerCut[],
): Generator<{ readonly cut: PowerCut; readonly disk: DiskImage }> {
  const disk = new Disk(start);
  let step = 0;
  for (const cut of cuts) {
    for (let next = trace[step]; next !== undefined && next.endsAt <= cut.at; next = trace[step]) {
      disk.take(next.change, step);
      step += 1;
    }
    yield { cut, disk: disk.after(cut) };
  }
}

interface PendingName {
  readonly change: NameChange;
  readonly step: number;
  readonly inode: Inode;
}

class Disk {
  /** The names as the process sees them. */
  readonly #names = new Map<string, Inode>();
  /** The names as the disk has them. */
  readonly #durable = new Map<string, Inode>();
  #pendingNames: PendingName[] = [];
  readonly #syncs = new Map<string, number[]>();

  constructor(start: DiskImage) {
    for (const [path, content] of start) {
      const inode = new Inode(content);
      this.#names.set(path, inode);
      this.#durable.set(path, inode);
    }
  }

  take(change: DiskChange, step: number): void {
    switch (change.kind) {
      case 'write':
      case 'truncate':
        this.#inode(change.path).pending.push({ change, step });
        return;
      case 'sync-begin':
        this.#syncs.set(change.path, [...(this.#syncs.get(change.path) ?? []), step]);
        return;
      case 'sync-end':
        this.#settle(change.path, this.#syncs.get(change.path)?.shift() ?? step);
        return;
      case 'create':
      case 'rename':
      case 'link':
      case 'unlink':
      case 'make-directory':
      case 'remove-directory': {
        const inode = change.kind === 'create' ? new Inode() : this.#inode(change.path);
        const pending = { change, step, inode };
        this.#pendingNames.push(pending);
        applyName(this.#names, pending);
      }
    }
  }

  after({ kind, random }: PowerCut): DiskImage {
    const pending = this.#pendingNames;
    const further = { whole: pending.length, missing: 0 };
    const count = kind in further ? further[kind as keyof typeof further] : pick(random, pending);
    const names = new Map(this.#durable);
    for (const each of pending.slice(0, count)) applyName(names, each);
    return new Map([...names].map(([path, inode]) => [path, contentAfter(inode, kind, random)]));
  }

  #inode(path: string): Inode {
    let inode = this.#names.get(path);
    if (inode === undefined) {
      inode = new Inode();
      this.#names.set(path, inode);
    }
    return inode;
  }

  #settle(path: string, before: number): void {
    const inode = this.#names.get(path);
    inode?.settle(before);
    const covered = this.#pendingNames.findLastIndex(
      ({ change, step, inode: named }) =>
        step < before && (directoryOf(change) === path || named === inode),
    );
    for (const each of this.#pendingNames.splice(0, covered + 1)) applyName(this.#durable, each);
  }
}

/** A random number of elements, from none to all. */
function pick(random: () => number, { length }: readonly unknown[]): number {
  return Math.floor(random() * (length + 1));
}

function applyName(names: Map<string, Inode>, { change, inode }: PendingName): void {
  switch (change.kind) {
    case 'create':
      names.set(change.path, inode);
      return;
    case 'rename':
      names.delete(change.path);
      names.set(change.to, inode);
      return;
    case 'link':
      names.set(change.to, inode);
      return;
    case 'unlink':
      names.delete(change.path);
      return;
    case 'make-directory':
    case 'remove-directory':
      return;
  }
}

function directoryOf(change: NameChange): string {
  const directory = dirname('to' in change ? change.to : change.path);
  return directory === '.' ? '' : directory;
}

function contentAfter(inode: Inode, kind: CutKind, random: () => number): Buffer {
  const after = new Inode(inode.content);
  for (const { change } of inode.pending) {
    if (kind === 'whole' || (kind === 'reordered' && random() < 0.5)) after.apply(change);
    else if (kind === 'torn') {
      for (const part of tear(change, random)) after.apply(part);
    }
  }
  return after.content;
}

/** A random selection of the sectors of a write. */
function tear(change: ContentChange, random: () => number): readonly ContentChange[] {
  if (change.kind === 'truncate') return random() < 0.5 ? [change] : [];
  const parts: ContentChange[] = [];
  const end = change.offset + change.data.length;
  for (let from = change.offset; from < end;) {
    const to = Math.min(end, (Math.floor(from / sectorBytes) + 1) * sectorBytes);
    if (random() < 0.5) {
      const data = change.data.subarray(from - change.offset, to - change.offset);
      parts.push({ ...change, offset: from, data });
    }
    from = to;
  }
  return parts;
}
