import './progress-bar.css';

export type ProgressBarProps = {
  /** What is in progress: "Progress". */
  label: string;
  max: number;
  value: number;
};

/** Shows how far something has come. Text beside it says the same. */
export function ProgressBar({ label, max, value }: ProgressBarProps) {
  return <progress data-slot="progress-bar" max={max} value={value} aria-label={label} />;
}
