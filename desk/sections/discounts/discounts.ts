import type { Section } from '../section.ts'
import { DiscountCreate } from './discount-create.tsx'
import { DiscountEdit } from './discount-edit.tsx'
import { DiscountList } from './discount-list.tsx'

export const discounts: Section = {
  resource: 'discounts',
  roles: ['catalogue'],
  hostable: 'commerce',
  group: 'house',
  list: DiscountList,
  edit: DiscountEdit,
  create: DiscountCreate,
}
