import sanitizeHtml from 'sanitize-html'

/**
 * The tags allowed in a description: text, emphasis, lists, tables, links. Never styles, scripts or frames.
 */
const TAGS = [
  'p',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'sub',
  'sup',
  'span',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
]

/** A product description that is safe to insert into a page. */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // The page has its own first-level heading.
    transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' },
  }).trim()
}
