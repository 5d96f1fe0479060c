import { useTranslate } from 'react-admin'
import type { ImportRefusal } from '../../../contracts/team/product-import.ts'

/** Why a row was refused, in words. A code that has none here is shown with its detail. */
export function useRefusedRow(): (refusal: ImportRefusal) => string {
  const translate = useTranslate()
  return ({ code, detail }) =>
    translate(`resources.product-imports.reasons.${code}`, { detail, _: `${code}: ${detail}` })
}
