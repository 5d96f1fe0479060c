import { idNumber } from '#domain/ids.ts'
import { heartId } from './heart-id.ts'
import { HEART_REFUSED, type HeartRefusal } from './heart-refusal.ts'

/** `page` is path and search. `refusal` replaces the refusal of an earlier heart. */
export function heartAddress(page: string, productId: string, refusal: HeartRefusal | null): string {
  const address = withoutHeartRefusal(page)
  const field = `${address.includes('?') ? '&' : '?'}${HEART_REFUSED}=${refusal}.${idNumber(productId)}`
  return `${address}${refusal ? field : ''}#${heartId(productId)}`
}

/** The path and search of a page without the refusal of a heart; otherwise unchanged. */
export function withoutHeartRefusal(page: string): string {
  const at = page.indexOf('?')
  if (at === -1) return page
  const fields = page.slice(at + 1).split('&')
  const others = fields.filter((field) => !field.startsWith(`${HEART_REFUSED}=`))
  return others.length === 0 ? page.slice(0, at) : `${page.slice(0, at)}?${others.join('&')}`
}
