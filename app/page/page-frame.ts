import { useMatches } from 'react-router'
import type { Immersion } from '#domain/content/immersion.ts'

/** What a page says to the header around it, in the browser too. Its loader returns it as `frame`. */
export type PageFrame = {
  /** Whether the header is laid over the page's first picture until it is scrolled (Spec §2). */
  readonly immersion?: Immersion | null
  /** The path, without locale, of the category that the page belongs to, where its own path does not say so. */
  readonly section?: string | null
}

/** What the page that is shown says to the header. */
export function usePageFrame(): PageFrame {
  const data = useMatches().at(-1)?.loaderData
  return hasFrame(data) ? data.frame : {}
}

function hasFrame(data: unknown): data is { frame: PageFrame } {
  return typeof data === 'object' && data !== null && 'frame' in data
}
