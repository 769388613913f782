/** What the product of every story runs on; one Jest project tells its stories on the other. */
export const storyProfile =
  process.env.STORY_PROFILE === 'distributed' ? 'distributed' : 'embedded';

/**
 * A suite about one profile alone.
 *
 * @param why What is different in the other one.
 */
export function describeOnlyIn(
  profile: typeof storyProfile,
  why: string,
  ...[title, body]: [string, () => void]
): void {
  if (storyProfile === profile) describe(title, body);
  else describe.skip(`${title} (only in the ${profile} profile: ${why})`, body);
}
