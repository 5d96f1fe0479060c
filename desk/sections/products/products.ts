import type { Section } from '../section.ts'
import { ProductEdit } from './edit/product-edit.tsx'
import { ProductCreate } from './product-create.tsx'
import { ProductList } from './product-list.tsx'

export const products: Section = {
  resource: 'products',
  roles: ['catalogue'],
  hostable: 'commerce',
  list: ProductList,
  edit: ProductEdit,
  create: ProductCreate,
}
