import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { BookingLimitSettings } from '../../application/ports/booking-limit-settings.ts';
import { DataPeriods } from '../../application/ports/data-periods.ts';
import type { SessionTimes } from '../../application/ports/session-times.ts';
import type { ClaimsView } from '../../contracts/site/site-view.ts';
import { type BackupSettings, backupsOf } from './settings-backups.ts';
import { claimsOf } from './settings-claims.ts';
import { type EngineSettings, enginesOf, type Profile, profileOf } from './settings-engines.ts';
import { type JobSettings, jobsOf } from './settings-jobs.ts';
import { bookingLimitsOf } from './settings-limits.ts';
import { type MailSettings, mailOf } from './settings-mail.ts';
import { type Environment, SettingsReader } from './settings-reader.ts';
import { sessionTimesOf } from './settings-sessions.ts';
import { type StorageSettings, storageOf } from './settings-storage.ts';

/** All settings from the environment; read once, at the start, and nowhere else. */
export interface Settings extends StorageSettings {
  readonly profile: Profile;
  /** The addresses of the engines of the distributed profile; null in the embedded one. */
  readonly engines: EngineSettings | null;
  readonly host: string;
  readonly port: number;
  /** The port on which every process answers supervisors and serves its metrics; null: no separate port. */
  readonly healthPort: number | null;
  /** How long requests are still accepted after the process reports that it is not ready, in milliseconds. */
  readonly drainMs: number;
  /** Absolute path of everything the embedded profile stores. */
  readonly dataDirectory: string;
  /** Null only in the embedded profile: the first start makes a key and keeps it in the data directory. */
  readonly secretKey: string | null;
  /** The loss that the operator accepts, in the form that the message of a refused start named; null: none. */
  readonly continueAfterLoss: string | null;
  /** Where travellers reach the site, without a trailing slash; all links are built on it. */
  readonly publicUrl: string;
  /** The first account, created if there is none; null: a one-time set-up link is printed. */
  readonly firstAccount: { readonly username: string; readonly password: string } | null;
  readonly isCatalogueSeeded: boolean;
  readonly site: SiteSettings;
  readonly claims: ClaimsView;
  readonly mail: MailSettings;
  readonly jobs: JobSettings;
  /** Where the embedded profile makes a backup every day; null: no backups. */
  readonly backups: BackupSettings | null;
  /** The proof that a traveller needs to change a booking. */
  readonly manageBookingProof: 'email' | 'none';
  /** After how many months personal data is erased automatically. */
  readonly dataPeriods: DataPeriods;
  /** How long staff stay signed in. */
  readonly sessionTimes: SessionTimes;
  readonly areRateLimitsOn: boolean;
  /** Null if rate limits are off. */
  readonly bookingLimits: BookingLimitSettings | null;
  readonly logLevel: LogLevel;
  /** The format of log lines: text for people, or JSON for programs. */
  readonly logFormat: 'text' | 'json';
  /** Where traces are sent, as OpenTelemetry defines its endpoint; null: no traces. */
  readonly tracesEndpoint: string | null;
  /** How far behind a process must be, and for how long, before it reports that it is not ready; 0: never. */
  readonly readyLagMs: number;
  /** The instant at which the business clock starts; null for the machine's own time. */
  readonly clockStart: string | null;
  /** The machine's time at which the business clock started; null for the start of the process. */
  readonly clockStartedAt: string | null;
  /** The speed of the business clock after its start, as a multiple of the speed of the machine's clock. */
  readonly clockSpeed: number;
  /** How many proxies in front of the product are trusted to report a caller's address. */
  readonly trustedProxies: number;
}

/** How the operator presents itself. The defaults are recognisably fictitious. */
export interface SiteSettings {
  readonly name: string;
  /** International digits without `+`, as WhatsApp's links require. */
  readonly whatsAppNumber: string;
  readonly operatorEmail: string;
  readonly operatorPhone: string;
  readonly operatorAddress: string;
  /** A sentence for travellers. */
  readonly howToPay: string;
  /** Whether the booking form holds seats for a short time if few are free. */
  readonly holdsSeats: boolean;
  /** The id under which purchases are reported to an advertising network; absent: to none. */
  readonly adsConversionId?: string;
}

const logLevels = ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The settings that cannot be used, each with its name and what is allowed. */
export class UnusableSettings extends Error {
  override readonly name = 'UnusableSettings';

  constructor(faults: readonly string[]) {
    super(['The product cannot start with these settings:', ...faults].join('\n  '));
  }
}

const email = { pattern: /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, says: 'one e-mail address' };
const ports = [0, 65_535] as const;
const months = [0, 1_200] as const;
const clockSpeeds = [1, 1_000] as const;
const conversionId = {
  pattern: /^AW-\d{6,15}(\/[\w-]{1,64})?$/,
  says: 'a conversion id such as AW-123456789/AbC-d_1',
};
const digits = { pattern: /^\d{7,15}$/, says: 'an international number in digits, without +' };

