import { z } from 'zod'
import { acceptRedirects, type Redirect } from '#domain/links/redirects.ts'
import type { Language } from '#domain/market/language.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import { parseValidItems } from '../reading/content-shapes.ts'
import { PAGE_URL } from '../reading/groq.ts'

/** By the `redirectKey` of the former URL. */
export type Redirects = ReadonlyMap<string, Redirect>

/**
 * Loads `redirect` documents: `from`, a path without locale and search; `page`, a reference, or otherwise `to`, a path
 * or an absolute URL; `isTemporary`. A page's URL is in the requested language. Invalid or circular redirects, and
 * those to another redirect, are reported and left out.
 */
export async function readRedirects(
  { read, report }: ContentReader,
  { language, isPreview = false }: { language: Language; isPreview?: boolean },
): Promise<Result<Redirects, 'content-unavailable'>> {
  const what = 'redirects'
  const schema = z.array(z.unknown())
  const result = await read({ what, query: REDIRECTS, params: { language }, schema, isPreview })
  if (!result.ok) return result
  const { byKey, refused } = acceptRedirects(parseValidItems(redirect, result.value, what, report))
  for (const {
    redirect: { id, from, to },
    code,
  } of refused) {
    report({ kind: 'content-broken', what, details: `${code}: ${id}, from ${from} to ${to}` })
  }
  return ok(byKey)
}

const REDIRECTS = `*[_type == "redirect"] | order(_id asc){
  "id": _id, from, "to": coalesce(page->{"url": ${PAGE_URL}}.url, to), "isTemporary": isTemporary == true
}`

const redirect: z.ZodType<Redirect> = z.object({
  id: z.string(),
  from: z.string().regex(/^\/(?!\/)[^\s?#]+$/),
  to: z
    .string()
    .regex(/^(?:\/(?!\/)|https:\/\/)\S*$/)
    .refine((to) => to.startsWith('/') || URL.canParse(to)),
  isTemporary: z.boolean(),
})
