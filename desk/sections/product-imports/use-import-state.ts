import { useTranslate } from 'react-admin'
import type { ProductImport } from '#contracts/team/product-import.ts'

export function useImportState(): (one: Pick<ProductImport, 'state' | 'isDryRun'>) => string {
  const translate = useTranslate()
  return ({ state, isDryRun }) =>
    translate(`resources.product-imports.values.state.${state === 'done' && isDryRun ? 'compared' : state}`)
}
