export type JinaProps = {
  /** In Swahili, in ordinary case. */
  saying: string;
  /** In English: a word of Swahili is explained where it is used. */
  meaning: string;
};

/** The saying every kanga carries, on its pale strip. */
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
