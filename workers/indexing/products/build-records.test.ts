import { expect, test, vi } from 'vitest'
import { cacheTitles } from './build-records.ts'

test('a title is requested once per language, even if there is none', async () => {
  const requested = vi.fn(async (path: string, language: string) =>
    language === 'it' ? `titolo di ${path}` : null,
  )
  const titles = cacheTitles(requested)
  for (let round = 0; round < 3; round++) {
    expect(await titles('lighting', 'it')).toBe('titolo di lighting')
    expect(await titles('lighting', 'de')).toBeNull()
  }
  expect(requested).toHaveBeenCalledTimes(2)
})
