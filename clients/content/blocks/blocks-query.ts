import { LINK, PICTURE, text, VISIBLE_HERE } from '../reading/groq.ts'

const BANNER = `"picture": image${PICTURE}, "overline": ${text('overline')}, "title": ${text('title')},
    "text": ${text('text')}, "link": cta${LINK}`

/**
 * Reads each block of a page in one language, by its type. Blocks for other countries are left out; a type that
 * is not named here comes back with its type and key alone.
 */
export const BLOCKS = `[${VISIBLE_HERE}]{
  "type": _type, "key": _key,
  _type == "localeRichText" => { "content": ${text('content')} },
  _type in ["oneColumnBanner", "linkableImageWithText"] => { ${BANNER}, "side": imageSide },
  _type == "twoColumnsBanner" => { "banners": banners[]{ "key": _key, ${BANNER} } },
  _type == "quote" => { "text": ${text('text')}, author, "role": ${text('role')}, "picture": image${PICTURE} },
  _type == "rowItems" => {
    "title": ${text('title')},
    "items": items[]{ "key": _key, "picture": image${PICTURE}, "link": link${LINK} }
  },
  _type == "productList" => {
    "title": ${text('title')}, "text": ${text('text')}, "category": category->canonicalPath, sort, limit,
    "link": cta${LINK}
  }
}`
