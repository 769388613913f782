import { useGetSiteQuery } from '../site/site-api.ts';

export type PageHeadProps = {
  /** What the page is, before the operator's name. */
  title: string;
  /** One sentence for those who meet the page in a list of results. */
  description?: string;
  /** Kept out of search engines: personal pages, and pages that are not there. */
  isPrivate?: boolean;
};

/** The page's title and description; React lifts them into the document's head. */
export function PageHead({ title, description, isPrivate = false }: PageHeadProps) {
  const { data: site } = useGetSiteQuery();
  const fullTitle = site === undefined ? title : `${title} | ${site.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  );
}
