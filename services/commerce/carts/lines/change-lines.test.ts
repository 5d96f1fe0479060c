import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLines, type DraftLine, type LineToAdd, updateLines } from './change-lines.ts'

const variant = fc.constantFrom('lamp', 'chair', 'vase')
const attributes = fc.constantFrom<LineToAdd['attributes']>([], [{ key: 'colour', value: 'red' }])
const addition = fc.record({ variant, quantity: fc.integer({ min: 1, max: 20 }), attributes })
const STOCK: Record<string, number | null> = { lamp: 5, chair: null, vase: 30 }

test('whatever is added in whatever order, lines never exceed the stock nor repeat', () => {
  fc.assert(
    fc.property(fc.array(addition), (additions) => {
      const { lines } = add([], additions)
      for (const [name, stock] of Object.entries(STOCK)) {
        expect(total(lines, name)).toBe(Math.min(total(additions, name), stock ?? 999))
      }
      const kinds = lines.map((line) => JSON.stringify([line.variant, line.attributes]))
      expect(new Set(kinds).size).toBe(kinds.length)
      expect(lines.every(({ quantity }) => quantity > 0)).toBe(true)
    }),
  )
})

test('a warning is returned exactly when less was added than requested', () => {
  fc.assert(
    fc.property(fc.array(addition), addition, (before, last) => {
      const { lines } = add([], before)
      const after = add(lines, [last])
      const placed = total(after.lines, last.variant) - total(lines, last.variant)
      expect(after.warnings.length > 0).toBe(placed < last.quantity)
    }),
  )
})

test('adding lines one by one or all at once gives the same cart', () => {
  fc.assert(
    fc.property(fc.array(addition), (additions) => {
      const stepwise = additions.reduce<DraftLine[]>((lines, one) => add(lines, [one]).lines, [])
      expect(stepwise.map(withoutId)).toEqual(add([], additions).lines.map(withoutId))
    }),
  )
})

test('merging lines adds up their quantities, as far as there is stock', () => {
  fc.assert(
    fc.property(
      fc.array(addition, { minLength: 1 }),
      variant,
      attributes,
      (additions, toVariant, toAttributes) => {
        const { lines } = add([], additions)
        const [first] = lines
        if (!first) return
        const update = { id: first.id, variant: toVariant, attributes: toAttributes }
        const changed = updateLines(lines, [update], getStock)
        const others = first.variant === toVariant ? 0 : first.quantity
        const wanted = total(lines, toVariant) + others
        expect(total(changed.lines, toVariant)).toBe(Math.min(wanted, STOCK[toVariant] ?? 999))
      },
    ),
  )
})

function add(before: DraftLine[], additions: readonly LineToAdd[]) {
  return addLines(before, additions, getStock, () => crypto.randomUUID())
}

function getStock(name: string): number | null {
  return STOCK[name] ?? null
}

function total(lines: readonly { variant: string; quantity: number }[], name: string): number {
  return lines.filter((line) => line.variant === name).reduce((sum, { quantity }) => sum + quantity, 0)
}

function withoutId({ id: _, ...line }: DraftLine) {
  return line
}
