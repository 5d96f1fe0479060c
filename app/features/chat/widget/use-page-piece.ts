import { useMatches } from 'react-router'
import { idNumber } from '#domain/ids.ts'

/** The piece whose page is open; null on any other page. */
export function usePagePiece(): { number: string; title: string } | null {
  const data = useMatches().at(-1)?.loaderData
  if (typeof data !== 'object' || data === null || !('product' in data)) return null
  const { product } = data
  if (typeof product !== 'object' || product === null || !('id' in product) || !('title' in product))
    return null
  return { number: idNumber(String(product.id)), title: String(product.title) }
}
