/** The inks of a print, from far to near; the cloth and the hour decide what they are (scene.css). */
export const tone = {
  sky: 'var(--scene-sky)',
  sun: 'var(--scene-sun)',
  far: 'var(--scene-far)',
  mid: 'var(--scene-mid)',
  deep: 'var(--scene-deep)',
  ink: 'var(--scene-ink)',
  paper: 'var(--scene-paper)',
  accent: 'var(--scene-accent)',
} as const;

/** Where a second block was laid a little beside the first, as on any hand-printed cloth. */
export const misregistered = 'translate(6 5)';
