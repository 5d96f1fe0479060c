import type { APIRequestContext } from '@playwright/test'
import { localePath, toLanguageTag } from '#domain/locale.ts'
import { expect, test } from './support/journey.ts'
import { linksOf, pageFacts } from './support/markup.ts'
import { ABROAD, HOME } from './support/places.ts'

/** What is walked from the site map: pages that editors wrote, with all that they lead to. */
const WRITTEN =
  /^\/(artisans|magazine|collections|landing|about|legal|terms-conditions-trade|sitemap)(\/|$|\?)/
const AT_ONCE = 4

for (const where of [HOME, ...ABROAD]) {
  test(`what editors wrote for ${toLanguageTag(where)} is whole, and leads nowhere that is not there`, async ({
    request,
  }) => {
    test.setTimeout(300_000)
    const prefix = localePath(where, '/').replace(/\/$/, '')
    const seen = new Set<string>([`${prefix}/sitemap`])
    const wrong: string[] = []
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    let written = 0
    for (let found = [...seen]; found.length > 0; ) {
      const next: string[] = []
      await inTurns(found, async (path) => {
        const html = await open(request, path, wrong)
        if (html === null || !WRITTEN.test(path.slice(prefix.length))) return
        const { title, description, headings, canonical, languages, language, isIndexed } = pageFacts(html)
        // A list in another order is the same list.
        if (!isIndexed) return
        written += 1
        if (headings !== 1) wrong.push(`${path} has ${headings} first headings`)
        if (language !== toLanguageTag(where)) wrong.push(`${path} is in ${language}`)
        if (new URL(canonical).pathname + new URL(canonical).search !== path)
          wrong.push(`${path} is at ${canonical}`)
        if (languages !== 5) wrong.push(`${path} names ${languages} languages`)
        note(titles, title, path, wrong)
        // The pages of a list after the first are told by their titles.
        if (!path.includes('?page=')) note(descriptions, description, path, wrong)
        next.push(...linksOf(html).filter((link) => !seen.has(link)))
        for (const link of next) seen.add(link)
      })
      found = [...new Set(next)]
    }
    expect(wrong).toEqual([])
    expect(written).toBeGreaterThan(60)
    expect(seen.size).toBeGreaterThan(200)
  })
}

/** The document at a path that must answer at once, without leading elsewhere. */
async function open(request: APIRequestContext, path: string, wrong: string[]): Promise<string | null> {
  const answer = await request.get(path, { maxRedirects: 0 })
  if (answer.status() === 200) return answer.text()
  wrong.push(`${answer.status()} ${path} ${answer.headers().location ?? ''}`)
  return null
}

/** Two pages that say the same of themselves are one too many. */
function note(known: Map<string, string>, text: string, path: string, wrong: string[]): void {
  const other = known.get(text)
  if (text === '') wrong.push(`${path} says nothing of itself`)
  else if (other !== undefined) wrong.push(`${path} says the same as ${other}: ${text}`)
  known.set(text, path)
}

async function inTurns(paths: readonly string[], visit: (path: string) => Promise<void>): Promise<void> {
  const waiting = [...paths]
  const walk = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
}
