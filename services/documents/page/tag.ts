/** The kinds of content that a screen reader distinguishes. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Figure'

const PREFIX = 'tag:'

/**
 * The properties that tag what an element of the library shows; `alt` describes a figure. The library has no such
 * property, so the tag is in the `id`, which is otherwise the name of a place to link to.
 */
export function tagged(tag: Tag, alt = ''): { id: string } {
  return { id: `${PREFIX}${tag}:${alt}` }
}

/** Null if there is no tag. */
export function readTag(id: unknown): { tag: string; alt: string } | null {
  if (typeof id !== 'string' || !id.startsWith(PREFIX)) return null
  const [tag = '', ...alt] = id.slice(PREFIX.length).split(':')
  return { tag, alt: alt.join(':') }
}
