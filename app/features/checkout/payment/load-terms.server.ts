import type { Visitor } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { OrderTerms } from '#domain/order/order-terms.ts'
import type { TermsText } from './terms-of-order.tsx'

/** Terms that could not be read are null. */
export async function loadTerms(
  { locale, language, isPreview }: Visitor,
  { content }: Pick<Clients, 'content'>,
): Promise<Record<OrderTerms['kind'], TermsText | null>> {
  const load = async (topic: 'terms-of-sale' | 'trade-terms') => {
    const page = await content.getLegalPage({ topic, locale, isPreview })
    if (!page.ok || page.value === null) return null
    const { paths, effectiveDate } = page.value
    return { path: paths[language], effectiveDate }
  }
  const [sale, trade] = await Promise.all([load('terms-of-sale'), load('trade-terms')])
  return { sale, trade }
}
