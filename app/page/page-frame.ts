import { useMatches } from 'react-router'
import type { Immersion } from '#domain/content/immersion.ts'

/** Page properties on which the header depends, in the browser too. Loaders return them as `frame`. */
export type PageFrame = {
  /** Whether the header overlays the page's first picture until it is scrolled (Spec §2). */
  readonly immersion?: Immersion | null
  /** The path, without locale, of the page's category, if its own path does not contain it. */
  readonly section?: string | null
}

export function usePageFrame(): PageFrame {
  const data = useMatches().at(-1)?.loaderData
  return hasFrame(data) ? data.frame : {}
}

function hasFrame(data: unknown): data is { frame: PageFrame } {
  return typeof data === 'object' && data !== null && 'frame' in data
}
