import type { Section } from '../section.ts'
import { ImportPage } from './import-page.tsx'
import { ProductFiles } from './product-files.tsx'

export const productImports: Section = {
  resource: 'product-imports',
  roles: ['catalogue'],
  hostable: 'commerce',
  group: 'house',
  list: ProductFiles,
  show: ImportPage,
}
