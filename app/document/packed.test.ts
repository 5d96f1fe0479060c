import { describe, expect, it } from 'vitest'
import { pack, unpack } from './packed.ts'

describe('a packed value', () => {
  it('is what it was, and the same one each time', () => {
    const menu = { label: 'Sédie </script>', columns: [1, null] }
    expect(unpack(pack(menu))).toBe(menu)
  })

  it('that another process packed is read once', () => {
    const text = '{"label":"Lamps"}'
    expect(unpack(text)).toEqual({ label: 'Lamps' })
    expect(unpack(text)).toBe(unpack(text))
  })

  it('is read again when too many others came since', () => {
    const first = pack({ number: 0 })
    for (let number = 1; number <= 50; number++) pack({ number })
    expect(unpack(first)).toEqual({ number: 0 })
  })
})
