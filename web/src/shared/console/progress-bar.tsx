import './progress-bar.css';

export type ProgressBarProps = {
  /** The name of the process: "Progress". */
  label: string;
  max: number;
  value: number;
};

/** Shows how much of a process is done. Text beside it says the same. */
export function ProgressBar({ label, max, value }: ProgressBarProps) {
  return <progress data-slot="progress-bar" max={max} value={value} aria-label={label} />;
}
