/** The types of content that screen readers distinguish. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Figure'

const PREFIX = 'tag:'

/**
 * Returns the properties that tag a library element for accessibility. `alt` describes a figure. The library has no
 * such property, so the tag is stored in the `id`, which normally names a link target.
 */
export function tagProps(tag: Tag, alt = ''): { id: string } {
  return { id: `${PREFIX}${tag}:${alt}` }
}

/** Returns null if there is no tag. */
export function readTag(id: unknown): { tag: string; alt: string } | null {
  if (typeof id !== 'string' || !id.startsWith(PREFIX)) return null
  const [tag = '', ...alt] = id.slice(PREFIX.length).split(':')
  return { tag, alt: alt.join(':') }
}
