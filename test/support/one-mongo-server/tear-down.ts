import { keptServer } from './kept-server.ts';

export default async function tearDown(): Promise<void> {
  await keptServer()?.remove();
}
