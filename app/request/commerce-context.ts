import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { Visitor } from './context.ts'

/** In whose name the commerce service is asked: a guest of the page's country and language. */
export function commerceContextOf({ country, language }: Visitor): CommerceContext {
  return { country, language, buyer: null }
}
