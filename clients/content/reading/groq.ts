/** Pieces of GROQ that several queries are made of. Each reads the parameters `$language` and `$country`. */

/** A text in the language asked for, else in English. */
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

/** Path of a category by the slugs of its parents and its own: at most three levels. */
const CATEGORY_PATH = `array::join(array::compact([
  ${slug('parent->parent->')}, ${slug('parent->')}, ${slug('')}
]), "/")`

function slug(of: string): string {
  return `coalesce(${of}slug[$language].current, ${of}slug.en.current)`
}

/** Address of the page that a document is shown on, without the locale. */
const PAGE_URL = `page->{"url": select(_type == "category" => "/categories/" + ${CATEGORY_PATH})}.url`

/**
 * A link: its words, else the title of the page it refers to; the address of that page, with the filters or the
 * order that the link asks for, else the address written down.
 */
export const LINK = `{
  "label": coalesce(label[$language], label.en, page->title[$language], page->title.en),
  "url": coalesce(${PAGE_URL} + select(defined(query) => "?" + query, ""), url)
}`

/** Attributes of an image with an asset, as Sanity keeps them. */
export const IMAGE = `"url": asset->url,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height`

/** A picture whose description is in the image itself. */
export const PICTURE = `{ ${IMAGE}, "alt": ${text('alt')} }`
