type Slug = { readonly current?: string }

/** A document as a Studio hands it over: what is known of it here is checked where it is used. */
export type EditedDocument = { readonly _id: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>

/** The folder of the pages that documents of a type have by their English slug. */
const FOLDERS: Readonly<Record<string, string>> = {
  landing: '/landing',
  collection: '/collections',
  // The shop leads from any kind of posts to the post's own.
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
 * Where the shop shows a document in preview: its own page, or one on which it is. The address requests the preview
 * key, unless the browser is in preview already; it holds no secret. `shop` is the shop's origin.
 */
export function previewAddress(document: EditedDocument, shop: string): string {
  return `${shop}/preview?${new URLSearchParams({ to: pathOf(document) })}`
}

/** The path at which the shop shows a document. */
export function pathOf({ _id, _type, ...attributes }: EditedDocument): string {
  const slug = slugOf(attributes.slug)
  const folder = FOLDERS[_type]
  if (folder) return slug ? `${folder}/${slug}` : '/'
  if (_type === 'category') return `/categories/${String(attributes.canonicalPath ?? '')}`
  if (_type === 'editorialMenu') return slug ? `/?menu-id=${encodeURIComponent(slug)}` : '/'
  const [, handle] = /^(?:drafts\.)?product-page-(.+)$/.exec(_id) ?? []
  if (_type === 'productPageContent' && handle && !attributes.rule) return `/products/${handle}`
  return PAGES[_type] ?? '/'
}

/** A slug, or the English one of several. */
function slugOf(value: unknown): string | null {
  if (!isObject(value)) return null
  const own: Slug = isObject(value.en) ? value.en : value
  return own.current ?? null
}

function isObject(value: unknown): value is Record<string, unknown> & Slug {
  return typeof value === 'object' && value !== null
}
