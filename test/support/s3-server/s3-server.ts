import { AwsClient } from 'aws4fetch';
import type { BucketPlace } from '../../../services/libs/adapters/s3/s3-bucket.ts';
import { findProgram } from '../../../tools/run/programs.ts';
import { EngineServer } from '../processes/engine-server.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { s3ServerProgram } from './fetch.ts';

const { S3_ENDPOINT: given, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
const java = findProgram(['java'], process.env);
const isFetchable = java !== undefined && findProgram(['mvn'], process.env) !== undefined;

/** Why test suites that need a bucket cannot run on this machine; undefined if they can. */
export const s3Missing =
  given === undefined && !isFetchable
    ? 'No S3: put java (17 or later) and mvn on the PATH, for the test server, or set S3_ENDPOINT.'
    : undefined;

const javaOptions = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto', '-Xmx192m'];
const credentials = {
  accessKeyId: S3_ACCESS_KEY_ID ?? 'tours',
  secretAccessKey: S3_SECRET_ACCESS_KEY ?? 'only for stories',
};

/** A service that holds buckets. */
export interface S3ForSuite {
  /** A bucket that no other test uses. */
  bucket(name: string): Promise<BucketPlace>;
  remove(): Promise<void>;
}

/** The service for test suites: the one of S3_ENDPOINT, or a separate one. */
export async function s3ForSuite(): Promise<S3ForSuite> {
  if (given === undefined) return S3Server.start();
  return { bucket: (name) => bucketAt(given, name), remove: () => Promise.resolve() };
}

/** S3Proxy: it speaks S3 with signed requests and conditional writes, and loses all data when it ends. */
class S3Server extends EngineServer implements S3ForSuite {
  readonly endpoint: string;

  private constructor(server: ServerProcess) {
    super(server);
    this.endpoint = `http://127.0.0.1:${server.port}`;
  }

  static async start(): Promise<S3Server> {
    const program = await s3ServerProgram();
    const server = await ServerProcess.start({
      name: 's3',
      command: java ?? 'java',
      args: ({ port }) => [...javaOptions, ...definitions(port), '-jar', program, ...properties],
      ready: /Started .*\.Server@/,
    });
    return new S3Server(server);
  }

  bucket(name: string): Promise<BucketPlace> {
    return bucketAt(this.endpoint, name);
  }
}

async function bucketAt(endpoint: string, bucket: string): Promise<BucketPlace> {
  const client = new AwsClient({ ...credentials, service: 's3', region: 'us-east-1' });
  const { status } = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
  if (status !== 200) throw new Error(`The bucket could not be made: ${status}.`);
  return { endpoint, bucket, region: 'us-east-1', ...credentials };
}

/** The settings, which usually are in its file of settings. */
function definitions(port: number): readonly string[] {
  return Object.entries({
    's3proxy.endpoint': `http://127.0.0.1:${port}`,
    's3proxy.authorization': 'aws-v4',
    's3proxy.identity': credentials.accessKeyId,
    's3proxy.credential': credentials.secretAccessKey,
    'jclouds.provider': 'transient-nio2',
    'jclouds.identity': 'nobody',
    'jclouds.credential': 'nothing',
  }).map(([name, value]) => `-D${name}=${value}`);
}

/** The program requires a settings file; the definitions above override its contents. */
const properties = ['--properties', '/dev/null'];
