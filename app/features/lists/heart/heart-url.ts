import { idNumber } from '#domain/ids.ts'
import { heartId } from './heart-id.ts'
import { HEART_REFUSAL_PARAMETER, type HeartRefusal } from './heart-refusal.ts'

/** `page` is path and search. `refusal` replaces the refusal of an earlier heart. */
export function heartUrl(page: string, productId: string, refusal: HeartRefusal | null): string {
  const url = withoutHeartRefusal(page)
  const separator = url.includes('?') ? '&' : '?'
  const field = `${separator}${HEART_REFUSAL_PARAMETER}=${refusal}.${idNumber(productId)}`
  return `${url}${refusal ? field : ''}#${heartId(productId)}`
}

/** Removes the refusal of a heart from the path and search of a page. */
export function withoutHeartRefusal(page: string): string {
  const queryStart = page.indexOf('?')
  if (queryStart === -1) return page
  const fields = page.slice(queryStart + 1).split('&')
  const others = fields.filter((field) => !field.startsWith(`${HEART_REFUSAL_PARAMETER}=`))
  return others.length === 0 ? page.slice(0, queryStart) : `${page.slice(0, queryStart)}?${others.join('&')}`
}
