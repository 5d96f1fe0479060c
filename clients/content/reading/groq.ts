/** GROQ fragments shared by several queries, with the parameters `$language` and `$country`. */

/** In the requested language, otherwise in English. */
export function text(attribute: string): string {
  return `coalesce(${attribute}[$language], ${attribute}.en)`
}

/**
 * Spec §6: visible in the dedicated countries or, when none are set, in all but the excluded ones. The same rule as the
 * domain's `isVisibleIn`, for use in queries.
 */
export const VISIBLE_HERE = `select(
  count(dedicatedCountries) > 0 => $country in dedicatedCountries,
  !($country in coalesce(excludedCountries, []))
)`

/** Whether the publishing date, if there is one, is not after `$now`: see `ContentReader`. */
export const PUBLISHED = 'coalesce(dateTime(publishingDate) <= dateTime($now), true)'

/** For `countryLimits`: null if shown in all countries. */
export const SHOWN_IN = `"shownIn": select(
  count(dedicatedCountries) > 0 || count(excludedCountries) > 0 => { dedicatedCountries, excludedCountries },
  null
)`

/**
 * The referenced documents that are published, public and for this country. The brackets make it a list, because a
 * condition right after the arrow would apply to each document's own attributes.
 */
export function visibleDocuments(references: string): string {
  return `(${references}[]->)[defined(_id) && private != true && ${VISIBLE_HERE} && ${PUBLISHED}]`
}

/** The slugs of a category's parents and its own: at most three levels. */
const CATEGORY_PATH = `array::join(array::compact([
  ${slug('parent->parent->')}, ${slug('parent->')}, ${slug('')}
]), "/")`

function slug(prefix: string): string {
  return `coalesce(${prefix}slug[$language].current, ${prefix}slug.en.current)`
}

/** Older posts store the type's slug instead of a reference. */
const POST_TYPE = `coalesce(${slug('postType->')}, postType)`

/**
 * The path of a document's page, without the locale; null if there is none. Spec §2 defines these paths, except for the
 * legal area.
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
 * The label, otherwise the page's title; and the page's path with the link's filters or sort order, otherwise the given
 * URL.
 */
export const LINK = `{
  "label": coalesce(label[$language], label.en, page->title[$language], page->title.en, page->name),
  "url": coalesce(page->{"url": ${PAGE_URL}}.url + select(defined(query) => "?" + query, ""), url)
}`

export const IMAGE = `"url": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  "focus": hotspot{ x, y }`

/** The description is part of the image field. */
export const PICTURE = `{ ${IMAGE}, "alt": ${text('alt')} }`

/** The slugs of a document in all languages. */
export const SLUGS = `{ "en": slug.en.current, "it": slug.it.current, "es": slug.es.current,
    "de": slug.de.current, "fr": slug.fr.current }`

export const HAS_SLUG = `$slug in [
  slug.en.current, slug.it.current, slug.es.current, slug.de.current, slug.fr.current
]`

/** Two documents may share a slug in different languages; the one in the requested language comes first. */
export const OWN_SLUG_FIRST = `order(select(${slug('')} == $slug => 0, 1) asc, _id asc)`

export const WORKSHOPS = `"workshops": workshops[]->slug.current`

export const META = `seo{ "title": ${text('title')}, "description": ${text('description')} }`
