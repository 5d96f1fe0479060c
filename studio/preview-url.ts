type Slug = { readonly current?: string }

/** A document as passed by a Studio. Its attributes are validated where they are used. */
export type EditedDocument = { readonly _id: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>

/** The path prefix of each document type whose pages are addressed by their English slug. */
const FOLDERS: Readonly<Record<string, string>> = {
  landing: '/landing',
  collection: '/collections',
  // The shop redirects from any post type to the post's own.
  magazine: '/magazine/post',
  postType: '/magazine',
  artisan: '/artisans',
  legalPage: '/legal',
}
const PAGES: Readonly<Record<string, string>> = {
  about: '/about',
  tradeProgram: '/trade',
  searchPage: '/search',
}

/**
 * Returns the URL at which the shop previews a document: its own page, or one that contains it. The page requests the
 * preview key unless the browser is already in preview mode. The URL contains no secret. `shop` is the shop's origin.
 */
export function previewUrl(document: EditedDocument, shop: string): string {
  return `${shop}/preview?${new URLSearchParams({ to: getPath(document) })}`
}

/** Returns the path at which the shop shows a document. */
export function getPath({ _id, _type, ...attributes }: EditedDocument): string {
  const slug = getSlug(attributes.slug)
  const folder = FOLDERS[_type]
  if (folder) return slug ? `${folder}/${slug}` : '/'
  if (_type === 'category') return `/categories/${String(attributes.canonicalPath ?? '')}`
  if (_type === 'editorialMenu') return slug ? `/?menu-id=${encodeURIComponent(slug)}` : '/'
  const [, handle] = /^(?:drafts\.)?product-page-(.+)$/.exec(_id) ?? []
  if (_type === 'productPageContent' && handle && !attributes.rule) return `/products/${handle}`
  return PAGES[_type] ?? '/'
}

/** Returns a slug, or the English one if there are several. */
function getSlug(value: unknown): string | null {
  if (!isObject(value)) return null
  const own: Slug = isObject(value.en) ? value.en : value
  return own.current ?? null
}

function isObject(value: unknown): value is Record<string, unknown> & Slug {
  return typeof value === 'object' && value !== null
}
