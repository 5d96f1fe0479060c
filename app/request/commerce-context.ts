import type { CommerceContext } from '#clients/commerce/request.ts'
import type { Visitor } from './context.ts'

/** For whom the commerce service is asked: decides language, currency and what may be seen. */
export function commerceContextOf({ country, language }: Visitor): CommerceContext {
  return { country, language, buyer: null }
}
