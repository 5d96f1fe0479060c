import { createHash } from 'node:crypto'
import type { ProductDraft } from '../product-draft.ts'

/** A short text that is equal for two drafts exactly if their content is, wherever they are in a file. */
export function digestOf(draft: ProductDraft): string {
  const said = { ...draft, line: 0, variants: draft.variants.map((variant) => ({ ...variant, line: 0 })) }
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
