import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentBlock } from '../blocks/blocks.ts'
import { BLOCKS } from '../blocks/blocks-query.ts'
import { readBlocks } from '../blocks/read-blocks.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import { VISIBLE_HERE } from '../reading/groq.ts'

/** The attributes of a product that rules of page content depend on (Spec §3, §7). */
export type ProductForContent = {
  /** The English handle, by which content is assigned to a product. */
  readonly handle: string
  /** Canonical path. */
  readonly categoryPath: string | null
  readonly artisanSlug: string | null
  /** As in filters: 'walnut'. */
  readonly materialKeys: readonly string[]
}

/**
 * The extra blocks of a product's page: first those assigned to the product, then those by rule, in the
 * editor's order.
 */
export async function readProductPageContent(
  { read, report }: ContentReader,
  { product, locale, isPreview = false }: { product: ProductForContent; locale: Locale; isPreview?: boolean },
): Promise<Result<ContentBlock[], 'content-unavailable'>> {
  const params = {
    language: locale.language,
    country: locale.country,
    id: `product-page-${product.handle}`,
    categories: pathsTo(product.categoryPath),
    artisan: product.artisanSlug,
    materials: product.materialKeys,
  }
  const schema = z.array(z.object({ id: z.string(), content: z.array(z.unknown()).nullish() }))
  const result = await read({ what: 'product-page', query: CONTENT, params, schema, isPreview })
  if (!result.ok) return result
  return ok(
    result.value.flatMap(({ id, content }) =>
      readBlocks(content, id, report, isPreview).map((block) => ({ ...block, key: `${id} ${block.key}` })),
    ),
  )
}

/** All conditions of a rule must match, and a rule must have at least one. */
const FITS = `(defined(rule.category) || defined(rule.artisan) || defined(rule.material))
  && (!defined(rule.category) || rule.category->canonicalPath in $categories)
  && (!defined(rule.artisan) || rule.artisan == $artisan)
  && (!defined(rule.material) || rule.material in $materials)`

const CONTENT = `*[_type == "productPageContent" && (_id == $id || (${FITS})) && ${VISIBLE_HERE}]
  | order(select(_id == $id => 0, 1) asc, position asc, _id asc){ "id": _id, "content": content${BLOCKS} }`

/** 'furniture/tables/side-tables' → all three levels: content of a category also applies to those below it. */
function pathsTo(categoryPath: string | null): string[] {
  const steps = categoryPath?.split('/') ?? []
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
}
