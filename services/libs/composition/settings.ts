import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** Everything the environment decides; read once, at the start, and nowhere else. */
export interface Settings {
  readonly profile: 'embedded';
  readonly host: string;
  readonly port: number;
  /** Absolute path of everything the embedded profile stores. */
  readonly dataDirectory: string;
  /** Absent: made at the first start and kept in the data directory. */
  readonly secretKey: string | null;
  /** Where travellers reach the site, without a trailing slash; links are built on it alone. */
  readonly publicUrl: string;
  /** The first account, created when there is none; absent: a one-time set-up link is printed. */
  readonly firstAccount: { readonly username: string; readonly password: string } | null;
  readonly isCatalogueSeeded: boolean;
  readonly site: SiteSettings;
  /** What is asked before a traveller's booking is changed. */
  readonly manageBookingProof: 'email' | 'none';
  readonly areRateLimitsOn: boolean;
  readonly logLevel: LogLevel;
  /** The instant at which the business clock starts; null for the machine's own time. */
  readonly clockStart: string | null;
  /** How many proxies in front of the product may be believed about a caller's address. */
  readonly trustedProxies: number;
}

/** How the operator presents itself. The defaults are recognisably fictitious. */
export interface SiteSettings {
  readonly name: string;
  /** International digits without `+`, as WhatsApp's links want them. */
  readonly whatsAppNumber: string;
  readonly operatorEmail: string;
  readonly operatorPhone: string;
  readonly operatorAddress: string;
}

const logLevels = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Every setting that cannot be used, each with its name and what is allowed. */
export class UnusableSettings extends Error {
  override readonly name = 'UnusableSettings';

  constructor(faults: readonly string[]) {
    super(['The product cannot start with these settings:', ...faults].join('\n  '));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting's text, or what is wrong with it. */
class SettingsReader {
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

  /** A secret, given itself or as the path of a file that holds it (`NAME_FILE`). */
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

const email = { pattern: /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, says: 'one e-mail address' };
const digits = { pattern: /^\d{7,15}$/, says: 'an international number in digits, without +' };

/**
 * Reads and checks the environment.
 *
 * @throws UnusableSettings naming every setting that is wrong and what is allowed.
 */
export function readSettings(environment: Environment = process.env): Settings {
  const read = new SettingsReader(environment);
  const host = read.text('HOST') ?? '127.0.0.1';
  const port = read.integer('PORT', [0, 65_535], 3000);
  const settings: Settings = {
    profile: read.oneOf('PROFILE', ['embedded'], 'embedded'),
    host,
    port,
    dataDirectory: resolve(read.text('DATA_DIR') ?? 'data'),
    secretKey: secretKeyOf(read),
    publicUrl: read.webAddress('PUBLIC_URL') ?? localUrl(host, port),
    firstAccount: firstAccountOf(read),
    isCatalogueSeeded: read.oneOf('SEED_CATALOGUE', ['true', 'false'], 'true') === 'true',
    site: siteOf(read),
    manageBookingProof: read.oneOf('MANAGE_BOOKING_PROOF', ['email', 'none'], 'email'),
    areRateLimitsOn: read.oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'log'),
    clockStart: read.instant('CLOCK_START'),
    trustedProxies: read.integer('TRUSTED_PROXIES', [0, 9], 0),
  };
  refuseTestSettingsInProduction(read, settings);
  if (read.faults.length > 0) throw new UnusableSettings(read.faults);
  return settings;
}

function secretKeyOf(read: SettingsReader): string | null {
  const key = read.secret('SECRET_KEY');
  if (key !== null && key.length < 32) {
    read.faults.push(
      'SECRET_KEY has at least 32 characters, such as `openssl rand -hex 32` prints.',
    );
  }
  return key;
}

function firstAccountOf(read: SettingsReader): Settings['firstAccount'] {
  const username = read.text('ADMIN_USERNAME');
  const password = read.secret('ADMIN_PASSWORD');
  if (username === null && password === null) return null;
  if (username === null || password === null) {
    read.faults.push('ADMIN_USERNAME and ADMIN_PASSWORD are set together or not at all.');
    return null;
  }
  if (password.length < 8) read.faults.push('ADMIN_PASSWORD has at least 8 characters.');
  return { username, password };
}

function siteOf(read: SettingsReader): SiteSettings {
  return {
    name: read.text('SITE_NAME') ?? 'Kanga Day Trips',
    whatsAppNumber: read.matching('WHATSAPP_NUMBER', digits) ?? '255000000000',
    operatorEmail: read.matching('OPERATOR_EMAIL', email) ?? 'operator@kanga-day-trips.example',
    operatorPhone: read.text('OPERATOR_PHONE') ?? '+255 000 000 000',
    operatorAddress: read.text('OPERATOR_ADDRESS') ?? '1 Example Street, Stone Town, Zanzibar',
  };
}

function refuseTestSettingsInProduction(read: SettingsReader, settings: Settings): void {
  if (read.text('NODE_ENV') !== 'production') return;
  if (settings.clockStart !== null) {
    read.faults.push('CLOCK_START is for tests and is refused when NODE_ENV is production.');
  }
  if (!settings.areRateLimitsOn) {
    read.faults.push(
      'RATE_LIMITS=off is for load tests and is refused when NODE_ENV is production.',
    );
  }
}

function localUrl(host: string, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
