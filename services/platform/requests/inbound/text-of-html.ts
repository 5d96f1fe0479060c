import sanitizeHtml from 'sanitize-html'

/** What a person reads of an email in HTML, a line each; without what its program repeats of an earlier one. */
export function textOfHtml(html: string): string {
  const marked = html.replace(/\s+/g, ' ').replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b/gi, '\n$&')
  // Only tags that are allowed at first can be left out with all that is in them.
  const own = sanitizeHtml(marked, {
    allowedTags: ['div', 'blockquote'],
    allowedAttributes: { div: ['class'] },
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'head'],
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'blockquote' || /\b(?:gmail_quote|moz-cite-prefix|yahoo_quoted)\b/.test(attribs.class ?? ''),
  })
  const text = sanitizeHtml(own, { allowedTags: [] })
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
}
