import { z } from 'zod'
import type { SearchResponse } from '../sending/read-responses.ts'

const target = z.string().refine((text) => text.startsWith('/') || /^https?:\/\//.test(text))
const rendered = z.object({ redirect: z.object({ url: target }) })
const custom = z.object({ redirect: target })

/**
 * Where the rules of a search lead: in `renderingContent`, as the hosted engine's redirects, or in the `redirect` of `userData`. Null
 * if they lead nowhere.
 */
export function redirectOf({
  renderingContent,
  userData = [],
}: Pick<SearchResponse, 'renderingContent' | 'userData'>): string | null {
  const [first] = userData.flatMap((data) => custom.safeParse(data).data?.redirect ?? [])
  return rendered.safeParse(renderingContent).data?.redirect.url ?? first ?? null
}
