import { teamProduct } from '../../../contracts/team/product.ts'
import type { Section } from '../section.ts'
import { ProductEdit } from './edit/product-edit.tsx'
import { ProductCreate } from './product-create.tsx'
import { ProductList } from './product-list.tsx'

export const products: Section = {
  resource: 'products',
  roles: ['catalogue'],
  hostable: 'commerce',
  group: 'house',
  list: ProductList,
  edit: ProductEdit,
  create: ProductCreate,
  finding: {
    result(item) {
      const product = teamProduct.safeParse(item).data
      return product ? { title: product.title, below: product.vendor, to: `/products/${product.id}` } : null
    },
  },
}
