import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

/**
 * The description of a product as a page may show it. A hosted shop answers what its editors wrote, whatever it is:
 * no script, style, frame, form, picture or attribute of it gets through, and a link leads to the web alone.
 */
export function safeDescription(html: string): string {
  return cleaned.memo(html)
}

/** A page that is rendered again does not pay for its description again. */
const cleaned = new LRUCache<string, string>({
  max: 2_000,
  memoMethod: (html) => sanitizeHtml(html, DESCRIPTION_TAGS),
})

/** The headings of a description are below the page's own. */
const DESCRIPTION_TAGS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h3', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
}
