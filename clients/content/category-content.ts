import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentBlock } from './blocks/blocks.ts'
import { BLOCKS } from './blocks/blocks-query.ts'
import { readBlocks } from './blocks/read-blocks.ts'
import type { ContentReader } from './reading/content-reader.ts'

/** The editor's content below the products of a category, as visible in its country. */
export async function readCategoryContent(
  { read, report }: ContentReader,
  { id, locale, isPreview = false }: { id: string; locale: Locale; isPreview?: boolean },
): Promise<Result<ContentBlock[], 'content-unavailable'>> {
  const { language, country } = locale
  const params = { id, language, country }
  const result = await read({ what: 'category-content', query: CONTENT, params, schema: blocks, isPreview })
  return result.ok ? ok(readBlocks(result.value, `category ${id}`, report, isPreview)) : result
}

const CONTENT = `*[_type == "category" && _id == $id][0].content[]${BLOCKS}`

const blocks = z.array(z.unknown()).nullable()
