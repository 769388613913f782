import { readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings one by one, and collects what is wrong with each. */
export class SettingsReader {
  readonly faults: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** An empty variable counts as absent, as it does in a compose file. */
  text(name: string): string | null {
    const value = this.#environment[name];
    return value === undefined || value.trim() === '' ? null : value.trim();
  }

  /** Returns a secret, which is given directly or as the path of a file that contains it (`NAME_FILE`). */
  secret(name: string): string | null {
    const path = this.text(`${name}_FILE`);
    if (path === null) return this.text(name);
    if (this.text(name) !== null) {
      this.faults.push(`${name} and ${name}_FILE are both set; keep one of them.`);
      return null;
    }
    try {
      return readFileSync(path, 'utf8').trim();
    } catch (error) {
      this.faults.push(`${name}_FILE cannot be read: ${(error as Error).message}`);
      return null;
    }
  }

  oneOf<Value extends string>(name: string, allowed: readonly Value[], otherwise: Value): Value {
    const value = this.text(name);
    if (value === null) return otherwise;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) this.faults.push(`${name} is one of ${allowed.join(', ')}.`);
    return found ?? otherwise;
  }

  integer(name: string, [min, max]: readonly [number, number], otherwise: number): number {
    const value = this.text(name);
    if (value === null) return otherwise;
    const number = Number(value);
    if (/^\d{1,9}$/.test(value) && number >= min && number <= max) return number;
    this.faults.push(`${name} is a whole number from ${min} to ${max}.`);
    return otherwise;
  }

  matching(name: string, rule: { readonly pattern: RegExp; readonly says: string }): string | null {
    const value = this.text(name);
    if (value === null || rule.pattern.test(value)) return value;
    this.faults.push(`${name} is ${rule.says}.`);
    return null;
  }

  webAddress(name: string): string | null {
    const value = this.text(name);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') {
      return url.href.replace(/\/$/, '');
    }
    this.faults.push(
      `${name} is an http or https address without query, such as https://tours.example.`,
    );
    return null;
  }

  instant(name: string): string | null {
    const value = this.text(name);
    if (value === null) return null;
    const milliseconds = Date.parse(value);
    if (
      /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value) &&
      !Number.isNaN(milliseconds)
    ) {
      return new Date(milliseconds).toISOString();
    }
    this.faults.push(`${name} is an instant such as 2026-11-20T06:00:00Z.`);
    return null;
  }
}
