import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { validateAddress } from '../../domain/address/address.ts'
import { parseProductAttributes } from '../../domain/product/product-attributes.ts'
import { maySeeProduct, toRole } from '../../domain/visitor/roles.ts'
import { PEOPLE } from './people.ts'

const text = readFileSync('demo/catalogue/products.csv', 'utf8')
const rows = z.array(z.record(z.string(), z.string())).parse(parse(text, { columns: true }))
const products = new Map(rows.filter(({ Title }) => Title !== '').map((row) => [row.Handle ?? '', row]))
const fieldOf = (row: Record<string, string>, key: string) =>
  row[`${key} (product.metafields.custom.${key})`] ?? ''

test.each(PEOPLE.map((person) => [person.part, person] as const))(
  'what the %s saved and ordered exists, and is for sale to them',
  (_, { company, addresses, saved, orders }) => {
    const role = toRole(true, company?.standing ?? null)
    const ordered = orders.flatMap(({ pieces }) => pieces.map(({ handle }) => handle))
    for (const handle of [...saved, ...ordered]) {
      const row = products.get(handle)
      if (!row) throw new Error(`${handle} is no product`)
      const keys = ['customerRestrictions', 'internalUseOnly', 'excludedCountries']
      const attributes = parseProductAttributes(new Map(keys.map((key) => [key, fieldOf(row, key)])))
      expect([handle, maySeeProduct(role, attributes)]).toEqual([handle, true])
      expect(attributes.excludedCountries).not.toContain(addresses[0]?.country)
    }
  },
)

test('every address is valid, and every customer with orders has one', () => {
  for (const { addresses, orders } of PEOPLE) {
    expect(addresses.flatMap(validateAddress)).toEqual([])
    expect(orders.length === 0 || addresses.length > 0).toBe(true)
  }
})

test('no order takes the last units: what someone may order can still be ordered', () => {
  for (const { handle, quantity } of PEOPLE.flatMap(({ orders }) => orders.flatMap(({ pieces }) => pieces))) {
    const policy = products.get(handle)?.['Variant Inventory Policy']
    const held = Number(products.get(handle)?.['Variant Inventory Qty'])
    expect([handle, policy === 'continue' || held > 4 * quantity]).toEqual([handle, true])
  }
})
