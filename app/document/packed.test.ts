import { describe, expect, it } from 'vitest'
import { pack, unpack } from './packed.ts'

describe('a packed value', () => {
  it('unpacks to an equal value, and to the same object each time', () => {
    const menu = { label: 'Sédie </script>', columns: [1, null] }
    expect(unpack(pack(menu))).toBe(menu)
  })

  it('is parsed once when another process packed it', () => {
    const text = '{"label":"Lamps"}'
    expect(unpack(text)).toEqual({ label: 'Lamps' })
    expect(unpack(text)).toBe(unpack(text))
  })

  it('is parsed again after too many others', () => {
    const first = pack({ number: 0 })
    for (let number = 1; number <= 50; number++) pack({ number })
    expect(unpack(first)).toEqual({ number: 0 })
  })
})
