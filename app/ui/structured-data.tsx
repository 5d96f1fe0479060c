/** Facts for search engines (JSON-LD). Escaped, so that no text of a product can end the element. */
export function StructuredData({ data }: { data: readonly object[] }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element has no other way to hold text
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
