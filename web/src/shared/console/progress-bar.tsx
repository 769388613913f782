import './progress-bar.css';

export type ProgressBarProps = {
  /** What is under way: "Progress". */
  label: string;
  max: number;
  value: number;
};

/** How far something is; words beside it say the same. */
export function ProgressBar({ label, max, value }: ProgressBarProps) {
  return <progress data-slot="progress-bar" max={max} value={value} aria-label={label} />;
}
