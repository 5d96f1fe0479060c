import type { Clients } from '#clients/clients.ts'
import { titleIn } from '#domain/catalogue/category-mapping.ts'
import type { CategoryTitles } from '#workers/indexing/products/build-records.ts'

type TitleSources = {
  readonly commerce: Pick<Clients['commerce'], 'getCategoryTitles'>
  readonly content: Pick<Clients['content'], 'getCategory'>
}

/**
 * The titles of categories: those that editors gave them, else those that an import stored in the commerce service,
 * which are requested once.
 */
export function openCategoryTitles({ commerce, content }: TitleSources): CategoryTitles {
  let imported: ReturnType<typeof commerce.getCategoryTitles> | null = null
  return async (path, language) => {
    const category = await content.getCategory({ path, language })
    if (category.ok && category.value) return { title: category.value.title, language: null }
    imported ??= commerce.getCategoryTitles()
    const titles = await imported
    return titles.ok ? titleIn(titles.value.get(path), language) : null
  }
}
