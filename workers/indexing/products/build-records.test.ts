import { expect, test, vi } from 'vitest'
import { cacheTitles } from './build-records.ts'

test('a title is requested once per language, even if there is none', async () => {
  const requested = vi.fn(async (path: string, language: string) =>
    language === 'it' ? { title: `titolo di ${path}`, language: null } : null,
  )
  const titles = cacheTitles(requested)
  for (let round = 0; round < 3; round++) {
    expect(await titles('lighting', 'it')).toEqual({ title: 'titolo di lighting', language: null })
    expect(await titles('lighting', 'de')).toBeNull()
  }
  expect(requested).toHaveBeenCalledTimes(2)
})
