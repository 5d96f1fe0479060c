import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

/**
 * Sanitizes the description of a product. A hosted shop returns whatever its editors wrote: scripts, styles, frames,
 * forms, pictures and attributes are removed, and links may lead to the web only.
 */
export function safeDescription(html: string): string {
  return cleaned.memo(html)
}

/** A page that is rendered again does not pay for its description again. */
const cleaned = new LRUCache<string, string>({
  max: 2_000,
  memoMethod: (html) => sanitizeHtml(html, DESCRIPTION_TAGS),
})

/** Headings of a description are below those of the page. */
const DESCRIPTION_TAGS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
}
