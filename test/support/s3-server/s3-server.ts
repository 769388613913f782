import { AwsClient } from 'aws4fetch';
import type { BucketPlace } from '../../../services/libs/adapters/s3/s3-bucket.ts';
import { findProgram } from '../../../tools/run/programs.ts';
import { EngineServer } from '../engine-server.ts';
import { ServerProcess } from '../server-process.ts';
import { s3ServerProgram } from './fetch.ts';

const java = findProgram(['java'], process.env);

/** Why the suites that need a bucket cannot run on this machine; undefined where they can. */
export const s3Missing =
  java === undefined || findProgram(['mvn'], process.env) === undefined
    ? 'No S3: put java (17 or later) and mvn on the PATH, for the test server.'
    : undefined;

const javaOptions = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto', '-Xmx192m'];
const credentials = { accessKeyId: 'tours', secretAccessKey: 'only for stories' } as const;

/** S3Proxy: it speaks S3 with signed requests and conditional writes, and forgets all when it ends. */
export class S3Server extends EngineServer {
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
      ready:
        /Started S3Proxy|S3Proxy.*(started|running)|Started oejs\.Server|Started ServerConnector/i,
    });
    return new S3Server(server);
  }

  /** A bucket that nobody else has. */
  async bucket(name: string): Promise<BucketPlace> {
    const client = new AwsClient({ ...credentials, service: 's3', region: 'us-east-1' });
    const { status } = await client.fetch(`${this.endpoint}/${name}`, { method: 'PUT' });
    if (status !== 200) throw new Error(`The bucket could not be made: ${status}.`);
    return { endpoint: this.endpoint, bucket: name, region: 'us-east-1', ...credentials };
  }
}

/** What would stand in its file of settings. */
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

/** It asks for a file, and takes what is defined above before what stands there. */
const properties = ['--properties', '/dev/null'];
