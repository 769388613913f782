/** The profile of the product in every test; one Jest project runs the same tests in the other profile. */
export const storyProfile =
  process.env.STORY_PROFILE === 'distributed' ? 'distributed' : 'embedded';

/**
 * A test suite for one profile only.
 *
 * @param why The reason, shown in the other profile.
 */
export function describeOnlyIn(
  profile: typeof storyProfile,
  why: string,
  ...[title, body]: [string, () => void]
): void {
  if (storyProfile === profile) describe(title, body);
  else describe.skip(`${title} (only in the ${profile} profile: ${why})`, body);
}