/**
 * Reads and checks the environment.
 *
 * @throws UnusableSettings naming every setting that is wrong and what is allowed.
 */
export function readSettings(environment: Environment = process.env): Settings {
  const read = new SettingsReader(environment);
  const profile = profileOf(read);
  const host = read.text('HOST') ?? '127.0.0.1';
  const port = read.integer('PORT', ports, 3000);
  const dataDirectory = resolve(read.text('DATA_DIR') ?? 'data');
  const areRateLimitsOn = read.oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on';
  const settings: Settings = {
    profile,
    engines: profile === 'distributed' ? enginesOf(read) : null,
    host,
    port,
    healthPort: read.text('HEALTH_PORT') === null ? null : read.integer('HEALTH_PORT', ports, 0),
    drainMs: 1000 * read.integer('DRAIN_SECONDS', [0, 60], profile === 'distributed' ? 2 : 0),
    dataDirectory,
    ...storageOf(read, dataDirectory),
    secretKey: secretKeyOf(read, profile),
    continueAfterLoss: read.text('CONTINUE_AFTER_LOSS'),
    publicUrl: read.webAddress('PUBLIC_URL') ?? localUrl(host, port),
    firstAccount: firstAccountOf(read),
    isCatalogueSeeded: isCatalogueSeeded(read, profile),
    site: siteOf(read),
    claims: claimsOf(read),
    mail: mailOf(read),
    jobs: jobsOf(read),
    backups: backupsOf(read, { isEmbedded: profile === 'embedded' }),
    manageBookingProof: read.oneOf('MANAGE_BOOKING_PROOF', ['email', 'none'], 'email'),
    dataPeriods: new DataPeriods({
      bookingDataMonths: read.integer('BOOKING_DATA_MONTHS', months, 36),
      contactDataMonths: read.integer('CONTACT_DATA_MONTHS', months, 24),
    }),
    sessionTimes: sessionTimesOf(read),
    areRateLimitsOn,
    bookingLimits: bookingLimitsOf(read, areRateLimitsOn),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'log'),
    logFormat: read.oneOf('LOG_FORMAT', ['text', 'json'], profile === 'embedded' ? 'text' : 'json'),
    tracesEndpoint: read.webAddress('OTEL_EXPORTER_OTLP_ENDPOINT'),
    readyLagMs: 1000 * read.integer('READY_LAG_SECONDS', [0, 86_400], 60),
    clockStart: read.instant('CLOCK_START'),
    clockStartedAt: read.instant('CLOCK_STARTED_AT'),
    clockSpeed: read.integer('CLOCK_SPEED', clockSpeeds, 1),
    trustedProxies: read.integer('TRUSTED_PROXIES', [0, 9], 0),
  };
  refuseTestSettingsInProduction(read, settings);
  if (read.faults.length > 0) throw new UnusableSettings(read.faults);
  return settings;
}

/**
 * By default the catalogue is seeded only in the embedded profile: several processes may start at once on
 * engines that others use too.
 */
function isCatalogueSeeded(read: SettingsReader, profile: Profile): boolean {
  const otherwise = profile === 'embedded' ? 'true' : 'false';
  return read.oneOf('SEED_CATALOGUE', ['true', 'false'], otherwise) === 'true';
}

function secretKeyOf(read: SettingsReader, profile: Profile): string | null {
  const key = read.secret('SECRET_KEY');
  if (key === null && profile === 'distributed') {
    read.faults.push(
      'SECRET_KEY is needed if PROFILE is distributed, the same for every process: at least 32 ' +
        'characters, such as `openssl rand -hex 32` prints.',
    );
  }
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
  const adsConversionId = read.matching('ADS_CONVERSION_ID', conversionId);
  return {
    name: read.text('SITE_NAME') ?? 'Kanga Day Trips',
    whatsAppNumber: read.matching('WHATSAPP_NUMBER', digits) ?? '255000000000',
    operatorEmail: read.matching('OPERATOR_EMAIL', email) ?? 'operator@kanga-day-trips.example',
    operatorPhone: read.text('OPERATOR_PHONE') ?? '+255 000 000 000',
    operatorAddress: read.text('OPERATOR_ADDRESS') ?? '1 Example Street, Stone Town, Zanzibar',
    howToPay: read.text('HOW_TO_PAY') ?? 'Pay on arrival: cash in USD or TZS.',
    holdsSeats: read.oneOf('HOLD_SEATS', ['on', 'off'], 'on') === 'on',
    ...(adsConversionId !== null && { adsConversionId }),
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
