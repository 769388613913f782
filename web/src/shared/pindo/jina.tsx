export type JinaProps = {
  /** In Swahili, not in capitals. */
  saying: string;
  /** In English, because words of Swahili are explained where they are used. */
  meaning: string;
};

/** The saying that every kanga has, on its pale strip. */
export function Jina({ saying, meaning }: JinaProps) {
  return (
    <p data-slot="jina">
      <span lang="sw" className="jina">
        {saying}
      </span>
      <span>{meaning}</span>
    </p>
  );
}
