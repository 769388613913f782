/** The inks of a print, from far to near. The cloth and the hour set their colours (scene.css). */
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

/** The small offset of the second printing block, as on every cloth that is printed by hand. */
export const misregistered = 'translate(6 5)';
