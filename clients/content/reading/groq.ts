/** Fragments of GROQ shared by several queries. Each uses the parameters `$language` and `$country`. */

/** A text in the requested language, or else in English. */
export function text(attribute: string): string {
  return `coalesce(${attribute}[$language], ${attribute}.en)`
}

/**
 * Spec §6: shows if the country is in the dedicated countries, or, when none are set, if it is not in the
 * excluded ones. The same rule as `isVisibleIn` of the domain, where the service can apply it.
 */
export const VISIBLE_HERE = `select(
  count(dedicatedCountries) > 0 => $country in dedicatedCountries,
  !($country in coalesce(excludedCountries, []))
)`

/** Whether the publishing date of a document, if it has one, has come by `$now`: see `ContentReader`. */
export const PUBLISHED = 'coalesce(dateTime(publishingDate) <= dateTime($now), true)'

/** The countries of a document, as parsed by `countryLimits`: null for all. */
export const SHOWN_IN = `"shownIn": select(
  count(dedicatedCountries) > 0 || count(excludedCountries) > 0 => { dedicatedCountries, excludedCountries },
  null
)`

/**
 * The documents that a list refers to, except those unpublished, private or not for this country. The
 * brackets make it a list: a condition right after the arrow would be evaluated on each document's own
 * attributes.
 */
export function visibleDocuments(references: string): string {
  return `(${references}[]->)[defined(_id) && private != true && ${VISIBLE_HERE} && ${PUBLISHED}]`
}

/** The path of a category, from its parents' slugs and its own: at most three levels. */
const CATEGORY_PATH = `array::join(array::compact([
  ${slug('parent->parent->')}, ${slug('parent->')}, ${slug('')}
]), "/")`

function slug(of: string): string {
  return `coalesce(${of}slug[$language].current, ${of}slug.en.current)`
}

/** The slug of a post's type; older posts contain the slug itself. */
const POST_TYPE = `coalesce(${slug('postType->')}, postType)`

/**
 * The path of the page that shows a document, without the locale; null if there is none. Spec §2 defines
 * these paths; those of the legal area are ours.
 */
export const PAGE_URL = `select(
  _type == "category" => "/categories/" + ${CATEGORY_PATH},
  _type == "about" => "/about",
  _type == "tradeProgram" => "/trade",
  topic == "trade-terms" => "/terms-conditions-trade",
  select(
    _type == "collection" => "/collections/",
    _type == "landing" => "/landing/",
    _type == "magazine" => "/magazine/" + ${POST_TYPE} + "/",
    _type == "postType" => "/magazine/",
    _type == "artisan" => "/artisans/",
    _type == "legalPage" => "/legal/"
  ) + coalesce(slug[$language].current, slug.en.current, slug.current)
)`

/**
 * A link: its label, or else the title of its page; the path of its page, with the filters or the order of
 * the link, or else the given URL.
 */
export const LINK = `{
  "label": coalesce(label[$language], label.en, page->title[$language], page->title.en, page->name),
  "url": coalesce(page->{"url": ${PAGE_URL}}.url + select(defined(query) => "?" + query, ""), url)
}`

/** Attributes of an image asset, as Sanity stores them. */
export const IMAGE = `"url": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "focus": hotspot{ x, y }`

/** A picture described in its own image field. */
export const PICTURE = `{ ${IMAGE}, "alt": ${text('alt')} }`

/** The slugs of a document in all languages. */
export const SLUGS = `{ "en": slug.en.current, "it": slug.it.current, "es": slug.es.current,
    "de": slug.de.current, "fr": slug.fr.current }`

/** Matches documents that have the slug `$slug` in any language. */
export const HAS_SLUG = `$slug in [
  slug.en.current, slug.it.current, slug.es.current, slug.de.current, slug.fr.current
]`

/**
 * The document with this slug in the requested language comes first, since two may share a slug in different
 * languages.
 */
export const OWN_SLUG_FIRST = `order(select(${slug('')} == $slug => 0, 1) asc, _id asc)`

/** The slugs of the workshops that a document is about. */
export const WORKSHOPS = `"workshops": workshops[]->slug.current`

/** Metadata for search engines. */
export const META = `seo{ "title": ${text('title')}, "description": ${text('description')} }`
