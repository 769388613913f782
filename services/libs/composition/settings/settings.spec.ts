import { DataPeriods } from '../../application/ports/data-periods.ts';
import { SessionTimes } from '../../application/ports/session-times.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, UnusableSettings } from './settings.ts';

const faultOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof UnusableSettings) return error.message;
    throw error;
  }
  return 'no fault';
};

describe('settings', () => {
  it('have a working default for everything', () => {
    expect(readSettings({})).toMatchObject({
      profile: 'embedded',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      secretKey: null,
      firstAccount: null,
      isCatalogueSeeded: true,
      dataPeriods: new DataPeriods({ bookingDataMonths: 36, contactDataMonths: 24 }),
      sessionTimes: new SessionTimes({ idleMs: 30 * 60_000, maxMs: 12 * 3_600_000 }),
      manageBookingProof: 'email',
      areRateLimitsOn: true,
      clockStart: null,
      clockStartedAt: null,
      clockSpeed: 1,
    });
  });

  it('take the values of the environment', () => {
    const settings = readSettings({
      PORT: '0',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://tours.example/',
      ADMIN_USERNAME: 'amina',
      ADMIN_PASSWORD: 'correct horse',
      SEED_CATALOGUE: 'false',
      CLOCK_START: '2026-11-20T09:00:00+03:00',
      CLOCK_STARTED_AT: '2026-11-22T19:00:00Z',
      CLOCK_SPEED: '50',
      SESSION_IDLE_MINUTES: '120',
      SESSION_MAX_HOURS: '24',
      RATE_LIMITS: 'off',
    });
    expect(settings).toMatchObject({
      port: 0,
      publicUrl: 'https://tours.example',
      firstAccount: { username: 'amina', password: 'correct horse' },
      isCatalogueSeeded: false,
      clockStart: '2026-11-20T06:00:00.000Z',
      clockStartedAt: '2026-11-22T19:00:00.000Z',
      clockSpeed: 50,
      areRateLimitsOn: false,
      sessionTimes: { idleMs: 2 * 3_600_000, maxMs: 24 * 3_600_000 },
    });
  });

  it('end an unused session no later than a used one', () => {
    expect(() => readSettings({ SESSION_IDLE_MINUTES: '61', SESSION_MAX_HOURS: '1' })).toThrow(
      'SESSION_IDLE_MINUTES is at most as long as SESSION_MAX_HOURS.',
    );
    expect(readSettings({ SESSION_IDLE_MINUTES: '60', SESSION_MAX_HOURS: '1' })).toMatchObject({
      sessionTimes: { idleMs: 3_600_000, maxMs: 3_600_000 },
    });
  });

  it('remind and invite in the morning and send the digest in the evening, unless set otherwise', () => {
    expect(readSettings({}).jobs).toEqual({
      reminderTime: '09:00',
      digestTime: '18:00',
      reviewInvitationTime: '10:00',
    });
    const set = { REMINDER_TIME: '16:30', DIGEST_TIME: 'off', REVIEW_INVITATION_TIME: 'off' };
    expect(readSettings(set).jobs).toEqual({
      reminderTime: '16:30',
      digestTime: null,
      reviewInvitationTime: null,
    });
  });

  it('keep pictures in the data directory, unless IMAGES_DIR is set', () => {
    const { imagesDirectory } = readSettings({ DATA_DIR: '/srv/tours' });
    expect(imagesDirectory).toBe('/srv/tours/images');
    expect(readSettings({ IMAGES_DIR: '/mnt/images' }).imagesDirectory).toBe('/mnt/images');
  });

  it('keep the archive in the data directory, unless ARCHIVE_DIR is set', () => {
    const { archiveDirectory } = readSettings({ DATA_DIR: '/srv/tours' });
    expect(archiveDirectory).toBe('/srv/tours/archive');
    expect(readSettings({ ARCHIVE_DIR: '/mnt/apart' }).archiveDirectory).toBe('/mnt/apart');
  });

  it('keep pictures and the archive in a bucket if there is one', () => {
    expect(readSettings({}).bucket).toBeNull();
    const key = { S3_ACCESS_KEY_ID: 'tours', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readSettings({ S3_BUCKET: 'tours', S3_REGION: 'eu-west-1', ...key }).bucket).toEqual({
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      bucket: 'tours',
      region: 'eu-west-1',
      accessKeyId: 'tours',
      secretAccessKey: 'secret',
    });
    const own = { S3_BUCKET: 'tours', S3_ENDPOINT: 'http://minio:9000/', ...key };
    expect(readSettings(own).bucket?.endpoint).toBe('http://minio:9000');
    expect(faultOf({ ...own, ARCHIVE_DIR: '/mnt/apart' })).toContain(
      'ARCHIVE_DIR and S3_BUCKET are both set',
    );
    expect(faultOf({ S3_BUCKET: 'tours' })).toContain('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
    expect(faultOf({ ...own, S3_BUCKET: '../etc' })).toContain('S3_BUCKET is the name of a bucket');
  });

  it('count an empty variable as absent', () => {
    expect(readSettings({ PORT: '', SITE_NAME: ' ' }).port).toBe(3000);
  });

  it.each([
    ['PROFILE', 'cloud', 'PROFILE is one of embedded, distributed.'],
    ['PORT', '70000', 'PORT is a whole number from 0 to 65535.'],
    ['PORT', '3e3', 'PORT is a whole number from 0 to 65535.'],
    ['PUBLIC_URL', 'tours.example', 'PUBLIC_URL is an http or https address'],
    ['SEED_CATALOGUE', 'yes', 'SEED_CATALOGUE is one of true, false.'],
    ['RATE_LIMITS', 'none', 'RATE_LIMITS is one of on, off.'],
    ['BOOKING_DATA_MONTHS', '-1', 'BOOKING_DATA_MONTHS is a whole number from 0 to 1200.'],
    ['SESSION_IDLE_MINUTES', '4', 'SESSION_IDLE_MINUTES is a whole number from 5 to 720.'],
    ['SESSION_MAX_HOURS', '0', 'SESSION_MAX_HOURS is a whole number from 1 to 168.'],
    ['CONTACT_DATA_MONTHS', 'two', 'CONTACT_DATA_MONTHS is a whole number from 0 to 1200.'],
    ['MANAGE_BOOKING_PROOF', 'sms', 'MANAGE_BOOKING_PROOF is one of email, none.'],
    ['FOUNDING_YEAR', 'long ago', 'FOUNDING_YEAR is a whole number from 1900 to 2100.'],
    ['CLAIMED_TOURS', '-1', 'CLAIMED_TOURS is a whole number from 0 to 9999.'],
    ['CLAIMED_RATING', '5.1', 'CLAIMED_RATING is a number from 1 to 5'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is one of'],
    ['REMINDER_TIME', '9 am', 'REMINDER_TIME is a time of day in Zanzibar such as 09:00, or off.'],
    [
      'REVIEW_INVITATION_TIME',
      'noon',
      'REVIEW_INVITATION_TIME is a time of day in Zanzibar such as 10:00, or off.',
    ],
    ['DIGEST_TIME', '24:00', 'DIGEST_TIME is a time of day in Zanzibar such as 18:00, or off.'],
    ['CLOCK_START', 'tomorrow', 'CLOCK_START is an instant such as'],
    ['CLOCK_SPEED', '0', 'CLOCK_SPEED is a whole number from 1 to 1000'],
    ['WHATSAPP_NUMBER', '+255 777', 'WHATSAPP_NUMBER is an international number'],
    ['ADS_CONVERSION_ID', 'AW-1"><script>', 'ADS_CONVERSION_ID is a conversion id such as'],
    ['OPERATOR_EMAIL', 'a@b.c\r\nBcc: x@y.z', 'OPERATOR_EMAIL is one e-mail address.'],
    ['SECRET_KEY', 'short', 'SECRET_KEY has at least 32 characters'],
    ['MAILS_PER_ADDRESS_AND_DAY', '0', 'MAILS_PER_ADDRESS_AND_DAY is a whole number from 1'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL is an address such as smtp://'],
    ['SMTP_URL', 'http://mail.example', 'SMTP_URL is an address such as smtp://'],
    ['SMTP_URL', 'smtp://mail.example/path', 'SMTP_URL is an address such as smtp://'],
    ['MAIL_FROM', 'Asha <asha@example.com>', 'MAIL_FROM is one e-mail address.'],
    ['ADMIN_USERNAME', 'amina', 'ADMIN_USERNAME and ADMIN_PASSWORD are set together'],
    ['SECRET_KEY_FILE', '/does/not/exist', 'SECRET_KEY_FILE cannot be read'],
  ])('refuse a start with %s=%s and say what is allowed', (name, value, message) => {
    expect(faultOf({ [name]: value })).toContain(message);
  });

  it.each([['short', 'ADMIN_PASSWORD has at least 8 characters.']])(
    'refuse a first account with the password %s',
    (password, message) => {
      const account = { ADMIN_USERNAME: 'amina', ADMIN_PASSWORD: password };
      expect(faultOf(account)).toContain(message);
    },
  );

  describe('in the distributed profile', () => {
    const distributed = {
      PROFILE: 'distributed',
      EVENTSTORE_URL: 'esdb://one:2113,two:2113?tls=false',
      MONGODB_URL: 'mongodb://user:secret@one,two/tours?replicaSet=rs0',
      REDIS_URL: 'redis://localhost:6379/2',
      SECRET_KEY: 'k'.repeat(40),
    };

    it('take the addresses of the engines', () => {
      expect(readSettings(distributed)).toMatchObject({
        profile: 'distributed',
        engines: {
          eventStoreUrl: distributed.EVENTSTORE_URL,
          mongoUrl: distributed.MONGODB_URL,
          redisUrl: distributed.REDIS_URL,
          takeoverMs: 6_000,
          waitMs: 60_000,
        },
        isCatalogueSeeded: false,
        healthPort: null,
      });
    });

    it.each(['EVENTSTORE_URL', 'MONGODB_URL', 'REDIS_URL', 'SECRET_KEY'])(
      'refuse a start without %s and say what to do',
      (name) => {
        const message = faultOf({ ...distributed, [name]: '' });
        expect(message).toContain(`${name} is needed if PROFILE is distributed`);
        expect(message.split('\n')).toHaveLength(2);
      },
    );

    it.each([
      ['EVENTSTORE_URL', 'http://localhost:2113', 'such as esdb://localhost:2113?tls=false.'],
      ['EVENTSTORE_URL', 'localhost:2113', 'such as esdb://localhost:2113?tls=false.'],
      ['MONGODB_URL', 'mongodb://localhost', 'such as mongodb://localhost:27017/tours.'],
      ['MONGODB_URL', 'mongodb://:pa55@/', 'such as mongodb://localhost:27017/tours.'],
      ['REDIS_URL', 'localhost:6379', 'such as redis://localhost:6379.'],
    ])('refuse a start with %s=%s and do not repeat it', (name, value, message) => {
      const fault = faultOf({ ...distributed, [name]: value });
      expect(fault).toContain(`${name} is an address ${message}`);
      expect(fault).not.toContain(`${value}\n`);
      expect(fault).not.toContain('pa55');
    });

    it('read an address from a file', () => {
      const fault = faultOf({ ...distributed, MONGODB_URL: '', MONGODB_URL_FILE: '/not/there' });
      expect(fault).toContain('MONGODB_URL_FILE cannot be read');
      expect(fault).not.toContain('MONGODB_URL is needed');
    });

    it('ignore the addresses in the embedded profile', () => {
      expect(readSettings({ ...distributed, PROFILE: 'embedded' }).engines).toBeNull();
    });
  });

  it('name a mail server for sending if there is one, and never repeat its password', () => {
    expect(readSettings({}).mail.smtpUrl).toBeNull();
    const url = 'smtps://kanga:secret@mail.example:465';
    expect(readSettings({ SMTP_URL: url, MAIL_FROM: 'a@b.example' }).mail).toEqual({
      smtpUrl: url,
      from: 'a@b.example',
      perAddressAndDay: 20,
    });
    expect(faultOf({ SMTP_URL: 'http://kanga:secret@mail.example' })).not.toContain('secret');
  });

  it('name every fault at once', () => {
    const message = faultOf({ PORT: 'x', LOG_LEVEL: 'x' });
    expect(message).toContain('PORT');
    expect(message).toContain('LOG_LEVEL');
  });

  it('read a secret from a file, but not from two places', () => {
    const directory = mkdtempSync(join(tmpdir(), 'settings-'));
    try {
      const path = join(directory, 'key');
      writeFileSync(path, `${'k'.repeat(40)}\n`);
      expect(readSettings({ SECRET_KEY_FILE: path }).secretKey).toBe('k'.repeat(40));
      expect(faultOf({ SECRET_KEY_FILE: path, SECRET_KEY: 'k'.repeat(40) })).toContain('both set');
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it.each([{ CLOCK_START: '2026-11-20T06:00:00Z' }, { RATE_LIMITS: 'off' }])(
    'refuse %j in production',
    (setting) => {
      expect(faultOf({ ...setting, NODE_ENV: 'production' })).toContain('production');
      expect(faultOf(setting)).toBe('no fault');
    },
  );
});
