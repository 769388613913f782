import { useLocation } from 'react-router-dom';
import { useGetSiteQuery } from '../site/site-api.ts';
import { DataBlock } from './data-block.tsx';
import { LinkPreview } from './link-preview.tsx';

export type PageHeadProps = {
  /** The page's title, shown before the operator's name. */
  title: string;
  /** One sentence for people who find the page in a list of search results. */
  description?: string;
  /** Excludes the page from search engines: personal pages, and pages that do not exist. */
  isPrivate?: boolean;
  /** Keeps a filtered or sorted form of the page out of search engines. They list the page without a query instead. */
  isVariant?: boolean;
  /** The path of the canonical address, if it is not the current path. It never has a query. */
  canonicalPath?: string;
  /** The path of the picture that is shown if somebody shares the page (link-picture-paths.ts). */
  picture?: string;
  /** The structured data of the page: nodes of schema.org, from the builders beside this file. */
  structuredData?: readonly object[];
};

/** The document head of a page. React moves title, meta and link there. */
export function PageHead({
  title,
  description,
  isPrivate = false,
  isVariant = false,
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
      {isVariant && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <LinkPreview {...{ title, description, url, picture, site }} />
      {structuredData.length > 0 && <DataBlock nodes={structuredData} />}
    </>
  );
}

/** Removes a slash at the end. Both addresses show the page; the one without the slash is canonical. */
function withoutSlashAtEnd(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
