import { z } from 'zod'
import type { Language } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from './reading/content-reader.ts'
import { parseValidItems } from './reading/content-shapes.ts'
import { text } from './reading/groq.ts'

/** The searches that the house recommends, in the editor's order; empty if there are none. */
export async function readPopularSearches(
  { read, report }: ContentReader,
  { language, isPreview = false }: { language: Language; isPreview?: boolean },
): Promise<Result<string[], 'content-unavailable'>> {
  const schema = z.array(z.unknown()).nullish()
  const params = { language }
  const result = await read({ what: 'popular-searches', query: POPULAR, params, schema, isPreview })
  return result.ok ? ok(parseValidItems(z.string().min(1), result.value, 'popular searches', report)) : result
}

const POPULAR = `*[_type == "searchPage"][0].popularSearches[]{ "text": ${text('text')} }.text`
