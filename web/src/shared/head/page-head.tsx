import { useLocation } from 'react-router-dom';
import { useGetSiteQuery } from '../site/site-api.ts';
import { DataBlock } from './data-block.tsx';
import { LinkPreview } from './link-preview.tsx';

export type PageHeadProps = {
  /** What the page is, before the operator's name. */
  title: string;
  /** One sentence for those who meet the page in a list of results. */
  description?: string;
  /** Kept out of search engines: personal pages, and pages that are not there. */
  isPrivate?: boolean;
  /** Where the page has its home, where that is not the path in the address; without a query either way. */
  canonicalPath?: string;
  /** The path of the picture that stands for the page where somebody shares it (link-picture-paths.ts). */
  picture?: string;
  /** What machines read of the page: nodes of schema.org, made by the builders beside this file. */
  structuredData?: readonly object[];
};

/** What the document's head says of a page; React lifts title, meta and link there. */
export function PageHead({
  title,
  description,
  isPrivate = false,
  canonicalPath,
  picture,
  structuredData = [],
}: PageHeadProps) {
  const { data: site } = useGetSiteQuery();
  const { pathname } = useLocation();
  const fullTitle = site === undefined ? title : `${title} | ${site.name}`;
  const about = description !== undefined && <meta name="description" content={description} />;
  if (isPrivate || site === undefined) {
    return (
      <>
        <title>{fullTitle}</title>
        {about}
        {isPrivate && <meta name="robots" content="noindex" />}
      </>
    );
  }
  const url = `${site.publicUrl}${canonicalPath ?? withoutSlashAtEnd(pathname)}`;
  return (
    <>
      <title>{fullTitle}</title>
      {about}
      <link rel="canonical" href={url} />
      <LinkPreview {...{ title, description, url, picture, site }} />
      {structuredData.length > 0 && <DataBlock nodes={structuredData} />}
    </>
  );
}

/** Both spellings of an address show the page; one of them is its home. */
function withoutSlashAtEnd(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
