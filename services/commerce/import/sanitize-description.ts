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
  'div',
]

/** Returns a product description that is safe to insert into a page. Sanitizing the result again does not change it. */
export function sanitizeDescription(html: string): string {
  const safe = sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // The page has its own first-level heading.
    transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
  })
  return safe
    .replace(TEXT_IN_DIV, '<p>$1</p>')
    .replace(/<\/?div>/g, '')
    .replace(/<p>(?:\s|&nbsp;)*<\/p>\n?/g, '')
    .trim()
}

/** A `div` without other blocks becomes a paragraph. Any other is unwrapped, since paragraphs cannot contain blocks. */
const TEXT_IN_DIV =
  /<div>((?:[^<]|<(?!\/?(?:div|p|hr|h[2-4]|ul|ol|li|dl|dt|dd|blockquote|table|thead|tbody|tr|th|td)\b))*)<\/div>/g

/** The text of HTML on one line, without tags and with the usual entities decoded. */
export function plainText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
}
