import { z } from 'zod'
import type { CategoryTitles } from '#domain/catalogue/category-mapping.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type CommerceClientOptions, type CommerceRequest, nameOf } from './request.ts'

/** Titles of categories by canonical path; a language without its own is missing. */
export type CategoryTitlesByPath = ReadonlyMap<string, CategoryTitles>

export type CategoryCalls = {
  /**
   * What the commerce service calls the categories of products: the shop's metafield `custom.categories`,
   * `{"furniture/tables": {"en": "Tables", "it": "Tavoli"}}`, which an import writes. Empty if there is none.
   */
  getCategoryTitles(): Promise<Result<CategoryTitlesByPath, 'product-fetch-failed'>>
}

export function createCategoryCalls(
  request: CommerceRequest,
  report: CommerceClientOptions['report'],
): CategoryCalls {
  return {
    async getCategoryTitles() {
      const result = await request(CATEGORY_TITLES, {})
      if (!result.ok) return refuse('product-fetch-failed')
      const parsed = response.safeParse(result.value)
      if (parsed.success) return ok(new Map(Object.entries(parsed.data.shop.metafield ?? {})))
      const details = z.prettifyError(parsed.error)
      report({ operation: nameOf(CATEGORY_TITLES), code: 'answer-malformed', status: 200, details })
      return refuse('product-fetch-failed')
    },
  }
}

const CATEGORY_TITLES = `query CategoryTitles {
  shop { metafield(namespace: "custom", key: "categories") { value } }
}`

const titles = z.partialRecord(z.enum(LANGUAGES), z.string().min(1))

const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' })
    return z.NEVER
  }
})

const response = z.object({
  shop: z.object({
    metafield: z
      .object({ value: jsonText.pipe(z.record(z.string(), titles)) })
      .nullable()
      .transform((field) => field?.value ?? null),
  }),
})
