export type JinaProps = {
  /** In Swahili, not in capitals. */
  saying: string;
  /** The meaning in English, because Swahili words are explained wherever the site uses them. */
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
