import { DOCUMENT_PREVIEW } from '../document-preview.ts'
import { LINK, PICTURE, text, VISIBLE_HERE, visibleDocuments } from '../reading/groq.ts'
import { BANNER } from './banner.ts'

export const QUOTE = `"text": ${text('text')}, author, "role": ${text('role')}, "picture": image${PICTURE}`

/** Preview also returns blocks for other countries, marked, so that the editor can see why they are hidden. */
const HERE = `$isPreview || ${VISIBLE_HERE}`
const HIDDEN = `$isPreview => { "hiddenHere": !(${VISIBLE_HERE}), "documentCount": count(documents) }`

/** The common fields of banners, slides and blocks, with a `cta`; each block uses only its own. */
const PLAIN = `"type": _type, "key": _key, audience, ${HIDDEN},
  _type == "localeRichText" => { "content": ${text('content')} },
  _type == "quote" => { ${QUOTE} },
  _type in ["oneColumnBanner", "linkableImageWithText", "productList", "ctaButton"] => { ${BANNER} },
  _type in ["rowItems", "shopTheLook", "documentsPreview", "cinemaCarousel"] => {
    "title": ${text('title')}, "picture": image${PICTURE}, "link": cta${LINK}
  },
  "side": imageSide, handles, "category": category->canonicalPath, filters, sort, limit,
  "banners": banners[]{ "key": _key, ${BANNER} },
  "slides": slides[]{ "key": _key, ${BANNER} },
  "items": items[${VISIBLE_HERE}]{ "key": _key, "picture": image${PICTURE}, "link": link${LINK} },
  "hotspots": hotspots[]{ "key": _key, x, y, sku },
  "documents": ${visibleDocuments('documents')}${DOCUMENT_PREVIEW}`

/**
 * The blocks of a page in one language. Blocks for other countries are omitted; an unknown type only returns its type
 * and key. Columns and containers contain plain blocks, which are the deepest level of a page.
 */
export const BLOCKS = oneLine(`[${HERE}]{
  ${PLAIN},
  "left": left[${HERE}]{ ${PLAIN} },
  "right": right[${HERE}]{ ${PLAIN} },
  tone, "blocks": blocks[${HERE}]{ ${PLAIN} }
}`)

/** Removes line breaks, because the service limits the length of a query. */
function oneLine(query: string): string {
  return query.replace(/\s+/g, ' ')
}
